import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPython } from './find-python.ts';
import { runCommand } from './run-command.ts';

/** A program from PyPI, whose versions `<name>.requirements.txt` beside this file pins. */
export type PythonTool = 'cfn-lint' | 'ministack' | 'schemathesis';

const toolsFolder = fileURLToPath(new URL('../../.local', import.meta.url));

/**
 * Installs a program into a virtual environment of its own, unless these very versions are there already.
 * @param folder where the environments are
 * @returns the path of the program
 * @throws Error that says what is missing
 */
export async function installPythonTool(name: PythonTool, folder = toolsFolder): Promise<string> {
  const requirements = fileURLToPath(new URL(`${name}.requirements.txt`, import.meta.url));
  const wanted = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex');
  const environment = join(folder, name);
  const stamp = join(environment, 'requirements.sha256');
  const program = join(environment, 'bin', name);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return program;
  await rm(environment, { recursive: true, force: true });
  await runCommand(await findPython(), ['-m', 'venv', environment]);
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps'];
  await runCommand(join(environment, 'bin', 'python'), [...install, '-r', requirements]);
  await writeFile(stamp, wanted);
  return program;
}
