import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '#frontend/api/session-store.ts';
import { LoadedContent, preload as preloadData, useLoaded } from '#frontend/api/use-loaded.tsx';
import styles from '#frontend/features/dashboard/dashboard.module.css';
import { DashboardStats, getDashboard } from '#frontend/features/dashboard/dashboard-stats.tsx';
import { RequestedPage, UnfinishedEstimates } from '#frontend/features/dashboard/notices.tsx';
import {
  preloadTimelines,
  TimelineSection,
} from '#frontend/features/predictions/charts/timeline-section.tsx';
import { KeptEstimateNotice } from '#frontend/features/predictions/guest/kept-estimate-notice.tsx';
import { RecentPredictions } from '#frontend/features/predictions/history/prediction-table.tsx';
import { listRecentPredictions } from '#frontend/features/predictions/requests.ts';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Card, EmptyState } from '#frontend/ui/content.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Skeleton } from '#frontend/ui/loading.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

/** Shared by all requests of the page, so that their failures show one toast. */
const failureMessage = 'Failed to load dashboard data';

/** Loads the data of the dashboard before it is mounted. */
export function preload(signal: AbortSignal) {
  return Promise.all([
    preloadData(getDashboard, signal),
    preloadData(listRecentPredictions, signal),
    preloadTimelines(signal),
  ]);
}

/** /main */
export function Page() {
  const { user } = useSession();
  const stats = useLoaded(getDashboard, failureMessage);
  const recent = useLoaded(listRecentPredictions, failureMessage);
  const [choosing, setChoosing] = useState(false);
  const choose = () => setChoosing(true);
  const [newest] = recent.state === 'loaded' ? recent.value : [];
  const { reload: reloadStats } = stats;
  const { reload: reloadRecent } = recent;
  const reload = useCallback(() => {
    reloadStats();
    reloadRecent();
  }, [reloadStats, reloadRecent]);

  return (
    <div className="stack-24">
      <div className="between">
        <PageHeading title="Dashboard">
          {`Welcome back, ${user?.first_name || user?.username || 'User'}!`}
        </PageHeading>
        <div className="row">
          <Button variant="primary" onClick={choose}>
            New Prediction
          </Button>
          <LinkButton to={paths.history}>View History</LinkButton>
        </div>
      </div>
      <KeptEstimateNotice onSaved={reload} />
      <UnfinishedEstimates />
      <RequestedPage />
      <DashboardStats stats={stats} recent={recent} />
      <LoadedContent loaded={stats} failureTitle="Your totals could not be loaded" pending={null} />
      <Card labelledBy="recent-predictions" className="stack-16">
        <h2 id="recent-predictions">Recent Predictions</h2>
        <LoadedContent
          loaded={recent}
          failureTitle="Your recent predictions could not be loaded"
          pending={
            <>
              <Skeleton label="Loading predictions" lines={8} />
              <Skeleton lines={5} />
            </>
          }
        >
          {(predictions) =>
            predictions.length === 0 ? (
              <EmptyState
                title="No predictions yet"
                action={
                  <Button variant="primary" onClick={choose}>
                    Make Your First Prediction
                  </Button>
                }
              >
                Answer a few questions to see your premium, its range and the reasons.
              </EmptyState>
            ) : (
              <>
                <RecentPredictions predictions={predictions} labelledBy="recent-predictions" />
                <p>
                  <Link to={paths.history}>View All Predictions</Link>
                </p>
              </>
            )
          }
        </LoadedContent>
      </Card>
      {newest ? <TimelineSection key={newest.id} failureMessage={failureMessage} /> : null}
      {choosing ? <ChoosePredictionDialog onCancel={() => setChoosing(false)} /> : null}
    </div>
  );
}

const forms = [
  { icon: 'health', path: paths.healthPrediction, name: 'Health Insurance' },
  { icon: 'car', path: paths.carPrediction, name: 'Car Insurance' },
] as const;

/** Choice of the prediction form to open. */
function ChoosePredictionDialog({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog title="Choose prediction type" onClose={onCancel}>
      <div className="columns">
        {forms.map(({ icon, path, name }) => (
          <Button
            key={path}
            wide
            className={styles.choice}
            icon={<Icon name={icon} size={2} />}
            onClick={() => navigate(path)}
          >
            {name}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
