import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './settings.ts';

/** Value of STATE_DIR that stores nothing on disk. */
export const inMemory = ':memory:';

/** State that survives a restart. */
export interface State {
  /** Key that signs tokens; a new one would end every session. */
  readonly signingKey: string;
  /** Folder of DynamoDB Local's files; undefined in memory. */
  readonly databaseDirectory?: string;
}

/** Same length as the secret that the stack generates. */
const signingKeyBytes = 48;

/**
 * Opens the folder that stores the data and creates what is missing. Only its owner can read it.
 * @param directory the folder, or {@link inMemory}
 * @throws StartError if the folder is not writable
 */
export async function openStateDirectory(directory: string): Promise<State> {
  if (directory === inMemory) return { signingKey: generateSigningKey() };
  const root = resolve(directory);
  const databaseDirectory = join(root, 'dynamodb');
  try {
    await createDirectory(databaseDirectory);
    return { signingKey: await loadSigningKey(join(root, 'signing-key')), databaseDirectory };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The folder ${root} is not writable (${code}): set STATE_DIR to a writable folder, or to ${inMemory} to store nothing`,
    );
  }
}

/**
 * Creates a folder and its missing parents. Node's recursive `mkdir` loops forever in folders such as /proc,
 * where creating a folder fails with ENOENT although the parent exists.
 */
async function createDirectory(directory: string): Promise<void> {
  const parent = dirname(directory);
  if (parent !== directory) await createDirectory(parent);
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

async function loadSigningKey(file: string): Promise<string> {
  const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const signingKey = stored ?? generateSigningKey();
  if (signingKey.length < signingKeyBytes) {
    throw new StartError(`${file} is damaged: delete it (all users then have to log in again)`);
  }
  // Written on every start, so that an unwritable folder is reported now, not on the first registration.
  await writeFile(`${file}.new`, signingKey, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return signingKey;
}

function generateSigningKey(): string {
  return randomBytes(signingKeyBytes).toString('base64url');
}
