import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OtherVersion, Prediction } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { loadAll } from '#frontend/api/loaded-content.tsx';
import { LoadedContent, useLoaded } from '#frontend/api/page-content.tsx';
import { resultTexts } from '#frontend/features/estimates/result/result.texts.ts';
import { pageTexts as texts } from '#frontend/features/predictions/prediction-label.texts.ts';
import { PredictionLabel } from '#frontend/features/predictions/prediction-label.tsx';
import { getPrediction } from '#frontend/features/predictions/stored-predictions.ts';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { Card, Message } from '#frontend/ui/content.tsx';
import { EmptyState } from '#frontend/ui/empty-state.tsx';
import { formatDateTime, formatDayOfYear, formatRoundedMoney } from '#frontend/ui/format.ts';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

const loadPredictionDetail = () =>
  loadCode(() => import('#frontend/features/predictions/prediction-detail.tsx'));

export function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const toast = { id: 'prediction', message: texts.failed };
  return loadAll(toast, { loaded: getPrediction(id, signal), code: loadPredictionDetail() }, signal);
}

/** /main/history/:id */
export function Component() {
  const { loaded, code } = useLoaded(loader);
  const [labelled, setLabelled] = useState<Prediction | OtherVersion>();
  const prediction = labelled ?? ('value' in loaded ? loaded.value : undefined);
  return (
    <div className="stack-24">
      <div className="stack-8">
        <PageHeading
          title={
            prediction?.insurance_type
              ? texts.title[prediction.insurance_type](formatDayOfYear(prediction.created_at))
              : texts.loading
          }
        >
          {prediction ? (prediction.label ?? toName(prediction)) : texts.loading}
        </PageHeading>
        {prediction ? (
          <p className="quiet">
            {prediction.label === undefined ? null : <span>{`${toName(prediction)}, `}</span>}
            <time dateTime={prediction.created_at}>{formatDateTime(prediction.created_at)}</time>
          </p>
        ) : null}
      </div>
      {prediction ? (
        <>
          <PredictionLabel prediction={prediction} onChange={setLabelled} />
          {'other_version' in prediction ? (
            <OtherVersionMessage prediction={prediction} />
          ) : (
            <LoadedContent loaded={code} failureTitle={resultTexts.detailsFailed}>
              {({ PredictionDetail }) => <PredictionDetail prediction={prediction} />}
            </LoadedContent>
          )}
        </>
      ) : (
        <Card>
          <LoadedContent loaded={loaded}>
            {() => (
              <EmptyState
                title={texts.notFoundTitle}
                action={<LinkButton to={paths.history}>{resultTexts.history}</LinkButton>}
              >
                {texts.notFound}
              </EmptyState>
            )}
          </LoadedContent>
        </Card>
      )}
    </div>
  );
}

const toName = ({ insurance_type: type }: Pick<OtherVersion, 'insurance_type'>) =>
  type === undefined ? texts.loading : texts.names[type];

/** Premium of a prediction that this version of Premia can't read, and why nothing else is shown. */
function OtherVersionMessage({ prediction: { predicted_premium: premium } }: { prediction: OtherVersion }) {
  return (
    <Message
      title={texts.otherVersionTitle}
      actions={<LinkButton to={paths.history}>{resultTexts.history}</LinkButton>}
    >
      {premium === null
        ? texts.otherVersion
        : `${texts.premium(formatRoundedMoney(premium))} ${texts.otherVersion}`}
    </Message>
  );
}
