import type { ResponseBody } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';
import { call } from '#frontend/api/call.ts';

type AccountExport = ResponseBody<Routes['export-account']>;

/**
 * Gets everything stored about the user, with the predictions of all parts.
 * @param onProgress receives the number of predictions so far, and of all
 */
export async function exportAccount(
  signal: AbortSignal,
  onProgress: (count: number, total: number) => void,
): Promise<AccountExport> {
  const options = { retries: 2, signal } as const;
  const account = await call('export-account', options);
  const { predictions, total_predictions } = account;
  let last = predictions.at(-1);
  while (last && predictions.length < total_predictions) {
    onProgress(predictions.length, total_predictions);
    const part = await call('export-account', { ...options, query: { before: last.id } });
    predictions.push(...part.predictions);
    last = part.predictions.at(-1);
  }
  return account;
}
