import type { Context } from 'aws-lambda';
import { connectEraser, type EraserDependencies } from '#functions/composition.ts';
import { finishErasure, listErasures } from '#functions/data/erasures.ts';
import { summarizeError } from '#functions/platform/logger.ts';

/**
 * Completes the deletion of accounts that a request has started and not completed, and records the age of the oldest
 * that remains. A failure does not stop the others; the next run repeats it.
 * @param signal stops before the next write
 * @returns number of accounts that remain
 */
export async function eraseAccounts(dependencies: EraserDependencies, signal: AbortSignal): Promise<number> {
  const { table, clock, log } = dependencies;
  let remaining = 0;
  let oldestAgeMs = 0;
  for (const erasure of await listErasures(table)) {
    const isFinished = await finishErasure(table, erasure, signal).catch((error: unknown) => {
      log('ERROR', { event: 'erasure-failed', error: summarizeError(error) });
      return false;
    });
    if (isFinished) continue;
    remaining += 1;
    oldestAgeMs = Math.max(oldestAgeMs, clock().getTime() - erasure.requestedAt.getTime());
  }
  recordOldestErasure(dependencies, oldestAgeMs);
  return remaining;
}

/**
 * Logs the age of the oldest erasure in CloudWatch's embedded format of metrics, so that no call is needed. Does nothing
 * on one machine, where the function has no name.
 */
function recordOldestErasure({ log, clock, functionName }: EraserDependencies, ageMs: number): void {
  if (functionName === undefined) return;
  const name = 'OldestErasureHours';
  const metric = {
    Namespace: 'Premia',
    Dimensions: [['FunctionName']],
    Metrics: [{ Name: name, Unit: 'None' }],
  };
  log('INFO', {
    _aws: { Timestamp: clock().getTime(), CloudWatchMetrics: [metric] },
    FunctionName: functionName,
    [name]: ageMs / 3_600_000,
  });
}

/** Milliseconds before the Lambda timeout at which the function stops. */
const timeoutReserveMs = 20_000;

/** Creates the handler of a schedule, which stops before Lambda would stop it in the middle of a write. */
export function defineEraser(connect: () => EraserDependencies) {
  let dependencies: EraserDependencies | undefined;
  return async (_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<void> => {
    dependencies ??= connect();
    const signal = AbortSignal.timeout(Math.max(0, context.getRemainingTimeInMillis() - timeoutReserveMs));
    await eraseAccounts(dependencies, signal);
  };
}

export const handler = defineEraser(connectEraser);
