import { useState } from 'react';
import type { HealthAnswers, Prediction } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/load-code.ts';
import { LoadedContent } from '#frontend/api/loaded-content.tsx';
import { useLoaded } from '#frontend/api/use-loaded.ts';
import sharedStyles from '#frontend/features/predictions/predictions.module.css';
import styles from './tax-credit.module.css';

interface AfterTaxCreditProps {
  answers: HealthAnswers;
  market: NonNullable<Prediction['market']>;
}

/**
 * Ages whose public programs the calculator knows: Medicaid's expansion is for adults under 65
 * (42 USC 1396a), and people of 65 and over usually have Medicare.
 */
const ages = { min: 19, max: 64 };

/** "What would I pay?": opens the calculator of the premium tax credit. */
export function AfterTaxCredit({ answers: { age, state }, market }: AfterTaxCreditProps) {
  const [isOpened, setOpened] = useState(false);
  if (Math.floor(age) < ages.min || Math.floor(age) > ages.max) return null;
  return (
    <details className={styles.details} onToggle={() => setOpened(true)}>
      <summary className={sharedStyles.disclosure}>
        What would I pay? <span className={styles.topic}>Marketplace price after tax credits</span>
      </summary>
      {isOpened && <LazyCalculator market={{ state, ...market }} />}
    </details>
  );
}

const failureMessage = 'Failed to load the calculator';

const loadCalculator = () => loadCode(() => import('./tax-credit-calculator.tsx'));

type Calculator = Awaited<ReturnType<typeof loadCalculator>>['TaxCreditCalculator'];

function LazyCalculator(props: Parameters<Calculator>[0]) {
  const loaded = useLoaded(loadCalculator, failureMessage);
  return (
    <LoadedContent loaded={loaded} failureTitle={failureMessage} heading="h2">
      {({ TaxCreditCalculator }) => <TaxCreditCalculator {...props} />}
    </LoadedContent>
  );
}
