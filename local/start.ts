import { fileURLToPath } from 'node:url';
import { openBuiltOrigins, openLiveOrigins } from './origins.ts';
import { checkPlanYears } from './plan-years.ts';
import { type RunningServer, startServer } from './server.ts';
import { readSettings, StartError } from './settings.ts';
import { inMemory } from './state-directory.ts';
import { waitForStop } from './stop-request.ts';

/**
 * Runs Premia on this machine until a signal, the end of the npm process that started it, or a failure.
 *
 * Arguments: `--live` reloads functions and website as their files change.
 */

let server: RunningServer | undefined;

void waitForStop().then(stop);

try {
  const settings = readSettings(process.env);
  const distance = checkPlanYears(fileURLToPath(new URL('..', import.meta.url)));
  if (distance) console.warn(distance);
  const openOrigins = process.argv.includes('--live') ? openLiveOrigins : openBuiltOrigins;
  server = await startServer(settings, openOrigins);
  const { url, engine, services, origins } = server;
  const { dynamodb, model } = services.urls;
  const folder = settings.stateDirectory;
  // One write, so that a program that waits for the first line has them all.
  console.log(
    [
      `Ready on ${url}`,
      `Open this address in a browser; the website is ${origins.website}. Ctrl-C stops everything.`,
      `Mails are not delivered: read them at ${services.mailboxUrl}`,
      `Data is in ${folder === inMemory ? 'memory' : folder}, and the database at ${dynamodb}`,
      ...(engine?.hasHostOption === false
        ? [`Others on your network can read and change the data: ${engine.name} listens on all addresses`]
        : []),
      `Premiums come from the model at ${model}`,
    ].join('\n'),
  );
  console.error(await services.failed);
  process.exitCode ??= 1;
  await stop();
} catch (error) {
  console.error(error instanceof StartError ? `Premia could not start. ${error.message}` : error);
  process.exit(1);
}

async function stop(): Promise<void> {
  // During start-up there are no requests to finish: exiting ends what was started.
  await server?.close();
  process.exit();
}
