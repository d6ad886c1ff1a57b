import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Estimate, Prediction } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { LoadedContent, useLoaded } from '#frontend/api/use-loaded.tsx';
import { formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import { loadEvaluatorFor } from '#frontend/features/predictions/device-estimate.ts';
import { useCounties } from '#frontend/features/predictions/places/counties.ts';
import { loadPanels, PremiumDetails } from '#frontend/features/predictions/result/premium-details.tsx';
import { formPaths, paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { formatDate } from '#frontend/ui/format.ts';
import styles from './prediction-detail.module.css';

/** Whole result of a stored prediction, with its answers and a link back to its form. */
export function PredictionDetail({ prediction }: { prediction: Prediction }) {
  const { insurance_type, input_data: answers } = prediction;
  const navigate = useNavigate();
  return (
    <>
      <div className={`${styles.columns} columns`}>
        <Card labelledBy="premium">
          <h2 id="premium" className="visually-hidden">
            Premium
          </h2>
          <PremiumDetails estimate={prediction} />
        </Card>
        <Card labelledBy="answers" className="stack-16">
          <h2 id="answers">Your answers</h2>
          <PredictionAnswers answers={answers} />
          <div className="row">
            <Button
              variant="primary"
              onClick={() => navigate(formPaths[insurance_type], { state: { answers } })}
            >
              Adjust and estimate again
            </Button>
            <LinkButton to={paths.history}>View History</LinkButton>
          </div>
        </Card>
      </div>
      <WhatIfSection estimate={prediction} />
    </>
  );
}

function PredictionAnswers({ answers }: { answers: Prediction['input_data'] }) {
  useCounties('county' in answers);
  return (
    <dl className={styles.answers}>
      {Object.entries(answers).map(([name, value]) => (
        <div key={name} className="pair">
          <dt className="quiet">{toAnswerLabel(name)}</dt>
          <dd>{formatAnswer(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Details of a form's result. In print, its answers, date and model follow. */
export function ResultDetail({ estimate }: { estimate: Estimate }) {
  const [today] = useState(() => new Date().toISOString());
  return (
    <>
      <PremiumDetails estimate={estimate} />
      <div className={styles.printed}>
        <h3>Your answers</h3>
        <PredictionAnswers answers={estimate.input_data} />
        <p>
          {formatDate(today)}, model {estimate.model_version}
        </p>
      </div>
    </>
  );
}

/** Section in which the user can change answers. Its code and the evaluator are loaded when it is opened. */
export function WhatIfSection({ estimate }: { estimate: Estimate }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isAuthenticated } = useSession();
  return (
    <Card labelledBy="what-if" className="stack-16 screen-only">
      <h2 id="what-if">What if?</h2>
      <p className="measure quiet">
        {isAuthenticated ? 'Nothing is stored until you save it.' : 'Nothing is stored. Reset undoes all.'}
      </p>
      {isOpen ? (
        <LazyWhatIf estimate={estimate} />
      ) : (
        <div>
          <Button onClick={() => setIsOpen(true)}>Try other answers</Button>
        </div>
      )}
    </Card>
  );
}

const failureMessage = 'Failed to load the controls';

const loadControls = () => loadCode(() => import('#frontend/features/predictions/what-if/what-if.tsx'));

/** Loads what the parts of a result load when they are opened, so that they open without a network too. */
export const loadParts = () => Promise.all([loadPanels(), loadControls()]);

function LazyWhatIf({ estimate }: { estimate: Estimate }) {
  const load = useCallback(async () => {
    const [{ WhatIf }, evaluator] = await Promise.all([loadControls(), loadEvaluatorFor(estimate)]);
    // Fails for a county that the prices do not have any more.
    evaluator.price(estimate);
    return { WhatIf, evaluator };
  }, [estimate]);
  const loaded = useLoaded(load, failureMessage);
  return (
    <LoadedContent loaded={loaded} heading="#what-if">
      {({ WhatIf, evaluator }) => <WhatIf shown={estimate} evaluator={evaluator} />}
    </LoadedContent>
  );
}
