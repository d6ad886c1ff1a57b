import { buildLambdaContext, type InvocationContext } from './gateway/gateway.ts';

/** Type of the `handler` that `functions/jobs/erase-accounts.ts` exports. */
export type ScheduledHandler = (event: unknown, context: InvocationContext) => Promise<void>;

/** Interval of the runs, as on AWS. */
const intervalMs = 15 * 60_000;

/**
 * Runs the function that completes the deletion of accounts, now and every 15 minutes. A failure is only logged: the
 * next run repeats it. Resolves after the first run, with a function that ends the runs and waits for one in progress.
 */
export async function scheduleAccountErasure(
  loadHandler: () => Promise<ScheduledHandler>,
): Promise<() => Promise<void>> {
  const run = async () => {
    try {
      const handler = await loadHandler();
      await handler({}, buildLambdaContext());
    } catch (error) {
      console.error(error);
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, intervalMs);
  timer.unref();
  await running;
  return () => {
    clearInterval(timer);
    return running;
  };
}
