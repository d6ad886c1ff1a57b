import { type ReactNode, useState } from 'react';
import { useHouseholdInput } from '#frontend/features/household/household-store.ts';
import { ShortIncomeField } from '#frontend/features/household/income-field.tsx';
import { ShortSizeField } from '#frontend/features/household/size-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { panelTexts } from './household-panel.texts.ts';
import { CalculationPanel } from './household-panel.tsx';
import styles from './level-prices.module.css';
import { usePlanPrices } from './use-plan-prices.tsx';

/**
 * Calculation of the prices, and openly the questions for an income that is not known.
 * @param children above the calculation
 */
export function HouseholdQuestions({ children }: { children?: ReactNode }) {
  const { problems, assumedSize, hasMedicare, territory, prices } = usePlanPrices();
  const [{ income }] = useHouseholdInput();
  const [isAnswered] = useState(Boolean(income));
  if (territory || (hasMedicare && !prices)) return null;
  return (
    <div className={`${styles.household} screen-only`}>
      {!isAnswered && (
        <div className="row">
          <ShortIncomeField problems={problems} />
          <ShortSizeField problems={problems} assumedSize={assumedSize} />
        </div>
      )}
      <Fold id="calculation" title={panelTexts.title} deferred>
        <div className="stack-16">
          {children}
          <CalculationPanel />
        </div>
      </Fold>
    </div>
  );
}
