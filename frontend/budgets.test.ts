import { globSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';

/** Fields of a bundled script that the budgets read. */
interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  code: string;
  imports: string[];
  isEntry: boolean;
  moduleIds: string[];
}

const lazyPages = globSync('src/pages/*-page.tsx', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('/landing-page.tsx'),
);

/** KiB of gzipped script that `/` loads, including the API contract that it fetches after rendering. */
const maxFirstLoad = 140;

/** KiB of gzipped script for estimates on the device: the evaluator, one product's tables and a state's prices. */
const maxEvaluator = 20;

/** KiB of gzipped data that the choice of a county loads. */
const maxCounties = 30;

const result = 'detail/prediction-detail.tsx';

/** KiB of gzipped script that a module may load in addition to the first load and to another module. */
const budgets: { module: string; limit: number; after?: string }[] = [
  ...lazyPages.map((module) => ({ module, limit: module.endsWith('/form-page.tsx') ? 36 : 30 })),
  // Forms and stored predictions load it beside their data.
  { module: result, limit: 40 },
  { module: 'what-if/what-if.tsx', limit: 30, after: result },
];

let chunks: Chunk[];

beforeAll(async () => {
  const { build } = await import('vite');
  const configFile = new URL('vite.config.ts', import.meta.url).pathname;
  const result = await build({ configFile, logLevel: 'silent', build: { write: false } });
  const { output } = result as unknown as { output: Chunk[] };
  chunks = output.filter(({ type }) => type === 'chunk');
}, 60_000);

/** Adds a chunk and its static imports to a set. */
function collect(chunk: Chunk | undefined, found = new Set<Chunk>()): Set<Chunk> {
  if (!chunk) throw new Error('The build has no such chunk');
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    collect(
      chunks.find(({ fileName }) => fileName === name),
      found,
    );
  }
  return found;
}

const chunksOf = (module: string) =>
  collect(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));

const entryChunks = () => collect(chunks.find(({ isEntry }) => isEntry));

const firstLoadChunks = () => new Set([...entryChunks(), ...chunksOf('src/api/contract.ts')]);

/** Chunks that a page loads in addition to the ones that are present. */
const without = (loaded: Set<Chunk>, present: Set<Chunk>) =>
  [...loaded].filter((chunk) => !present.has(chunk));

const gzipKib = (weighed: Iterable<Chunk>) =>
  [...weighed].reduce((sum, { code }) => sum + gzipSync(code).length / 1024, 0);

it(`loads at most ${maxFirstLoad} KiB of script on the landing page`, () => {
  expect(gzipKib(firstLoadChunks())).toBeLessThanOrEqual(maxFirstLoad);
});

it('renders the landing page before it loads the contract', () => {
  expect(without(firstLoadChunks(), entryChunks()).length).toBeGreaterThan(0);
});

it.each(budgets)('loads at most $limit KiB of script in addition for $module', ({ module, limit, after }) => {
  const present = new Set([...firstLoadChunks(), ...(after ? chunksOf(after) : [])]);
  const added = without(chunksOf(module), present);
  expect(added.length).toBeGreaterThan(0);
  expect(gzipKib(added)).toBeLessThanOrEqual(limit);
});

it(`loads at most ${maxEvaluator} KiB of script for estimates on the device`, () => {
  const added = (tables: string) =>
    without(new Set([...chunksOf('/evaluator.ts'), ...chunksOf(tables)]), firstLoadChunks());
  const states = chunks.filter(({ fileName }) => /^assets\/[A-Z]{2}-/.test(fileName));
  expect(states.length).toBe(51);
  const largest = Math.max(...states.map((state) => gzipKib([state])));
  expect(gzipKib(added('/health.json')) + largest).toBeLessThanOrEqual(maxEvaluator);
  expect(gzipKib(added('/car.json'))).toBeLessThanOrEqual(maxEvaluator);
});

it(`loads at most ${maxCounties} KiB for the counties of all states`, () => {
  const counties = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('counties.json')));
  expect(counties.length).toBe(1);
  expect(gzipKib(counties)).toBeLessThanOrEqual(maxCounties);
});
