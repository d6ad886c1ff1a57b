import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { LoadedContent, loadAll, useLoaded } from '#frontend/api/loaded-content.tsx';
import { getPrediction } from '#frontend/features/predictions/requests.ts';
import { pageTexts as texts } from '#frontend/features/predictions/result/prediction-label.en.ts';
import { PredictionLabel } from '#frontend/features/predictions/result/prediction-label.tsx';
import { loadPremiumDetails } from '#frontend/features/predictions/result/prediction-result.tsx';
import { resultTexts } from '#frontend/features/predictions/result/texts/en.ts';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { Card, EmptyState } from '#frontend/ui/content.tsx';
import { formatDateTime, formatDayOfYear } from '#frontend/ui/format.ts';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

export function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const toast = { id: 'prediction', message: texts.failed };
  // The code of a result is that of the forms, so it is often there.
  return loadAll(toast, { loaded: getPrediction(id, signal), code: loadPremiumDetails() }, signal);
}

/** /main/history/:id */
export function Component() {
  const { loaded, code } = useLoaded(loader);
  const [labelled, setLabelled] = useState<Prediction>();
  const prediction = labelled ?? ('value' in loaded ? loaded.value : undefined);
  return (
    <div className="stack-24">
      <div className="stack-8">
        <PageHeading
          title={
            prediction
              ? texts.title[prediction.insurance_type](formatDayOfYear(prediction.created_at))
              : texts.loading
          }
        >
          {prediction ? (prediction.label ?? texts.names[prediction.insurance_type]) : texts.loading}
        </PageHeading>
        {prediction ? (
          <p className="quiet">
            {prediction.label === undefined ? null : (
              <span>{`${texts.names[prediction.insurance_type]}, `}</span>
            )}
            <time dateTime={prediction.created_at}>{formatDateTime(prediction.created_at)}</time>
          </p>
        ) : null}
      </div>
      {prediction ? (
        <>
          <PredictionLabel prediction={prediction} onChange={setLabelled} />
          <LoadedContent loaded={code} failureTitle={resultTexts.detailsFailed}>
            {({ PredictionDetail }) => <PredictionDetail prediction={prediction} />}
          </LoadedContent>
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
