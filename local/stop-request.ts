/** Interval of the check that npm is still running, in milliseconds. */
const parentCheckInterval = 200;

/** Resolves on a termination signal, or when the npm process that started this one has ended. */
export function waitForStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Not `once`: npm forwards a Ctrl-C that the terminal has already sent to this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || resolve(), parentCheckInterval).unref();
  }
  return promise;
}
