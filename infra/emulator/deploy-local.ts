/**
 * Deploys Premia to an emulator and serves it until the command is stopped. With `--test`, runs the test suites against
 * it and exits with their status.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type LocalDeployment, openLocalDeployment } from './local-deployment.ts';

const parentCheckIntervalMs = 200;

const stopRequested = waitForStop();
try {
  const { test: isTest } = parseArgs({ options: { test: { type: 'boolean' } } }).values;
  // A test that is stopped early has not passed.
  if (isTest) process.exitCode = 1;
  const deployment = await openUnlessStopped(isTest ? 0 : Number(process.env.PORT ?? 3000));
  if (isTest) process.exitCode = await runSuites(deployment);
  else {
    console.log(`Ready on ${deployment.url}`);
    await stopRequested;
  }
  await deployment.close();
  process.exit();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function openUnlessStopped(port: number): Promise<LocalDeployment> {
  const deployment = await Promise.race([openLocalDeployment(port, console.log), stopRequested]);
  // Parts that are still starting end with this process. The next run deletes an incomplete stack.
  return deployment === 'stop' ? process.exit() : deployment;
}

/** Runs the test suites and returns their exit status, or 1 if they are stopped. */
async function runSuites({ url, apiUrl }: LocalDeployment): Promise<number> {
  // In a process group of their own, so that all their processes can be stopped. Their accounts are deleted with the
  // stack.
  const suites = spawn(process.execPath, ['tests/run.ts', 'api', 'end-to-end'], {
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, PREMIA_URL: url, PREMIA_API_URL: apiUrl },
  });
  const ended = once(suites, 'close');
  const outcome = await Promise.race([ended, stopRequested]);
  if (outcome !== 'stop') return outcome[0] ?? 1;
  if (suites.pid !== undefined) process.kill(-suites.pid, 'SIGTERM');
  await ended;
  return 1;
}

/** Resolves on a termination signal, or when the npm process that started this one has ended. */
function waitForStop(): Promise<'stop'> {
  const { promise, resolve } = Promise.withResolvers<'stop'>();
  // `on`, not `once`: npm forwards a Ctrl-C that the terminal has already sent to this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stop'));
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve('stop'), parentCheckIntervalMs).unref();
  }
  return promise;
}
