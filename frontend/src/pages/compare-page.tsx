import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { LoadedContent, useLoaded } from '#frontend/api/use-loaded.tsx';
import { PredictionComparison } from '#frontend/features/predictions/compare/prediction-comparison.tsx';
import { getPrediction } from '#frontend/features/predictions/requests.ts';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { Card, EmptyState, Notice } from '#frontend/ui/content.tsx';
import { Skeleton } from '#frontend/ui/loading.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

/** Parses the `ids` parameter, "a,b" or "a,b,c"; drops repeated ids. */
function parseIds(text: string): string[] {
  const ids = text.split(',').map((id) => id.trim().toUpperCase());
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** /main/compare?ids= */
export function Page() {
  const [search] = useSearchParams();
  const text = search.get('ids') ?? '';
  const { length: count } = parseIds(text);
  return (
    <div className="stack-24">
      <PageHeading>Compare predictions</PageHeading>
      {count === 2 || count === 3 ? (
        <LoadedComparison key={text} text={text} />
      ) : (
        <Impossible
          title={count < 2 ? 'Choose two or three predictions' : 'Choose at most three predictions'}
        >
          {count < 2
            ? 'A comparison needs at least two predictions of one type.'
            : `This address names ${count} predictions.`}
        </Impossible>
      )}
    </div>
  );
}

/** Reason why there is nothing to compare, and the link to choose other predictions. */
function Impossible({ title, children }: { title: string; children: string }) {
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          <LinkButton variant="primary" to={paths.history}>
            Choose in your history
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}

const failureMessage = 'Failed to load the predictions';

/** Loads the predictions, in parallel. */
function LoadedComparison({ text }: { text: string }) {
  const load = useCallback(
    (signal: AbortSignal) => Promise.all(parseIds(text).map((id) => getPrediction(id, signal))),
    [text],
  );
  const loaded = useLoaded(load, failureMessage);
  if (loaded.state === 'loaded') return <Comparison responses={loaded.value} />;
  return (
    <Card>
      <LoadedContent
        loaded={loaded}
        pending={
          <>
            <Skeleton label="Loading the predictions" width="third" lines={2} />
            <Skeleton lines={8} />
          </>
        }
      />
    </Card>
  );
}

/** @param responses undefined for a prediction that was not found */
function Comparison({ responses }: { responses: readonly (Prediction | undefined)[] }) {
  const predictions = responses.filter((response) => response !== undefined);
  const missing = responses.length - predictions.length;
  if (predictions.length < 2) {
    return (
      <Impossible title={missing === 1 ? 'A prediction was not found' : 'The predictions were not found'}>
        {missing === 1
          ? 'It may have been deleted, or it belongs to another account.'
          : 'They may have been deleted, or they belong to another account.'}
      </Impossible>
    );
  }
  if (new Set(predictions.map(({ insurance_type }) => insurance_type)).size > 1) {
    return (
      <Impossible title="Health and car predictions can’t be compared">
        Choose two or three predictions of one type.
      </Impossible>
    );
  }
  return (
    <>
      {missing > 0 ? (
        <Notice tone="warning" title="A prediction was not found">
          It may have been deleted, or it belongs to another account. The others are compared.
        </Notice>
      ) : null}
      <PredictionComparison predictions={predictions} />
    </>
  );
}
