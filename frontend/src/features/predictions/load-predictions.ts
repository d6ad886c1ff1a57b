import type { Prediction } from '#contract/predictions.ts';
import { call } from '#frontend/api/call.ts';

/** How many predictions the dashboard shows. */
const recentCount = 5;

/** Every prediction of the visitor, newest first. */
export function loadPredictions(signal: AbortSignal): Promise<Prediction[]> {
  return call('list-predictions', { signal });
}

/** The newest predictions of the visitor. */
export function loadRecentPredictions(signal: AbortSignal): Promise<Prediction[]> {
  return call('list-predictions', { query: { limit: String(recentCount) }, signal });
}
