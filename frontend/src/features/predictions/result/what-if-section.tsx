import { useState } from 'react';
import type { Estimate } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { loadEvaluatorFor } from '#frontend/features/predictions/device-estimate.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { whatIfTexts } from '../what-if/texts/en.ts';
import styles from './result.module.css';

/** Section in which the user can change answers. Its code and the evaluator are loaded when it is opened. */
export function WhatIfSection({ estimate }: { estimate: Estimate }) {
  const [isOpen, setIsOpen] = useState(false);
  const load = async () => {
    const [{ WhatIf }, evaluator] = await Promise.all([loadControls(), loadEvaluatorFor(estimate)]);
    // Fails for a county that the prices do not have any more.
    evaluator.price(estimate);
    return { WhatIf, evaluator };
  };
  return (
    <section aria-labelledby="what-if" className={`${isOpen ? styles.open : ''} stack-16 screen-only`}>
      <h2 id="what-if" className={isOpen ? undefined : 'visually-hidden'}>
        {whatIfTexts.title}
      </h2>
      {isOpen ? (
        <Card>
          <OnDemand load={load} toast={{ id: 'what-if', message: whatIfTexts.failed }} heading="#what-if">
            {({ WhatIf, evaluator }) => <WhatIf shown={estimate} evaluator={evaluator} />}
          </OnDemand>
        </Card>
      ) : (
        <div>
          <Button onClick={() => setIsOpen(true)}>{whatIfTexts.title}</Button>
        </div>
      )}
    </section>
  );
}

export const loadControls = () =>
  loadCode(() => import('#frontend/features/predictions/what-if/what-if.tsx'));
