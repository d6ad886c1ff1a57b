import type { Context } from 'aws-lambda';

/** Type of the `handler` that `functions/jobs/erase-accounts.ts` exports. */
export type ScheduledHandler = (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => Promise<void>;

/** Interval of the runs, as on AWS. */
const intervalMs = 15 * 60_000;

/** Time limit of a run: short, because starting and stopping the server wait for it. */
const timeoutMs = 28_000;

/** Schedule of a function. */
export interface RunningSchedule {
  /** Waits for a run in progress. */
  close(): Promise<void>;
}

/**
 * Runs the function that completes the deletion of accounts, now and every 15 minutes. A failure is only logged: the
 * next run repeats it. Resolves after the first run.
 */
export async function scheduleAccountErasure(
  loadHandler: () => Promise<ScheduledHandler>,
): Promise<RunningSchedule> {
  const run = async () => {
    try {
      const handler = await loadHandler();
      const deadline = Date.now() + timeoutMs;
      await handler({}, { getRemainingTimeInMillis: () => deadline - Date.now() });
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
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
