import { call } from '#frontend/api/call.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { LoadedContent, preload, useLoaded } from '#frontend/api/use-loaded.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { Skeleton } from '#frontend/ui/loading.tsx';
import styles from './chart.module.css';

/** Predictions that are loaded for both charts: enough for 50 of each type unless one is rare. */
const loadedCount = 200;

async function loadTimelines(signal: AbortSignal) {
  const [code, predictions] = await Promise.all([
    loadCode(() => import('./premium-timeline.tsx')),
    call('list-predictions', { query: { limit: String(loadedCount) }, signal }),
  ]);
  return { ...code, predictions, hasMore: predictions.length === loadedCount };
}

/** Loads the code and data of the charts before they are mounted. */
export function preloadTimelines(signal: AbortSignal): Promise<void> {
  return preload(loadTimelines, signal);
}

/** Charts of the user's newest premiums, one for each insurance type. Code and data are loaded when it mounts. */
export function TimelineSection({ failureMessage }: { failureMessage: string }) {
  const loaded = useLoaded(loadTimelines, failureMessage);
  return (
    <Card labelledBy="timelines" className="stack-16">
      <h2 id="timelines">Premiums over time</h2>
      <LoadedContent
        loaded={loaded}
        failureTitle="Your charts could not be loaded"
        pending={
          <>
            <p role="status" className="visually-hidden">
              Loading charts
            </p>
            <Skeleton lines={8} />
            <Skeleton lines={8} />
          </>
        }
      >
        {({ PremiumTimeline, predictions, hasMore }) => (
          <div className={`${styles.charts} columns`}>
            <PremiumTimeline insuranceType="health" predictions={predictions} hasMore={hasMore} />
            <PremiumTimeline insuranceType="car" predictions={predictions} hasMore={hasMore} />
          </div>
        )}
      </LoadedContent>
    </Card>
  );
}
