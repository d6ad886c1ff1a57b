import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { engines } from './database/database.ts';
import type { Engine } from './database/engine.ts';
import { StartError } from './settings.ts';

/** Value of STATE_DIR that stores nothing on disk. */
export const inMemory = ':memory:';

export interface State {
  /** Key that signs tokens; a new one would end every session. */
  readonly signingKey: string;
  /** Folder of the database's files; undefined in memory, and without a database of its own. */
  readonly databaseDirectory?: string;
  /** Folder of the mails; undefined in memory. */
  readonly mailDirectory?: string;
}

/** Same length as the secret that the stack generates. */
const signingKeyBytes = 48;

/** Version of the stored data: increases with a change after which the functions can't read stored items. */
export const dataVersion = 6;

/**
 * Opens the folder that stores the data and creates what is missing. Only its owner can read it.
 * @param directory the folder, or {@link inMemory}
 * @param engine the engine that stores its data in the folder; undefined if a database elsewhere has the data
 * @throws StartError if the folder is not writable, or has data of another engine or of another version
 */
export async function openStateDirectory(directory: string, engine?: Engine): Promise<State> {
  if (directory === inMemory) return { signingKey: generateSigningKey() };
  const root = resolve(directory);
  try {
    await createDirectory(root);
    await restrictToOwner(root);
    return {
      ...(engine && { databaseDirectory: await openDatabaseDirectory(root, engine) }),
      signingKey: await loadSigningKey(join(root, 'signing-key')),
      mailDirectory: join(root, 'mail'),
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The folder ${root} is not writable (${code}): set STATE_DIR to a writable folder, or to ${inMemory} to store nothing`,
    );
  }
}

/** The name of the folder has the engine and the version, so that no other one opens its files. */
async function openDatabaseDirectory(root: string, engine: Engine): Promise<string> {
  const name = `${engine.id}-${dataVersion}`;
  const other = (await readdir(root)).find((found) => isDatabaseDirectory(found) && found !== name);
  if (other !== undefined) {
    const writer = engines.find(({ id }) => other === `${id}-${dataVersion}`);
    const change = writer && `set PREMIA_DATABASE=${writer.id} to use it, or `;
    throw new StartError(
      `The folder ${root} has data of ${writer?.name ?? 'another version of Premia'}: ${change ?? ''}set STATE_DIR to another folder`,
    );
  }
  const directory = join(root, name);
  await createDirectory(directory);
  return directory;
}

function isDatabaseDirectory(name: string): boolean {
  return /^(dynamodb|dynoxide)(-|$)/.test(name);
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
    if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Removes other users' access to a folder that any user can write to. A folder that has other files, or
 * files of other users, is shared on purpose or already changed by others.
 * @throws StartError for such a folder
 */
async function restrictToOwner(root: string): Promise<void> {
  const { mode } = await stat(root);
  if ((mode & 0o002) === 0) return;
  const names = await readdir(root);
  const owners = await Promise.all(names.map(async (name) => (await lstat(join(root, name))).uid));
  const isOurs = (name: string) => isDatabaseDirectory(name) || ['mail', 'signing-key'].includes(name);
  if (!names.every(isOurs) || owners.some((owner) => owner !== process.getuid?.())) {
    throw new StartError(
      `The folder ${root} has other files, and all users can write to it: set STATE_DIR to a folder of its own`,
    );
  }
  await chmod(root, 0o700);
}

async function loadSigningKey(file: string): Promise<string> {
  const signingKey = existsSync(file) ? await readFile(file, 'utf8') : generateSigningKey();
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
