import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.ts';

const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** The oldest Python that MiniStack runs on. */
const oldestPython = [3, 10] as const;

/**
 * Installs MiniStack into a virtual environment of its own, unless this very version is there already.
 * @param folder where the environment is
 * @returns the path of its program
 * @throws Error that says what is missing
 */
export async function installMinistack(folder: string): Promise<string> {
  const wanted = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex');
  const stamp = join(folder, 'requirements.sha256');
  const program = join(folder, 'bin', 'ministack');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return program;
  await rm(folder, { recursive: true, force: true });
  await runCommand(await findPython(), ['-m', 'venv', folder]);
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps'];
  await runCommand(join(folder, 'bin', 'python'), [...install, '-r', requirements]);
  await writeFile(stamp, wanted);
  return program;
}

async function findPython(): Promise<string> {
  const command = process.env.PYTHON ?? 'python3';
  const [major, minor] = oldestPython;
  const question = `import sys, venv; sys.exit(sys.version_info < (${major}, ${minor}))`;
  try {
    await runCommand(command, ['-c', question]);
    return command;
  } catch (error) {
    throw new Error(
      `MiniStack needs Python ${major}.${minor} or newer with venv ("apt-get install python3-venv" on Debian); PYTHON names another one. ${(error as Error).message}`,
    );
  }
}
