const parentCheckIntervalMs = 200;

/** Resolves on a termination signal, or when the npm process that started this one has ended. */
export function waitForStop(): Promise<'stop'> {
  const { promise, resolve } = Promise.withResolvers<'stop'>();
  // `on`, not `once`: npm forwards a Ctrl-C that the terminal has already sent to this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stop'));
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve('stop'), parentCheckIntervalMs).unref();
  }
  return promise;
}
