import { type Application, startApplication } from './application.ts';
import type { OpenProgram } from './program.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** How often to look whether npm is still there, in milliseconds. */
const parentInterval = 200;

/**
 * Runs Premia as a command: until a signal, the end of the npm that started it, or a failure.
 * @param openProgram what answers requests; without it the functions and the built website
 */
export async function runApplication(openProgram?: OpenProgram): Promise<void> {
  const stopRequested = Promise.withResolvers<void>();
  let close: Application['close'] | undefined;
  stopRequested.promise.then(async () => {
    // While it still starts there is nothing to finish: what was started ends with this process.
    await close?.();
    process.exit();
  });
  onStopRequest(() => stopRequested.resolve());
  try {
    const settings = readSettings(process.env);
    const application = await startApplication(openProgram ? { ...settings, openProgram } : settings);
    close = application.close;
    describe(application, settings);
    void application.services.failed.then((reason) => {
      process.exitCode ??= 1;
      console.error(reason);
      stopRequested.resolve();
    });
  } catch (error) {
    console.error(error instanceof StartError ? `Premia could not start. ${error.message}` : error);
    process.exit(1);
  }
}

function onStopRequest(stop: () => void): void {
  // Again and again: npm passes on a Ctrl-C that the terminal has already sent.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), parentInterval).unref();
}

function describe({ url, services, program }: Application, { stateDirectory }: Settings): void {
  console.log(`DynamoDB   ${services.urls.dynamodb}, data in ${stateDirectory}`);
  console.log(`Model      ${services.urls.model}`);
  console.log(`Website    ${program.website}`);
  console.log(`Ready on ${url}`);
}
