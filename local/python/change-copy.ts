import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folders and files of the repository that the premium tables and the tests of them need. */
const copied = [
  'edge',
  'frontend',
  'functions',
  'local',
  'model-training',
  'tests',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** Folders of packages, builds and caches. */
const generated = /[\\/](node_modules|dist|\.venv|__pycache__|\.[a-z]+_cache)$/;

type Files = ReadonlyMap<string, Buffer>;

/**
 * Changes files of the repository in a copy of it, and takes them over once the change has succeeded. After a failure,
 * also of a file that cannot be replaced, every file is as it was.
 * @param workFolder on the file system of the repository
 * @param change changes the files of the copy, whose folder it receives
 * @returns paths of the files that changed
 */
export async function changeCopy(
  root: string,
  workFolder: string,
  change: (copy: string) => Promise<void>,
): Promise<string[]> {
  await mkdir(workFolder, { recursive: true });
  const copy = await mkdtemp(join(workFolder, 'change-'));
  try {
    const files = join(copy, 'files');
    for (const name of copied) {
      const filter = (source: string) => !generated.test(source);
      await cp(join(root, name), join(files, name), { recursive: true, filter });
    }
    await symlink(join(root, 'node_modules'), join(files, 'node_modules'), 'junction');
    const before = await readFiles(files);
    await change(files);
    const after = await readFiles(files);
    const isSame = (path: string) => {
      const [one, other] = [before.get(path), after.get(path)];
      return one !== undefined && other !== undefined && one.equals(other);
    };
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => !isSame(path)).sort();
    const written = changed.filter((path) => after.has(path));
    const removed = changed.filter((path) => !after.has(path));
    await replaceFiles(root, files, join(copy, 'replaced'), written, removed);
    return changed;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Reads the files of a folder by their paths in it. */
async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !dirname(path).split(/[\\/]/).includes('node_modules'));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path)] as const),
    ),
  );
}

/** Moves written files into the repository, then removes others: readers take the newest folder with prices. */
async function replaceFiles(
  root: string,
  files: string,
  replaced: string,
  written: readonly string[],
  removed: readonly string[],
): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const path of [...written, ...removed]) {
      const [target, former] = [join(root, path), join(replaced, path)];
      await mkdir(dirname(former), { recursive: true });
      const existed = await moveExisting(target, former);
      undo.unshift(async () => {
        await rm(target, { force: true });
        if (existed) await rename(former, target);
      });
      if (removed.includes(path)) continue;
      await mkdir(dirname(target), { recursive: true });
      await rename(join(files, path), target);
    }
  } catch (error) {
    for (const restore of undo) await restore();
    throw error;
  }
  for (const folder of new Set(removed.map((path) => dirname(join(root, path))))) {
    if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
  }
}

/** Moves a file if it exists, and returns true if it did. */
async function moveExisting(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
