import { runCommand } from './run-command.ts';

/** The oldest Python that the tools run on. */
const oldestVersion = [3, 10] as const;

/**
 * Finds a Python that is new enough: the one that `PYTHON` names, else `python3`.
 * @throws Error that says what to install
 */
export async function findPython(command = process.env.PYTHON ?? 'python3'): Promise<string> {
  const question = `import sys, venv; sys.exit(sys.version_info < (${oldestVersion.join(', ')}))`;
  try {
    await runCommand(command, ['-c', question]);
    return command;
  } catch {
    throw new Error(
      `"${command}" is no Python ${oldestVersion.join('.')} or newer with its venv module. Install one ("apt-get install python3-venv" on Debian, "brew install python" on macOS), or let PYTHON name one`,
    );
  }
}
