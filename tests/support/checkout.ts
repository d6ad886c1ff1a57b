import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Checks out a revision into a temporary git worktree and installs its packages. It shares this checkout's packages if
 * their lockfiles are equal, but not what is built beside them, such as the website. The worktree is removed with `parts`.
 * @throws Error with git's or npm's message
 */
export async function checkOut(revision: string, parts: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'premia-base-'));
  const git = (...parameters: string[]) => run('git', parameters, { cwd: repository });
  await git('worktree', 'add', '--detach', folder, revision);
  parts.defer(async () => void (await git('worktree', 'remove', '--force', folder)));
  const sameLockfile = await git('diff', '--quiet', revision, '--', 'package-lock.json').then(
    () => true,
    () => false,
  );
  if (sameLockfile) await linkPackages(join(folder, 'node_modules'));
  else await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  return folder;
}

async function linkPackages(target: string): Promise<void> {
  const packages = join(repository, 'node_modules');
  await mkdir(target);
  const names = (await readdir(packages)).filter((name) => name !== '.cache' && name !== '.vite');
  await Promise.all(names.map((name) => symlink(join(packages, name), join(target, name))));
}
