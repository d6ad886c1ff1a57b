import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import type { Language } from '#contract/languages.ts';
import { readTexts, websiteTextFiles } from '#tests/support/read-texts.ts';
import { findSource, websiteSources } from './sources.ts';

interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  code: string;
  imports: string[];
  isEntry: boolean;
  moduleIds: string[];
}

/** KiB of gzipped script that `/` loads. */
const maxFirstLoad = 118;

/** KiB of gzipped script that the Spanish landing page, and another Spanish page, may load more than the English one. */
const maxSpanishSurplus = { landing: 2, page: 3 };

/** KiB of gzipped script for estimates on the device: the evaluator, one product's tables and a state's prices. */
const maxEvaluator = 20;

/** KiB of gzipped data that the choice of a county loads. */
const maxCounties = 30;

/** KiB of gzipped data that the names of cars are. */
const maxCarNames = 12;

const result = 'result/shown-result.tsx';

/** The contract of the account pages, which a stored token or the focus of a form loads. */
const accountContract = 'src/api/contract.ts';

/** The contract with predictions, which the other pages load. */
const contract = 'src/api/whole-contract.ts';

/**
 * KiB of gzipped script that the public pages with a form load in addition to the first load, with their contract
 * (decision 0071 has what those of estimates grew by).
 */
const formPages: Readonly<Record<string, number>> = {
  'forgot-password': 34,
  'car-form': 68,
  'health-form': 68,
  login: 34,
  register: 34,
  'reset-password': 34,
};

const otherPages = globSync('src/pages/**/*-page.tsx', { cwd: import.meta.dirname }).filter(
  (file) => !['landing', ...Object.keys(formPages)].includes(basename(file, '-page.tsx')),
);

/** KiB of gzipped script that modules may load in addition to the first load and to another module. */
const budgets: { modules: string[]; limit: number; after?: string }[] = [
  ...Object.entries(formPages).map(([name, limit]) => ({
    modules: [`/${name}-page.tsx`, accountContract, ...(name.endsWith('-form') ? [contract] : [])],
    limit,
  })),
  ...otherPages.map((module) => ({ modules: [module], limit: 30, after: contract })),
  // Forms and stored predictions load it beside their data.
  { modules: [result], limit: 60, after: contract },
  { modules: ['what-if/what-if.tsx'], limit: 30, after: result },
];

let chunks: Chunk[];
let spanishChunks: Chunk[];
let notices: string | undefined;

/** Static imports of each module in the builds of both languages. */
const imports = new Map<string, readonly string[]>();

/** Vite plugin that reads the imports. */
const readImports: Plugin = {
  name: 'imports',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      imports.set(id, [...(imports.get(id) ?? []), ...(this.getModuleInfo(id)?.importedIds ?? [])]);
    }
  },
};

beforeAll(async () => {
  const { build } = await import('vite');
  const configFile = join(import.meta.dirname, 'vite.config.ts');
  const buildLanguage = async (mode: Language) => {
    const plugins = [readImports];
    const result = await build({ configFile, mode, plugins, logLevel: 'silent', build: { write: false } });
    return (result as unknown as { output: Chunk[] }).output;
  };
  const output = await buildLanguage('en');
  chunks = output.filter(({ type }) => type === 'chunk');
  spanishChunks = (await buildLanguage('es')).filter(({ type }) => type === 'chunk');
  const files = output as unknown as { fileName: string; source?: string }[];
  notices = files.find(({ fileName }) => fileName === 'third-party-licenses.txt')?.source;
}, 60_000);

/** Adds a chunk and its static imports, which are among the given chunks, to a set. */
function collect(chunk: Chunk | undefined, among = chunks, found = new Set<Chunk>()): Set<Chunk> {
  if (!chunk) throw new Error('The build has no such chunk');
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    collect(
      among.find(({ fileName }) => fileName === name),
      among,
      found,
    );
  }
  return found;
}

const chunksOf = (module: string, among = chunks) =>
  collect(
    among.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))),
    among,
  );

const firstLoadChunks = (among = chunks) =>
  collect(
    among.find(({ isEntry }) => isEntry),
    among,
  );

/** Chunks that a page loads in addition to the ones that are present. */
const without = (loaded: Set<Chunk>, present: Set<Chunk>) =>
  [...loaded].filter((chunk) => !present.has(chunk));

/** Lists the modules of the given chunks that are neither the given modules nor imported by them. */
function listNeedless(loaded: Chunk[], modules: readonly string[]): string[] {
  const needed = new Set<string>();
  const visit = (id: string) => {
    if (needed.has(id)) return;
    needed.add(id);
    imports.get(id)?.forEach(visit);
  };
  [...imports.keys()].filter((id) => modules.some((module) => id.endsWith(module))).forEach(visit);
  return loaded.flatMap(({ moduleIds }) => moduleIds).filter((id) => !needed.has(id));
}

const gzipKib = (weighed: Iterable<Chunk>) =>
  [...weighed].reduce((sum, { code }) => sum + gzipSync(code).length / 1024, 0);

it(`loads at most ${maxFirstLoad} KiB of script on the landing page`, () => {
  expect(gzipKib(firstLoadChunks())).toBeLessThanOrEqual(maxFirstLoad);
});

it(`loads at most ${maxSpanishSurplus.landing} KiB more of script on the Spanish landing page`, () => {
  const surplus = gzipKib(firstLoadChunks(spanishChunks)) - gzipKib(firstLoadChunks());
  expect(surplus).toBeLessThanOrEqual(maxSpanishSurplus.landing);
});

