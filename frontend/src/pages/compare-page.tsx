import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OtherVersion, Prediction } from '#contract/predictions.ts';
import { loadAll } from '#frontend/api/loaded-content.tsx';
import { LoadedContent, useLoaded } from '#frontend/api/page-content.tsx';
import { compareTexts as texts } from '#frontend/features/predictions/compare/compare.texts.ts';
import { PredictionComparison } from '#frontend/features/predictions/compare/prediction-comparison.tsx';
import { getPrediction, isReadable } from '#frontend/features/predictions/stored-predictions.ts';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { Card, Message } from '#frontend/ui/content.tsx';
import { EmptyState } from '#frontend/ui/empty-state.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

/** Parses the `ids` parameter, "a,b" or "a,b,c"; drops repeated ids. */
function parseIds(address: string): string[] {
  const ids = (new URL(address).searchParams.get('ids') ?? '')
    .split(',')
    .map((id) => id.trim().toUpperCase());
  return [...new Set(ids.filter((id) => id !== ''))];
}

export async function loader({ request: { signal, url } }: LoaderFunctionArgs) {
  const ids = parseIds(url);
  const isPossible = ids.length === 2 || ids.length === 3;
  const requests = isPossible ? ids.map((id) => getPrediction(id, signal)) : [];
  const toast = { id: 'comparison', message: texts.failed };
  const loaded = await loadAll(toast, { predictions: Promise.all(requests) }, signal);
  return { ...loaded, count: { value: ids.length } };
}

/** /main/compare?ids= */
export function Component() {
  const { predictions, count } = useLoaded(loader);
  return (
    <div className="stack-24">
      <PageHeading>{texts.title}</PageHeading>
      {count.value < 2 ? (
        <Impossible title={texts.tooFewTitle}>{texts.tooFew}</Impossible>
      ) : count.value > 3 ? (
        <Impossible title={texts.tooManyTitle}>{texts.tooMany(count.value)}</Impossible>
      ) : 'value' in predictions ? (
        <Comparison responses={predictions.value} />
      ) : (
        <Card>
          <LoadedContent loaded={predictions} />
        </Card>
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
            {texts.choose}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}

/** @param responses undefined for a prediction that was not found */
function Comparison({ responses }: { responses: readonly (Prediction | OtherVersion | undefined)[] }) {
  const found = responses.filter((response) => response !== undefined);
  const predictions = found.filter(isReadable);
  const missing = responses.length - found.length;
  const hasOtherVersion = predictions.length < found.length;
  if (predictions.length < 2 && hasOtherVersion) {
    return <Impossible title={texts.otherVersionTitle}>{texts.otherVersion}</Impossible>;
  }
  if (predictions.length < 2) {
    return (
      <Impossible title={missing === 1 ? texts.missingTitle : texts.allMissingTitle}>
        {missing === 1 ? texts.missing : texts.allMissing}
      </Impossible>
    );
  }
  if (new Set(predictions.map(({ insurance_type }) => insurance_type)).size > 1) {
    return <Impossible title={texts.typesTitle}>{texts.types}</Impossible>;
  }
  return (
    <>
      {missing > 0 ? (
        <Message tone="warning" title={texts.missingTitle}>
          {texts.missingOthers}
        </Message>
      ) : null}
      {hasOtherVersion ? (
        <Message tone="warning" title={texts.otherVersionTitle}>
          {texts.otherVersion}
        </Message>
      ) : null}
      <PredictionComparison predictions={predictions} />
    </>
  );
}
