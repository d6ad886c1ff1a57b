import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { lockFile } from '../file-lock.ts';
import { StartError } from '../start-error.ts';
import { readWebsite, type Website } from './website.ts';

/** What the website is made of; a change of anything in it calls for a new build. */
const sources = [
  'frontend',
  'functions/contract',
  'model-training/level.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const output = 'frontend/dist';

const cache = 'node_modules/.cache/premia';

/** Tells which sources the last build was made of. */
const fingerprintFile = `${cache}/website-fingerprint`;

/** How long another process may take that builds the website at the same time, in milliseconds. */
const buildMilliseconds = 120_000;

/**
 * Builds the website, unless the last build was made of the very same sources, and reads it.
 * @param root the repository's folder
 * @throws StartError with the build's own words when it fails
 */
export async function buildWebsite(root: string): Promise<Website> {
  await mkdir(join(root, cache), { recursive: true });
  const release = await lockFile(join(root, cache, 'website-lock'), buildMilliseconds);
  if (!release) throw new StartError('The website is being built by another process that does not end');
  try {
    const fingerprint = await computeFingerprint(root);
    if (!(await isFresh(root, fingerprint))) {
      await runVite(root);
      await writeFile(join(root, fingerprintFile), fingerprint);
    }
    return await readWebsite(join(root, output));
  } finally {
    release();
  }
}

async function isFresh(root: string, fingerprint: string): Promise<boolean> {
  const built = await readText(join(root, fingerprintFile));
  return built === fingerprint && existsSync(join(root, output, 'index.html'));
}

/** In a process of its own: its memory is free again afterwards. */
async function runVite(root: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const building = promisify(execFile)(process.execPath, [vite, 'build', 'frontend', '--logLevel', 'warn'], {
    cwd: root,
  });
  const abandon = () => building.child.kill();
  process.once('exit', abandon);
  try {
    await building;
  } catch (error) {
    const { stderr, stdout } = error as { stderr: string; stdout: string };
    throw new StartError(`The website could not be built:\n${stderr || stdout}`);
  } finally {
    process.off('exit', abandon);
  }
}

async function computeFingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listSources(root))
    hash.update(`${file}\n`).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

async function listSources(root: string): Promise<string[]> {
  const lists = await Promise.all(
    sources.map(async (source) => {
      const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true }).catch(
        () => undefined,
      );
      if (!entries) return [source];
      const files = entries.filter((entry) => entry.isFile());
      return files.map((entry) => relative(root, join(entry.parentPath, entry.name)));
    }),
  );
  return lists
    .flat()
    .filter((file) => !file.startsWith(join(output)) && !/\.(test|spec)\.tsx?$/.test(file))
    .sort();
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
