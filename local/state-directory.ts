import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { reads, writes } from '#functions/data/stored-forms.ts';
import manifest from '../package.json' with { type: 'json' };
import { engines } from './database/database.ts';
import type { Engine } from './database/engine.ts';
import { StartError } from './settings.ts';
import {
  databaseFolder,
  formFile,
  isDatabaseFolder,
  mailFolder,
  restoreMarker,
  signingKeyFile,
} from './state-files.ts';

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

const writtenForm = z.object({ writes: z.int(), version: z.string().check(z.regex(/^[\w.+-]{1,40}$/)) });

/**
 * Opens the folder that stores the data and creates what is missing. Only its owner can read it.
 * @param directory the folder, or {@link inMemory}
 * @param engine the engine that stores its data in the folder; undefined if a database elsewhere has the data
 * @throws StartError if the folder is not writable, or has data of another engine or of a version that this one can't read
 */
export async function openStateDirectory(directory: string, engine?: Engine): Promise<State> {
  if (directory === inMemory) return { signingKey: generateSigningKey() };
  const root = resolve(directory);
  rejectIncompleteRestore(root);
  try {
    await createDirectory(root);
    await restrictToOwner(root);
    return {
      ...(engine && { databaseDirectory: await openDatabaseDirectory(root, engine) }),
      signingKey: await loadSigningKey(join(root, signingKeyFile)),
      mailDirectory: join(root, mailFolder),
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The folder ${root} is not writable (${code}): set STATE_DIR to a writable folder, or to ${inMemory} to store nothing`,
    );
  }
}

/** @throws StartError if a restore into the folder was interrupted, or is running */
export function rejectIncompleteRestore(root: string): void {
  if (!existsSync(join(root, restoreMarker))) return;
  throw new StartError(
    `The folder ${root} has an incomplete restore (${restoreMarker}): run "npm run backup -- --restore FILE" with this STATE_DIR again, or set STATE_DIR to another folder`,
  );
}

async function openDatabaseDirectory(root: string, engine: Engine): Promise<string> {
  const name = databaseFolder(engine);
  const other = (await readdir(root)).find((found) => isDatabaseFolder(found) && found !== name);
  if (other !== undefined) {
    const writer = engines.find((each) => other === databaseFolder(each));
    const change = writer && `set PREMIA_DATABASE=${writer.id} to use it, or `;
    throw new StartError(
      `The folder ${root} has data of ${writer?.name ?? 'another version of Premia'}: ${change ?? ''}set STATE_DIR to another folder`,
    );
  }
  await recordForm(root);
  const directory = join(root, name);
  await createDirectory(directory);
  return directory;
}

/** Checks the form of all items in the folder, and records the form that this version writes itself. */
async function recordForm(root: string): Promise<void> {
  const file = join(root, formFile);
  const found = await checkForm(root);
  if (found && found.writes >= writes) return;
  const { version } = manifest;
  await writeFile(`${file}.new`, `${JSON.stringify({ writes, version })}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/**
 * Returns the recorded form of the items in a folder; undefined without one, which is the first form.
 * @throws StartError for data of a later version that this one can't read
 */
export async function checkForm(root: string): Promise<WrittenForm | undefined> {
  const file = join(root, formFile);
  if (!existsSync(file)) return undefined;
  const found = parseForm(await readFile(file, 'utf8'));
  if (found === undefined) {
    throw new StartError(
      `${file} is damaged: restore it from a backup, or delete it if no later version of Premia has used the folder`,
    );
  }
  if (found.writes > reads) {
    throw new StartError(
      `The folder ${root} ${describeLaterData(found)}: start Premia ${found.version} or a later version with this folder, or set STATE_DIR to another folder`,
    );
  }
  return found;
}

type WrittenForm = z.infer<typeof writtenForm>;

/** Parses the content of {@link formFile}; undefined if it is damaged. */
export function parseForm(text: string): WrittenForm | undefined {
  try {
    return writtenForm.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** End of a sentence on data of a later version than this one. */
export function describeLaterData({ version }: WrittenForm): string {
  return `has data of Premia ${version}, which is later than this version, ${manifest.version}, and can't be read by it`;
}

/**
 * Creates a folder and its missing parents, and returns those that it created. Node's recursive `mkdir` loops forever in
 * folders such as /proc, where creating a folder fails with ENOENT although the parent exists.
 */
export async function createDirectory(directory: string): Promise<string[]> {
  const parent = dirname(directory);
  const created = parent === directory ? [] : await createDirectory(parent);
  try {
    await mkdir(directory, { mode: 0o700 });
    return [...created, directory];
  } catch (error) {
    if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) throw error;
    return created;
  }
}

/**
 * Removes other users' access to a folder that any user can write to. A folder that has other files, or
 * files of other users, is shared on purpose or already changed by others.
 * @throws StartError for such a folder
 */
export async function restrictToOwner(root: string): Promise<void> {
  const { mode } = await stat(root);
  if ((mode & 0o002) === 0) return;
  const names = await readdir(root);
  const owners = await Promise.all(names.map(async (name) => (await lstat(join(root, name))).uid));
  const isOurs = (name: string) =>
    isDatabaseFolder(name) || [mailFolder, signingKeyFile, formFile, restoreMarker].includes(name);
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
