/**
 * Runs the `api` and `end-to-end` suites against a deployment: local, on an emulator or on AWS. The users
 * that they register are not deleted.
 *
 * Arguments: the address, such as `https://d111111abcdef8.cloudfront.net`, and optionally other suites,
 * such as `security fuzz`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkAddress } from './check-address.ts';

const [address, ...wanted] = process.argv.slice(2);

try {
  const PREMIA_URL = await checkAddress(address);
  const names = wanted.length > 0 ? wanted : ['api', 'end-to-end'];
  const suites = spawn(process.execPath, ['tests/run.ts', ...names], {
    stdio: 'inherit',
    env: { ...process.env, PREMIA_URL },
  });
  const [exitCode] = await once(suites, 'close');
  process.exitCode = exitCode ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
