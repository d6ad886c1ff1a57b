import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languageCodes } from '#contract/languages.ts';
import { unpublishedFolder } from '#edge/website-headers.ts';
import { websiteSources } from '../../frontend/sources.ts';
import { lockFile } from '../file-lock.ts';
import { runCommand } from '../run-command.ts';
import { StartError } from '../settings.ts';

/** Folders and files whose changes require a new build. */
const sources = [...websiteSources, 'package.json', 'package-lock.json', 'tsconfig.json'];

const cache = 'node_modules/.cache/premia';

/** Folder of a build and its name in the cache: a build for a deployment leaves the local server's in place. */
const targets = {
  local: { output: 'frontend/dist', name: 'website' },
  deployment: { output: 'dist/website', name: 'deployed-website' },
};

/** Maximum wait for another process that builds the website, in milliseconds. */
const buildTimeoutMs = 120_000;

/** Name of an encoding and of the folder with the files in that encoding. */
export type Encoding = 'identity' | 'br' | 'gzip';

/**
 * Compression as by CloudFront: files of these types, from 1,000 to 10,000,000 bytes.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
 */
const compressible = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;
const minBytes = 1_000;
const maxBytes = 10_000_000;

interface WebsiteSettings {
  readonly origin?: string;
  readonly sendsMail?: boolean;
  readonly contactEmail?: string | undefined;
  readonly operator?: string | undefined;
  readonly target?: keyof typeof targets;
}

/**
 * Builds the website, unless no source has changed since the last build, and compresses its files.
 * @param root the repository's folder
 * @param options `origin`: of the addresses in the pages' metadata, such as `https://premia.example.com`;
 * `sendsMail`: false hides the link to reset a password; `contactEmail`: replaces the sample of the support block;
 * `operator`: who runs the website
 * @returns `output`, the folder of the build, and `served`, which contains one folder per {@link Encoding}
 * @throws StartError with Vite's output when the build fails
 */
export async function buildWebsite(
  root: string,
  { origin = '', sendsMail = true, contactEmail = '', operator = '', target = 'local' }: WebsiteSettings = {},
) {
  const settings = {
    WEBSITE_ORIGIN: origin,
    VITE_SENDS_MAIL: String(sendsMail),
    VITE_CONTACT_EMAIL: contactEmail,
    VITE_OPERATOR: operator,
  };
  const { name } = targets[target];
  const output = join(root, targets[target].output);
  const served = join(root, cache, name);
  const fingerprintFile = `${served}-fingerprint`;
  await mkdir(join(root, cache), { recursive: true });
  const release = await lockFile(join(root, cache, 'website-lock'), buildTimeoutMs);
  if (!release) {
    throw new StartError(`Another process has been building the website for ${buildTimeoutMs / 1000} s`);
  }
  try {
    const fingerprint = await computeFingerprint(root, settings);
    const builtFrom = await readFile(fingerprintFile, 'utf8').catch(() => undefined);
    const exists = existsSync(served) && existsSync(join(output, 'index.html'));
    if (builtFrom !== fingerprint || !exists) {
      await rm(output, { recursive: true, force: true });
      const environment = { ...settings, VITE_BUILD: fingerprint.slice(0, 12) };
      await Promise.all(languageCodes.map((language) => runVite(root, output, language, environment)));
      await compressFiles(output, served);
      await writeFile(fingerprintFile, fingerprint);
    }
    return { output, served };
  } finally {
    release();
  }
}

/** Builds a language. Runs Vite in a child process, which returns the build's memory to the system. */
async function runVite(
  folder: string,
  output: string,
  language: string,
  settings: NodeJS.ProcessEnv,
): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const environment = { ...process.env, ...settings };
  try {
    // The builds share a folder, which is empty before them.
    const options = ['--mode', language, '--outDir', output, '--emptyOutDir=false', '--logLevel', 'warn'];
    await runCommand(process.execPath, [vite, 'build', 'frontend', ...options], { folder, environment });
  } catch (error) {
    throw new StartError(`The website could not be built: ${(error as Error).message}`);
  }
}

/** Copies the published files and adds the compressed ones, then replaces the folder as a whole. */
async function compressFiles(builtFolder: string, folder: string): Promise<void> {
  const next = `${folder}.new`;
  await rm(next, { recursive: true, force: true });
  await cp(builtFolder, join(next, 'identity'), {
    recursive: true,
    filter: (path) => path !== join(builtFolder, unpublishedFolder),
  });
  const files = await listFiles(join(next, 'identity'));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(next, 'identity', file));
      const { length } = content;
      if (!compressible.test(file) || length < minBytes || length > maxBytes) return;
      const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
      await writeNested(join(next, 'br', file), await promisify(brotliCompress)(content, brotliOptions));
      await writeNested(join(next, 'gzip', file), await promisify(gzip)(content));
    }),
  );
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
}

async function writeNested(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function computeFingerprint(root: string, settings: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256').update(`${JSON.stringify(settings)}\n`);
  const files = await Promise.all(
    sources.map(async (source) =>
      extname(source) ? [source] : (await listFiles(join(root, source))).map((file) => join(source, file)),
    ),
  );
  for (const file of files.flat().sort()) {
    if (file.startsWith(join(targets.local.output)) || /\.(test|spec)\.tsx?$/.test(file)) continue;
    hash.update(`${file}\n`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
