import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError, checksumsTable, filesTable, runOnDatabase } from './backup-format.ts';
import { type Backup, readBackup } from './backup-reader.ts';
import { dynoxide } from './database/dynoxide.ts';
import { lockFile } from './file-lock.ts';
import { StartError } from './settings.ts';
import { createDirectory, restrictToOwner } from './state-directory.ts';
import {
  databaseLock,
  databasePath,
  formFile,
  isBackedUp,
  listStateFiles,
  mailFolder,
  restoreMarker,
  signingKeyFile,
} from './state-files.ts';

/**
 * Restores a backup into a folder without data of Premia; files of other programs stay. A marker reserves the folder from
 * before the first file until after the last one, so that Premia doesn't start on a part of a backup.
 * @returns paths of the backup that were not restored, because they are no files of Premia
 * @throws BackupError or StartError, after it has removed what it wrote
 */
export async function restoreBackup(file: string, root: string): Promise<readonly string[]> {
  const backup = readBackup(file);
  const restore = new Restore(root);
  try {
    await restore.reserve();
    await restore.write(backup, file);
    return backup.foreign;
  } catch (error) {
    await restore.undo();
    if (error instanceof BackupError || error instanceof StartError) throw error;
    throw new BackupError(`${file} could not be restored to ${root} (${(error as Error).message})`);
  } finally {
    backup.close();
  }
}

class Restore {
  readonly #root: string;
  readonly #database: string;
  readonly #marker: string;
  readonly #folders: string[] = [];
  /** Files in the order in which they were created. */
  readonly #files: string[] = [];
  #release = () => {};

  constructor(root: string) {
    this.#root = root;
    this.#database = join(root, databasePath(dynoxide));
    this.#marker = join(root, restoreMarker);
  }

  /** @throws BackupError for a folder that has data, or that another process uses */
  async reserve(): Promise<void> {
    await this.#rejectData();
    await this.#createFolder(dirname(this.#database));
    await restrictToOwner(this.#root);
    await this.#lock();
    // Another process may have used the folder until now.
    await this.#rejectData();
    if (existsSync(this.#marker)) {
      await this.#removeInterrupted();
      this.#files.push(this.#marker);
    } else {
      await this.#createFile(this.#marker, '');
    }
  }

  /** Removes the marker last. */
  async write(backup: Backup, file: string): Promise<void> {
    const mails = backup.paths.filter((path) => path !== signingKeyFile && path !== formFile);
    if (mails.length > 0) await this.#createFolder(join(this.#root, mailFolder));
    for (const path of backup.paths) await this.#createFile(join(this.#root, path), backup.readContent(path));
    await this.#createFile(this.#database, createReadStream(file));
    dropTables(this.#database);
    await rm(this.#marker);
    this.#release();
  }

  /** Removes what was written, the marker after the files that it stands for. */
  async undo(): Promise<void> {
    for (const file of this.#files.toReversed()) await rm(file, { force: true });
    // SQLite has a file beside a lock.
    this.#release();
    for (const folder of this.#folders.toReversed()) {
      // Another program may have added a file.
      await rmdir(folder).catch(() => {});
    }
  }

  async #rejectData(): Promise<void> {
    if (existsSync(this.#marker) || (await listStateFiles(this.#root)).length === 0) return;
    throw new BackupError(
      `The folder ${this.#root} has files of Premia: set STATE_DIR to an empty folder, or move them away`,
    );
  }

  /** The lock of the database: neither Premia nor another restore uses the folder meanwhile. */
  async #lock(): Promise<void> {
    const file = join(dirname(this.#database), databaseLock);
    const isNew = !existsSync(file);
    const release = await lockFile(file, 0);
    if (!release) {
      throw new BackupError(
        `The folder ${this.#root} is in use by Premia or by another restore: wait for its end`,
      );
    }
    this.#release = release;
    if (isNew) this.#files.push(file);
  }

  /** The folder had no data when the interrupted restore began, so that all of it is from the backup. */
  async #removeInterrupted(): Promise<void> {
    for (const path of await listStateFiles(this.#root)) {
      const file = join(this.#root, path);
      if (isBackedUp(path) || file.startsWith(this.#database)) await rm(file);
    }
  }

  async #createFolder(folder: string): Promise<void> {
    this.#folders.push(...(await createDirectory(folder)));
  }

  async #createFile(file: string, content: Parameters<FileHandle['writeFile']>[0]): Promise<void> {
    const handle = await open(file, 'wx', 0o600);
    this.#files.push(file);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

/** Removes the tables of a backup; otherwise the signing key would remain in the database. */
function dropTables(file: string): void {
  const statements = `PRAGMA secure_delete = ON; DROP TABLE ${filesTable}; DROP TABLE IF EXISTS ${checksumsTable}`;
  runOnDatabase(file, (database) => database.exec(statements));
}
