import { type ReactNode, useState } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate, useRevalidator } from 'react-router-dom';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import type { Dashboard } from '#contract/routes/get-dashboard.ts';
import type { HistoryRow, PredictionRow } from '#contract/routes/list-predictions.ts';
import { call } from '#frontend/api/call.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { type Loaded, loadAll, OnDemand } from '#frontend/api/loaded-content.tsx';
import { LoadedContent, useLoaded } from '#frontend/api/page-content.tsx';
import { useSession } from '#frontend/api/session-store.ts';
import styles from '#frontend/features/dashboard/dashboard.module.css';
import { dashboardTexts as texts } from '#frontend/features/dashboard/dashboard.texts.tsx';
import { carCardTexts } from '#frontend/features/dashboard/enrollment-card.texts.tsx';
import { EnrollmentCard } from '#frontend/features/dashboard/enrollment-card.tsx';
import { RequestedPage, UnfinishedEstimates } from '#frontend/features/dashboard/reminders.tsx';
import { resultTexts } from '#frontend/features/estimates/result/result.texts.ts';
import {
  countCarYears,
  formatOlderDriver,
  makeDriverOlder,
} from '#frontend/features/household/older-answers.ts';
import { loadEvaluatorFor } from '#frontend/features/places/device-estimate.ts';
import {
  loadRowPrices,
  RecentPredictions,
} from '#frontend/features/predictions/history/prediction-table.tsx';
import { KeptEstimateMessage } from '#frontend/features/predictions/kept-estimate-message.tsx';
import { isReadable, listPredictions } from '#frontend/features/predictions/stored-predictions.ts';
import { formPaths, paths, toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Card, Facts } from '#frontend/ui/content.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { EmptyState } from '#frontend/ui/empty-state.tsx';
import { formatDate, formatNumber } from '#frontend/ui/format.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

const recentCount = 5;

/** Number of predictions that are loaded for both charts: enough for 50 of each type unless one is rare. */
const chartedCount = 200;

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  const toast = { id: 'dashboard', message: texts.failed };
  const stats = call('get-dashboard', { signal });
  const newest = listPredictions(chartedCount, undefined, signal);
  return loadAll(toast, { stats, newest }, signal);
}

/** Finds the newest prediction of an insurance type. */
const findNewest = <Type extends InsuranceType>(rows: readonly HistoryRow[], type: Type) =>
  rows.find((row): row is RowOf<Type> => isReadable(row) && row.insurance_type === type);

/** /main */
export function Component() {
  const { user } = useSession();
  const { stats, newest } = useLoaded(loader);
  const { revalidate } = useRevalidator();
  const [choosing, setChoosing] = useState(false);
  const choose = () => setChoosing(true);
  const newestCar = 'value' in newest ? findNewest(newest.value.rows, 'car') : undefined;

  return (
    <div className="stack-24">
      <div className="between">
        <PageHeading title={texts.title}>
          {texts.welcome(user?.first_name || user?.username || texts.user)}
        </PageHeading>
        <div className="row">
          <Button variant="primary" onClick={choose}>
            {resultTexts.newPrediction}
          </Button>
          <LinkButton to={paths.history}>{resultTexts.history}</LinkButton>
        </div>
      </div>
      <KeptEstimateMessage onSaved={revalidate} />
      <UnfinishedEstimates />
      <RequestedPage />
      <div className={styles.cards}>
        <DashboardStats stats={stats} />
        {'value' in newest ? <Enrollment newest={findNewest(newest.value.rows, 'health')} /> : null}
      </div>
      {newestCar && <NewestCar newest={newestCar} />}
      <LoadedContent loaded={stats} failureTitle={texts.totalsFailed} />
      <Card labelledBy="recent-predictions" title={texts.recent} className="stack-16">
        <LoadedContent loaded={newest} failureTitle={texts.recentFailed}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState
                title={texts.noneTitle}
                action={
                  <Button variant="primary" onClick={choose}>
                    {texts.first}
                  </Button>
                }
              >
                {texts.none}
              </EmptyState>
            ) : (
              <>
                <RecentPredictions predictions={rows.slice(0, recentCount)} />
                <p>
                  <Link to={paths.history}>{texts.viewAll}</Link>
                </p>
              </>
            )
          }
        </LoadedContent>
      </Card>
      {'value' in newest && newest.value.rows.length > 1 ? (
        <OnDemand
          load={() => loadCode(loadRowPrices)}
          toast={{ id: 'timeline', message: texts.failed }}
          heading="h1"
        >
          {({ TimelineSection }) => (
            <TimelineSection predictions={newest.value.rows} hasMore={newest.value.hasMore} />
          )}
        </OnDemand>
      ) : null}
      {choosing ? <ChoosePredictionDialog onCancel={() => setChoosing(false)} /> : null}
    </div>
  );
}

