/**
 * Runs the API's and the browser's suites against a Premia that runs somewhere: on this machine, on an
 * emulator, on AWS. They bring accounts of their own, and leave them there.
 *
 * Argument: its address, such as `https://d111111abcdef8.cloudfront.net`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkAddress } from './check-address.ts';

try {
  const PREMIA_URL = await checkAddress(process.argv[2]);
  const suites = spawn(process.execPath, ['tests/run.ts', 'api', 'end-to-end'], {
    stdio: 'inherit',
    env: { ...process.env, PREMIA_URL },
  });
  const [exitCode] = await once(suites, 'close');
  process.exitCode = exitCode ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
