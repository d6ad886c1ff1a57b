import { openLiveOrigins } from './origins.ts';
import { type RunningServer, startServer } from './server.ts';
import { readSettings, StartError } from './settings.ts';
import { inMemory } from './state-directory.ts';

/**
 * Runs Premia on this machine until a signal, the end of the npm process that started it, or a failure.
 *
 * Arguments: `--live` reloads functions and website as their files change.
 */

/** Interval of the check that npm is still running, in milliseconds. */
const parentCheckInterval = 200;

const stopRequested = Promise.withResolvers<void>();
let server: RunningServer | undefined;

onStopRequest(() => stopRequested.resolve());
void stopRequested.promise.then(async () => {
  // During start-up there are no requests to finish: exiting ends what was started.
  await server?.close();
  process.exit();
});

try {
  const settings = readSettings(process.env);
  const openOrigins = process.argv.includes('--live') ? openLiveOrigins : undefined;
  server = await startServer({ ...settings, openOrigins });
  const { url, services, origins } = server;
  const { dynamodb, model, mail } = services.urls;
  const folder = settings.stateDirectory;
  // One write, so that a program that waits for the first line has them all.
  console.log(
    [
      `Ready on ${url}`,
      `Open this address in a browser; the website is ${origins.website}. Ctrl-C stops everything.`,
      `Mails are not delivered: read them at ${mail}`,
      `Data is in ${folder === inMemory ? 'memory' : folder}, and the database at ${dynamodb}`,
      `Premiums come from the model at ${model}`,
    ].join('\n'),
  );
  console.error(await services.failed);
  process.exitCode ??= 1;
  stopRequested.resolve();
} catch (error) {
  console.error(error instanceof StartError ? `Premia could not start. ${error.message}` : error);
  process.exit(1);
}

function onStopRequest(stop: () => void): void {
  // Not `once`: npm forwards a Ctrl-C that the terminal has already sent to this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), parentCheckInterval).unref();
}
