import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openLocalDeployment } from './local-deployment.ts';
import { waitForStop } from './wait-for-stop.ts';

/** Deploys to an emulator, runs the suites against it, takes it down again, and ends as they ended. */
async function testDeployment(): Promise<number> {
  const deployment = await openLocalDeployment(0, console.log);
  try {
    const suites = spawn('npm', ['run', '--silent', 'test:deployed', '--', deployment.url], {
      stdio: 'inherit',
    });
    const [code] = await once(suites, 'close');
    return code ?? 1;
  } finally {
    await deployment.close();
  }
}

try {
  const outcome = await Promise.race([testDeployment(), waitForStop()]);
  process.exit(outcome === 'stop' ? 1 : outcome);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
