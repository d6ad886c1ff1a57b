import type { Prediction } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/load-code.ts';
import { useLoaded } from '#frontend/api/use-loaded.ts';
import { ErrorState } from '#frontend/ui/error-state.tsx';
import { Spinner } from '#frontend/ui/spinner.tsx';
import { Disclaimer } from './disclaimer.tsx';
import styles from './lazy-premium-details.module.css';

const failureMessage = 'Failed to load what the premium is made of';

let PremiumDetails: typeof import('./premium-details.tsx').PremiumDetails | undefined;

/**
 * Fetches the code that explains a premium. A form stands without it; whoever begins to fill the
 * form in will need it, and has it when the answer comes.
 * @throws {NetworkError} when it can't be fetched
 */
export async function loadPremiumDetails(): Promise<void> {
  ({ PremiumDetails } = await loadCode(() => import('./premium-details.tsx')));
}

/** What stands behind a premium, or until that could be fetched, what is still true without it. */
export function LazyPremiumDetails({ prediction }: { prediction: Prediction }) {
  const loaded = useLoaded(loadPremiumDetails, failureMessage);
  // Usually there before this is first drawn, so that nothing moves.
  if (PremiumDetails) return <PremiumDetails prediction={prediction} />;
  return (
    <div className={styles.instead}>
      {loaded.state === 'failed' ? (
        <ErrorState
          title={failureMessage}
          advice={`${loaded.failure.advice} Your estimate is saved.`}
          onRetry={loaded.reload}
          retrying={loaded.retrying}
          heading="h2"
        />
      ) : (
        <Spinner page />
      )}
      <Disclaimer />
    </div>
  );
}
