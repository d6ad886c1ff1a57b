/** How often to look whether npm is still there, in milliseconds. */
const parentInterval = 200;

/** Settles when somebody wants this process to end: by a signal, or by ending the npm that started it. */
export function waitForStop(): Promise<'stop'> {
  const { promise, resolve } = Promise.withResolvers<'stop'>();
  // Again and again: npm passes on a Ctrl-C that the terminal has already sent.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stop'));
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve('stop'), parentInterval).unref();
  }
  return promise;
}
