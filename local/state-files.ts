import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { engines } from './database/database.ts';
import type { Engine } from './database/engine.ts';

/** Key that signs tokens. */
export const signingKeyFile = 'signing-key';

/** File with the newest form that was written to the folder, and the version of Premia that wrote it. */
export const formFile = 'data-form.json';

/** Folder of the mails, each a file. */
export const mailFolder = 'mail';

/** File that exists while a backup is being restored, and after a restore that was interrupted. */
export const restoreMarker = 'restore-incomplete';

/** File in the folder of the database that its process locks. */
export const databaseLock = 'lock';

/** Number in the name of the database's folder. Later versions keep it: items have forms. */
export const folderVersion = 6;

/** Maximum size of a file other than the database, in bytes. Premia's own have at most 20 kB. */
export const maxFileBytes = 1_000_000;

/** Name of the folder of a database: with the engine and the version, so that no other one opens its files. */
export function databaseFolder({ id }: Engine): string {
  return `${id}-${folderVersion}`;
}

/** Path of a database in the folder of the state. */
export function databasePath(engine: Engine): string {
  return `${databaseFolder(engine)}/${engine.fileName}`;
}

/** Returns true for the folder of a database of any engine and version. */
export function isDatabaseFolder(name: string): boolean {
  return /^(dynamodb|dynoxide)(-|$)/.test(name);
}

/** No separators, no hidden files, and nothing that a terminal would interpret. */
const mailPath = /^mail\/[^./\\\p{C}][^/\\\p{C}]*\.eml$/u;

/** Returns true for a file that a backup has beside the database; a folder may also have files of other programs. */
export function isBackedUp(path: string): boolean {
  return path === signingKeyFile || path === formFile || mailPath.test(path);
}

/** Lists the paths of the mails in a folder. Larger files are not Premia's. */
export async function listMails(root: string): Promise<string[]> {
  const entries = await readdir(join(root, mailFolder), { withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map(({ name }) => `${mailFolder}/${name}`);
  const sizes = await Promise.all(
    paths.map((path) =>
      stat(join(root, path)).then(
        ({ size }) => size,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  );
  return paths.filter((path, index) => isBackedUp(path) && Number(sizes[index]) <= maxFileBytes).sort();
}

/** Lists what a folder has of Premia's. Files of other programs, empty folders and locks are not its data. */
export async function listStateFiles(root: string): Promise<string[]> {
  const names = await readdir(root).catch(() => []);
  const found = names.filter((name) => name === signingKeyFile || name === formFile);
  for (const name of names.filter(isDatabaseFolder)) {
    const engine = engines.find((each) => databaseFolder(each) === name);
    const files = await readdir(join(root, name)).catch(() => []);
    // SQLite's log and journal have the name of the database at their beginning.
    const ofEngine = files.filter((file) => engine && file.startsWith(engine.fileName));
    found.push(...(engine ? ofEngine.map((file) => `${name}/${file}`) : [name]));
  }
  return [...found, ...(await listMails(root))];
}
