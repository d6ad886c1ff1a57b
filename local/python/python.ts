import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../run-command.ts';

/** PyPI package with a command of the same name. `<name>.requirements.txt` in this folder pins its versions. */
export type PythonTool = 'cfn-lint' | 'schemathesis' | 'uv';

export const toolsFolder = fileURLToPath(new URL('../../.local', import.meta.url));

/** Finds a supported Python: `PYTHON`, or `python3`. Throws an Error with installation instructions. */
export async function findPython(command = process.env.PYTHON ?? 'python3'): Promise<string> {
  try {
    // Required by the wheels of numpy.
    await runCommand(command, ['-c', 'import sys, venv; sys.exit(sys.version_info < (3, 11))']);
    return command;
  } catch {
    throw new Error(
      `"${command}" is not Python 3.11 or newer with the venv module. Install it ("apt-get install python3-venv" on Debian, "brew install python" on macOS), or set PYTHON to another command`,
    );
  }
}

/** Installs the pinned version of a tool into its own virtual environment, and returns the path of its command. */
export async function installPythonTool(name: PythonTool): Promise<string> {
  const requirements = fileURLToPath(new URL(`${name}.requirements.txt`, import.meta.url));
  return join(await installRequirements(join(toolsFolder, name), requirements), name);
}

/**
 * Installs the pinned packages of a requirements file into a virtual environment, unless they are already installed.
 * @returns folder of the environment's commands
 * @throws Error if Python is missing or the installation fails
 */
export async function installRequirements(environment: string, requirements: string): Promise<string> {
  const commands = join(environment, process.platform === 'win32' ? 'Scripts' : 'bin');
  const fingerprint = hash('sha256', await readFile(requirements));
  const hashFile = join(environment, `${basename(requirements)}.sha256`);
  if (existsSync(hashFile) && (await readFile(hashFile, 'utf8')) === fingerprint) return commands;
  await rm(environment, { recursive: true, force: true });
  await runCommand(await findPython(), ['-m', 'venv', environment]);
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps'];
  await runCommand(join(commands, 'python'), [...install, '-r', requirements]);
  await writeFile(hashFile, fingerprint);
  return commands;
}
