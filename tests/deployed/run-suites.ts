/**
 * Runs the `api` and `end-to-end` suites against a deployment, local or on AWS. Afterwards
 * it deletes the accounts that they have registered.
 *
 * Arguments: the address, such as `https://d111111abcdef8.cloudfront.net`, and optionally other suites,
 * such as `security fuzz`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteRecordedAccounts } from '#tests/support/deployed-accounts.ts';
import { checkAddress } from './check-address.ts';

const [address, ...wanted] = process.argv.slice(2);

try {
  const PREMIA_URL = await checkAddress(address);
  const folder = await mkdtemp(join(tmpdir(), 'premia-accounts-'));
  const PREMIA_ACCOUNTS_FILE = join(folder, 'accounts');
  await writeFile(PREMIA_ACCOUNTS_FILE, '');
  const names = wanted.length > 0 ? wanted : ['api', 'end-to-end'];
  const suites = spawn(process.execPath, ['tests/run.ts', ...names], {
    stdio: 'inherit',
    env: { ...process.env, PREMIA_URL, PREMIA_ACCOUNTS_FILE },
  });
  const [exitCode] = await once(suites, 'close');
  process.exitCode = exitCode ?? 1;
  const { deleted, failed } = await deleteRecordedAccounts(PREMIA_URL, PREMIA_ACCOUNTS_FILE);
  console.log(`Accounts of the tests deleted: ${deleted}`);
  if (failed.length > 0) console.error(`Not deleted (status): ${failed.join(', ')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