function DashboardStats({ stats }: { stats: Loaded<Dashboard> }) {
  const format = (toText: (value: Dashboard) => string): ReactNode =>
    'value' in stats ? (
      toText(stats.value)
    ) : (
      <span className="body-font text-16 quiet">{texts.notLoaded}</span>
    );
  const figures = {
    [texts.total]: format(({ total_predictions }) => formatNumber(total_predictions)),
    [texts.last]: format(({ last_prediction_date: last }) => (last ? formatDate(last) : texts.noDate)),
  };
  return Object.entries(figures).map(([name, figure]) => (
    <Card key={name} className={styles.stat}>
      <Facts facts={{ [name]: figure }} />
    </Card>
  ));
}

type RowOf<Type extends InsuranceType> = Extract<PredictionRow, { insurance_type: Type }>;

/** Days left to enroll, with present prices at the place and age of the newest health prediction. */
function Enrollment({ newest }: { newest: RowOf<'health'> | undefined }) {
  return (
    <EnrollmentCard state={newest?.input_data.state}>
      {newest ? (
        <OnDemand
          key={newest.id}
          load={() => loadNewestPrices(newest)}
          toast={{ id: 'plan-prices', message: texts.failed }}
          heading="#enrollment"
        >
          {({ NewestPrices, ...prices }) => <NewestPrices newest={newest} {...prices} />}
        </OnDemand>
      ) : (
        <Link to={paths.healthPrediction}>{texts.estimateFirst}</Link>
      )}
    </EnrollmentCard>
  );
}

/** Loads the prices of a car, today's for one of an earlier year. */
async function loadCovers(newest: RowOf<'car'>) {
  const code = loadCode(() => import('#frontend/features/estimates/car/cover-tiles.tsx'));
  const years = countCarYears(newest);
  if (years === 0) return { ...(await code), covers: newest.covers, note: undefined };
  const { insurance_type, input_data } = makeDriverOlder(newest, years);
  const { covers } = (await loadEvaluatorFor(newest)).estimate({ insurance_type, input_data });
  return { ...(await code), covers, note: formatOlderDriver(input_data, years) };
}

/** Prices of the newest car prediction. */
function NewestCar({ newest }: { newest: RowOf<'car'> }) {
  return (
    <Card labelledBy="newest-car" title={carCardTexts.title} className="stack-8">
      <div className={`${styles.prices} stack-8`}>
        <OnDemand
          load={() => loadCovers(newest)}
          toast={{ id: 'car-prices', message: texts.failed }}
          heading="#newest-car"
        >
          {({ CoverRow, covers, note }) => (
            <>
              <CoverRow covers={covers} />
              {note && <p className="remark">{note}</p>}
            </>
          )}
        </OnDemand>
        <p className="remark">
          {carCardTexts.prices((text) => (
            <Link to={toPredictionPath(newest.id)}>{text}</Link>
          ))}
        </p>
      </div>
    </Card>
  );
}

/** Loads the evaluator and the rules of households, which only users with a health prediction need. */
async function loadNewestPrices(newest: RowOf<'health'>) {
  const code = loadCode(() => import('#frontend/features/dashboard/newest-prices.tsx'));
  const evaluator = await loadEvaluatorFor(newest);
  return { ...(await code), evaluator, market: evaluator.market(newest.input_data) };
}

const types = ['health', 'car'] as const;

function ChoosePredictionDialog({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog title={texts.choose} onClose={onCancel}>
      <div className="columns">
        {types.map((type) => (
          <Button
            key={type}
            className={styles.choice}
            icon={<Icon name={type} large />}
            onClick={() => navigate(formPaths[type])}
          >
            {texts.forms[type]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
