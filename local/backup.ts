/**
 * Backs up the folder STATE_DIR, also while Premia runs on it, or restores a backup.
 *
 * Arguments: the file of the backup, which must not exist; `--restore FILE` restores one into a STATE_DIR without data.
 */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup-format.ts';
import { createBackup } from './backup-writer.ts';
import { restoreBackup } from './restore.ts';
import { readSettings, StartError } from './settings.ts';
import { inMemory } from './state-directory.ts';

const usage = 'npm run backup -- FILE, or STATE_DIR=FOLDER npm run backup -- --restore FILE';

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { restore: { type: 'string' } },
    allowPositionals: true,
  });
  const [named, ...others] = [...positionals, ...(values.restore === undefined ? [] : [values.restore])];
  if (!named || others.length > 0) throw new BackupError(`Name one file: ${usage}`);
  const { stateDirectory, dynamodbEndpoint } = readSettings(process.env);
  if (stateDirectory === inMemory) throw new BackupError(`STATE_DIR is ${inMemory}, which stores nothing`);
  if (dynamodbEndpoint !== undefined) {
    throw new BackupError(`The data is in the DynamoDB at ${dynamodbEndpoint}: back it up there`);
  }
  const [file, root] = [resolve(named), resolve(stateDirectory)];
  if (values.restore !== undefined) {
    const foreign = await restoreBackup(file, root);
    return `Restored ${file} to ${root}. ${describeForeign(foreign)}Start Premia with STATE_DIR=${root}`;
  }
  await createBackup(root, file);
  return `Backed up ${root} to ${basename(file)}. It contains the key that signs sessions: only you should be able to read it`;
}

/** Maximum number of paths in a message. */
const maxNamed = 20;

function describeForeign(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const named = paths.slice(0, maxNamed).map((path) => JSON.stringify(path));
  const more = paths.length > maxNamed ? [`${paths.length - maxNamed} more`] : [];
  return `Skipped, because they are no files of Premia: ${[...named, ...more].join(', ')}. `;
}

try {
  console.log(await run());
} catch (error) {
  const isExpected =
    error instanceof BackupError ||
    error instanceof StartError ||
    Object(error).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
