import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openLocalDeployment } from './local-deployment.ts';
import { waitForStop } from './wait-for-stop.ts';

/** The running test suites, in a process group of their own. */
let suites: ChildProcess | undefined;

/** Deploys to an emulator, runs the test suites against it and returns their exit status. */
async function testDeployment(): Promise<number> {
  const deployment = await openLocalDeployment(0, console.log);
  try {
    suites = spawn(process.execPath, ['tests/deployed/run.ts', deployment.url], {
      stdio: 'inherit',
      detached: true,
    });
    const [code] = await once(suites, 'close');
    return code ?? 1;
  } finally {
    await deployment.close();
  }
}

function stopSuites(): void {
  if (suites?.pid !== undefined && suites.exitCode === null) process.kill(-suites.pid, 'SIGTERM');
}

try {
  const outcome = await Promise.race([testDeployment(), waitForStop()]);
  if (outcome === 'stop') stopSuites();
  process.exit(outcome === 'stop' ? 1 : outcome);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
