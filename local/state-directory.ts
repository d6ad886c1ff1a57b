import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** The STATE_DIR that keeps nothing. */
export const inMemory = ':memory:';

/** What outlives a restart. */
export interface State {
  /** The key that signs tokens: without the same one, a restart would end every session. */
  readonly signingKey: string;
  /** Where DynamoDB Local keeps its files; undefined in memory. */
  readonly databaseDirectory?: string;
}

/** As long as the secret that the stack generates. */
const signingKeyBytes = 48;

/**
 * Opens the folder that keeps the data, and makes what is missing. Nobody but its owner can read it.
 * @param directory the folder, or {@link inMemory}
 * @throws StartError when nothing can be written there
 */
export async function openStateDirectory(directory: string): Promise<State> {
  if (directory === inMemory) return { signingKey: makeSigningKey() };
  const root = resolve(directory);
  const databaseDirectory = join(root, 'dynamodb');
  try {
    await makeDirectory(databaseDirectory);
    return { signingKey: await keepSigningKey(join(root, 'signing-key')), databaseDirectory };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The folder ${root} can not be written to (${code}): set STATE_DIR to one that can, or to ${inMemory} to keep nothing`,
    );
  }
}

/**
 * Makes a folder, and those above it that are missing. Node's own recursive `mkdir` tries for ever where an
 * existing folder says that it does not exist, as /proc does.
 */
async function makeDirectory(directory: string): Promise<void> {
  const parent = dirname(directory);
  if (parent !== directory) await makeDirectory(parent);
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (error) {
    if (!(await isDirectory(directory))) throw error;
  }
}

function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function keepSigningKey(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const signingKey = kept ?? makeSigningKey();
  if (signingKey.length < signingKeyBytes) {
    throw new StartError(`${file} is damaged: delete it (everybody then has to log in again)`);
  }
  // Written again at every start: an unwritable folder shows now and not at the first registration.
  await writeFile(`${file}.new`, signingKey, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return signingKey;
}

function makeSigningKey(): string {
  return randomBytes(signingKeyBytes).toString('base64url');
}