it('has the texts of one language in the scripts of each build', async () => {
  const listTexts = async (code: Language) => {
    const texts = await Promise.all(websiteTextFiles.map((file) => readTexts({ file, code })));
    // Only whole literals are found again in a minified script: no text with values, quotation marks or escapes.
    return texts.flat().flatMap(({ text }) => (/^[\p{L}\d ,.:;¿?$%()-]{20,}$/u.test(text) ? text : []));
  };
  const [english, spanish] = [await listTexts('en'), await listTexts('es')];
  const listFound = (built: Chunk[], texts: readonly string[]) => {
    const script = built.map(({ code }) => code).join('\n');
    return texts.filter((text) => script.includes(`\`${text}\``));
  };
  expect(listFound(chunks, english).length).toBeGreaterThan(300);
  expect(listFound(spanishChunks, spanish).length).toBeGreaterThan(300);
  const leaveOut = (texts: readonly string[], others: readonly string[]) =>
    texts.filter((text) => !others.some((other) => other.includes(text)));
  expect(listFound(chunks, leaveOut(spanish, english))).toEqual([]);
  expect(listFound(spanishChunks, leaveOut(english, spanish))).toEqual([]);
  const filesOf = (built: Chunk[]) =>
    built.flatMap(({ moduleIds }) => moduleIds).filter((id) => /(\/texts\/|\.)[a-z]{2}\.ts$/.test(id));
  const translate = (id: string) => id.replace(/en(\.ts)$/, 'es$1');
  expect(filesOf(chunks).filter((id) => id !== translate(id))).toEqual(filesOf(chunks));
  expect(filesOf(spanishChunks).sort()).toEqual(filesOf(chunks).map(translate).sort());
});

it('renders the landing page and the pages with a form without the contract', () => {
  const forms = Object.keys(formPages).flatMap((name) => [...chunksOf(`/${name}-page.tsx`)]);
  const present = new Set([...firstLoadChunks(), ...forms]);
  for (const loaded of [accountContract, contract]) {
    expect(without(chunksOf(loaded), present).length).toBeGreaterThan(0);
  }
});

it('has no predictions, households and tables of plans on the account pages', () => {
  const pages = Object.keys(formPages).filter((name) => !name.endsWith('-form'));
  const loaded = [...pages.map((name) => `/${name}-page.tsx`), accountContract].flatMap((module) => [
    ...chunksOf(module),
  ]);
  const modules = new Set(loaded.flatMap(({ moduleIds }) => moduleIds));
  expect(
    [...modules].filter((id) =>
      /contract\/(\w+-answers|market|estimates|predictions|household)|functions\/plans/.test(id),
    ),
  ).toEqual([]);
});

it.each(budgets)('loads at most $limit KiB of script in addition for $modules', (budget) => {
  const { modules, limit, after } = budget;
  const weigh = (among: Chunk[]) => {
    const present = new Set([
      ...firstLoadChunks(among),
      ...(after ? [accountContract, after] : []).flatMap((one) => [...chunksOf(one, among)]),
    ]);
    const added = without(new Set(modules.flatMap((module) => [...chunksOf(module, among)])), present);
    expect(added.length).toBeGreaterThan(0);
    const sizes = added.map((chunk) => `${gzipKib([chunk]).toFixed(1)} ${chunk.fileName}`);
    const needless = listNeedless(added, modules);
    return { size: gzipKib(added), list: [...sizes, 'Needless modules in them:', ...needless].join('\n') };
  };
  const [english, spanish] = [weigh(chunks), weigh(spanishChunks)];
  expect(english.size, english.list).toBeLessThanOrEqual(limit);
  expect(spanish.size, spanish.list).toBeLessThanOrEqual(limit + maxSpanishSurplus.page);
});

it('is built from all of its sources, and from no other files', () => {
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => id.split('?')[0] ?? '');
  const files = ids.filter((id) => id.startsWith('/') && !id.includes('/node_modules/'));
  expect([...new Set(files.map(findSource))].sort()).toEqual(websiteSources);
});

it(`loads at most ${maxEvaluator} KiB of script for estimates on the device`, () => {
  const added = (product: InsuranceType) =>
    without(
      new Set([...chunksOf(`/${product}-evaluator.ts`), ...chunksOf(`/${product}.json`)]),
      new Set([...firstLoadChunks(), ...chunksOf(accountContract), ...chunksOf(contract)]),
    );
  const states = chunks.filter(({ fileName }) => /^assets\/[A-Z]{2}-/.test(fileName));
  expect(states.length).toBe(51);
  const largest = Math.max(...states.map((state) => gzipKib([state])));
  expect(gzipKib(added('health')) + largest).toBeLessThanOrEqual(maxEvaluator);
  expect(gzipKib(added('car'))).toBeLessThanOrEqual(maxEvaluator);
});

it(`loads at most ${maxCounties} KiB for the counties of all states`, () => {
  const counties = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('counties.json')));
  expect(counties.length).toBe(1);
  expect(gzipKib(counties)).toBeLessThanOrEqual(maxCounties);
});

it(`loads at most ${maxCarNames} KiB for the names of cars, which no page waits for`, () => {
  const names = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('car-names.json')));
  expect(names.length).toBe(1);
  expect(gzipKib(names)).toBeLessThanOrEqual(maxCarNames);
  expect(chunks.filter(({ imports }) => imports.includes(names[0]?.fileName ?? ''))).toEqual([]);
});

it('the website has the licences of all packages and of the font that it contains', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  const names = modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
  expect(names).toContain('react-dom');
  expect([...new Set(names)].filter((name) => !notices?.includes(`${name} `))).toEqual([]);
  expect(notices).toContain('@fontsource-variable/besley 5.3.0 (OFL-1.1)');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.');
});
