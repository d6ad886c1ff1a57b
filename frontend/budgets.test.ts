import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/** A file of code as the bundler makes it, as far as it is weighed here. */
interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  code: string;
  imports: string[];
  isEntry: boolean;
  moduleIds: string[];
}

const kibibyte = 1024;

/** KiB of gzip JavaScript until the front page can do all it does. */
const firstLoadBudget = 100;

/** KiB of gzip JavaScript that opening a page may add, whichever way its visitor came. */
const pageBudget = 15;

const publicPages = ['login', 'register', 'about', 'contact', 'terms', 'not-found'];
const protectedPages = ['dashboard', 'health-prediction', 'car-prediction', 'history', 'profile'];

const chunks = new Map<string, Chunk>();

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { build } = await import('vite');
  const configFile = new URL('vite.config.ts', import.meta.url).pathname;
  const result = await build({ configFile, logLevel: 'silent', build: { write: false } });
  const { output } = result as unknown as { output: Chunk[] };
  for (const chunk of output) if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk);
  vi.unstubAllEnvs();
}, 60_000);

/** The files that a file needs before it can run, itself included. */
function listFiles(fileName: string, seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const imported of chunks.get(fileName)?.imports ?? []) listFiles(imported, seen);
  return seen;
}

function findModule(path: string): Set<string> {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  if (!chunk) throw new Error(`No file of the website holds ${path}`);
  return listFiles(chunk.fileName);
}

function findEntry(): Set<string> {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  return listFiles(entry?.fileName ?? '');
}

/** The front page, and what it fetches as soon as it stands: the contract, and what came with it. */
const listFirstLoad = () => new Set([...findEntry(), ...findModule('src/api/contract.ts')]);

const findPage = (page: string) => findModule(`src/pages/${page}-page.tsx`);

/** KiB of gzip JavaScript in some files, but for those that are there already. */
function weigh(files: Set<string>, present: Set<string> = new Set()): number {
  const fetched = [...files].filter((file) => !present.has(file));
  const bytes = fetched.map((file) => gzipSync(chunks.get(file)?.code ?? '').length);
  return bytes.reduce((sum, size) => sum + size, 0) / kibibyte;
}

describe('the weight of the website', () => {
  it(`is at most ${firstLoadBudget} KiB of JavaScript for the front page`, () => {
    expect(weigh(listFirstLoad())).toBeGreaterThan(50);
    expect(weigh(listFirstLoad())).toBeLessThanOrEqual(firstLoadBudget);
  });

  it('lets the front page be drawn before the contract is there', () => {
    expect(findEntry()).not.toContain([...findModule('src/api/contract.ts')].at(0));
  });

  it.each(publicPages)(`grows by at most ${pageBudget} KiB from the front page to: %s`, (page) => {
    expect(weigh(findPage(page), listFirstLoad())).toBeLessThanOrEqual(pageBudget);
  });

  it.each(protectedPages)(`grows by at most ${pageBudget} KiB, layout included, to: %s`, (page) => {
    const files = new Set([...findPage(page), ...findModule('src/pages/main-layout.tsx')]);
    expect(weigh(files, listFirstLoad())).toBeLessThanOrEqual(pageBudget);
  });
});
