import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runOnDatabase } from '#local/backup-format.ts';
import { dynoxide } from '#local/database/dynoxide.ts';
import { databaseFolder, databasePath } from '#local/state-files.ts';
import { createFolder } from './temporary-folder.ts';

/** Path of the database. */
export const database = databasePath(dynoxide);

export const signingKey = 'k'.repeat(64);

/** Names that file managers, file systems and people leave in folders. */
export const foreignNames = [
  '.DS_Store',
  '.directory',
  'lost+found',
  'notes (copy).txt',
  'Icon\r',
  'ü.txt',
  'Thumbs.db',
  'mail/._one.eml',
  'mail/notes.txt',
  'photos/a b/c.jpg',
  `${databaseFolder(dynoxide)}/Thumbs.db`,
];

/** Creates a folder with the files of Premia, and returns paths of it and of what tests make of it. */
export async function createState() {
  const folder = createFolder();
  const state = join(folder, 'state');
  await addFile(state, 'signing-key', signingKey);
  await addFile(state, 'data-form.json', JSON.stringify({ writes: 1, version: '1.0.0' }));
  await addFile(state, 'mail/one.eml', 'To: ada@example.com\n');
  await mkdir(join(state, databaseFolder(dynoxide)));
  execute(join(state, database), 'CREATE TABLE premia (pk TEXT NOT NULL, item TEXT, PRIMARY KEY (pk))');
  execute(join(state, database), "INSERT INTO premia VALUES ('USER#1', '{\"premium\":1234.56}')");
  return { folder, state, restored: join(folder, 'restored'), file: join(folder, 'backup') };
}

export async function addFile(root: string, path: string, content = 'other'): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

/** Executes statements on a database file. */
export function execute(file: string, sql: string): void {
  runOnDatabase(file, (opened) => opened.exec(sql));
}

/** Content of the files in a folder by path, without locks; of the database its rows. */
export async function readState(root: string): Promise<Record<string, unknown>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'lock');
  const contents: Record<string, unknown> = {};
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name).slice(root.length + 1);
    contents[path] =
      path === database ? readRows(join(root, path)) : await readFile(join(root, path), 'utf8');
  }
  return contents;
}

function readRows(file: string) {
  const rows = runOnDatabase(file, (opened) => opened.prepare('SELECT * FROM premia').all());
  return rows.map((row) => ({ ...row }));
}
