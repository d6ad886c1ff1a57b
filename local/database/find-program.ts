import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the file of a command on the PATH, or undefined. */
export function findProgram(command: string, { PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  const files = PATH.split(delimiter).flatMap((folder) => [
    join(folder, command),
    join(folder, `${command}.exe`),
  ]);
  return files.find((file) => existsSync(file));
}
