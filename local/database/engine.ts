import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** A program with the API of DynamoDB that runs on this machine. */
export interface Engine {
  /** Value of PREMIA_DATABASE, and part of the name of the folder of its data. */
  readonly id: 'dynoxide' | 'dynamodb-local';
  /** Name in messages. */
  readonly name: string;
  /** Name of the database's file, in SQLite's format. */
  readonly fileName: string;
  /** False if it listens on every address of this machine. */
  readonly hasHostOption: boolean;
  /** Removes expired items from its closed file; undefined if it does so itself. */
  readonly removeExpiredItems?: (database: DatabaseSync) => void;
  /** Returns undefined if it can run here, otherwise what is missing and the way to install it. */
  findObstacle(environment: NodeJS.ProcessEnv): Promise<string | undefined>;
  /**
   * Starts its process, which passes its output through.
   * @param host address to listen on, if it has the option
   * @param directory the folder to store data in; undefined keeps data in memory
   */
  spawn(host: string, port: number, directory?: string): Promise<ChildProcess>;
}

export function findProgram(command: string, { PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  const files = PATH.split(delimiter).flatMap((folder) => [
    join(folder, command),
    join(folder, `${command}.exe`),
  ]);
  return files.find((file) => existsSync(file));
}
