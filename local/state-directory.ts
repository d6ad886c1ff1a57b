import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { reads, writes } from '#functions/data/stored-forms.ts';
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

/** Number in the name of the database's folder. Later versions keep it: items have forms, see {@link checkForm}. */
export const folderVersion = 6;

/** File with the newest form that was written to the folder, and the version of Premia that wrote it. */
const formFile = 'data-form.json';

const writtenForm = z.object({ writes: z.int(), version: z.string() });

/**
 * Opens the folder that stores the data and creates what is missing. Only its owner can read it.
 * @param directory the folder, or {@link inMemory}
 * @param engine the engine that stores its data in the folder; undefined if a database elsewhere has the data
 * @throws StartError if the folder is not writable, or has data of another engine or of a version that this one can't read
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
  const name = `${engine.id}-${folderVersion}`;
  const other = (await readdir(root)).find((found) => isDatabaseDirectory(found) && found !== name);
  if (other !== undefined) {
    const writer = engines.find(({ id }) => other === `${id}-${folderVersion}`);
    const change = writer && `set PREMIA_DATABASE=${writer.id} to use it, or `;
    throw new StartError(
      `The folder ${root} has data of ${writer?.name ?? 'another version of Premia'}: ${change ?? ''}set STATE_DIR to another folder`,
    );
  }
  await checkForm(root);
  const directory = join(root, name);
  await createDirectory(directory);
  return directory;
}

/**
 * Checks that this version reads the forms of all items in the folder, and records the form that it writes itself.
 * @throws StartError for data of a later version that this one can't read
 */
async function checkForm(root: string): Promise<void> {
  const file = join(root, formFile);
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  // A folder without the file has the first form.
  const found = existsSync(file) ? parseForm(await readFile(file, 'utf8'), file) : { writes: 1, version };
  if (found.writes > reads) {
    throw new StartError(
      `The folder ${root} has data of Premia ${found.version}, which is later than this version, ${version}, and can't be read by it: start Premia ${found.version} or a later version with this folder, or set STATE_DIR to another folder`,
    );
  }
  if (existsSync(file) && found.writes >= writes) return;
  await writeFile(`${file}.new`, `${JSON.stringify({ writes, version })}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

function parseForm(text: string, file: string): z.infer<typeof writtenForm> {
  try {
    return writtenForm.parse(JSON.parse(text));
  } catch {
    throw new StartError(
      `${file} is damaged: restore it from a backup, or delete it if no later version of Premia has used the folder`,
    );
  }
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
  const isOurs = (name: string) =>
    isDatabaseDirectory(name) || ['mail', 'signing-key', formFile].includes(name);
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
