import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadedContent, useLoaded } from '#frontend/api/use-loaded.tsx';
import { PredictionHistory } from '#frontend/features/predictions/history/prediction-history.tsx';
import { historyFailure, pageSize } from '#frontend/features/predictions/history/use-history-rows.ts';
import { recallHistory } from '#frontend/features/predictions/remembered-history.ts';
import { listPredictions } from '#frontend/features/predictions/requests.ts';
import { Card } from '#frontend/ui/content.tsx';
import { Skeleton } from '#frontend/ui/loading.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';

/** /main/history */
export function Page() {
  const { key } = useLocation();
  const [remembered] = useState(() => recallHistory(key));
  return (
    <div className="stack-24">
      <PageHeading>Prediction History</PageHeading>
      <Card className="stack-24">
        {remembered ? <PredictionHistory initial={remembered} /> : <NewestPredictions />}
      </Card>
    </div>
  );
}

const listNewest = (signal: AbortSignal) => listPredictions(pageSize, undefined, signal);

/** History from its newest page on. */
function NewestPredictions() {
  const newest = useLoaded(listNewest, historyFailure);
  return (
    <LoadedContent
      loaded={newest}
      pending={
        <div className="stack-24">
          <Skeleton label="Loading predictions" width="third" lines={2} />
          <Skeleton lines={8} />
          <Skeleton lines={8} />
        </div>
      }
    >
      {(part) => <PredictionHistory initial={{ ...part, shownCount: pageSize, selection: [] }} />}
    </LoadedContent>
  );
}
