import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const readText = (file: string) => readFileSync(join(root, file), 'utf8');

/** Source files of the project, without tests and texts. */
const sources = globSync('{bench,edge,frontend,functions,infra,local,model-training}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.test\.|\.texts\.|\/texts\/|\/(dist|node_modules|\.venv)\//.test(file));
const website = sources.filter((file) => file.startsWith('frontend/src/'));

const countLines = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readText(file).split('\n').length - 1, 0);
const countMatches = (files: readonly string[], pattern: RegExp) =>
  files.reduce((sum, file) => sum + [...readText(file).matchAll(pattern)].length, 0);

it('no source file has more than 350 lines, the covers of a household apart', () => {
  const long = sources.filter((file) => countLines([file]) > 350);
  expect(long).toEqual(['functions/plans/cover.ts']);
});

it('the folder of estimates has at most 7,000 lines, every other folder of features 5,600', () => {
  // What a car needs beside its form is a folder of its own, which imports nothing of the forms and results.
  const toFolder = (file: string) => /^frontend\/src\/features\/(estimates\/car|[^/]+)\//.exec(file)?.[1];
  const folders = Map.groupBy(website, toFolder);
  folders.delete(undefined);
  expect(folders.size).toBe(10);
  const sizes = [...folders].map(([folder, files]) => ({ folder, lines: countLines(files) }));
  expect(sizes.filter(({ folder, lines }) => lines > (folder === 'estimates' ? 7000 : 5600))).toEqual([]);
});

it('the website loads at most 28 parts of code on demand beside its pages', () => {
  const files = website.filter((file) => !file.endsWith('app/routes.tsx'));
  expect(countMatches(files, /(?<!typeof )\bimport\(\s*'(?![^']+\.json')/g)).toBeLessThanOrEqual(28);
});

it('the website has at most 25 effects and no flag that says on which screen a part is', () => {
  expect(countMatches(website, /\buseEffect\(/g)).toBeLessThanOrEqual(25);
  expect(countMatches(website, /\b(isResult|isToday|isFixed|hasTable|namesPeople)\b/g)).toBe(0);
  expect(countMatches(website, /\bisShort\b/g)).toBeLessThanOrEqual(6);
});

it('products and deciding rules are compared in few places', () => {
  expect(countMatches(website, /[!=]== '(health|car)'/g)).toBeLessThanOrEqual(40);
  const others = sources.filter((file) => file !== 'functions/plans/cover.ts');
  expect(countMatches(others, /\bhelp [!=]== '/g)).toBeLessThanOrEqual(22);
});

it('types are named, not derived from functions, in all but 36 places', () => {
  expect(countMatches(sources, /\bReturnType<\s*typeof/g)).toBeLessThanOrEqual(36);
});

it('package.json has at most 20 scripts', () => {
  expect(Object.keys(JSON.parse(readText('package.json')).scripts).length).toBeLessThanOrEqual(20);
});

it('a file that the build of the website names exists', () => {
  const files = ['vite.config', 'chunks', 'prerender', 'budgets.test'];
  const texts = files.map((name) => readText(`frontend/${name}.ts`)).join('\n');
  const paths = globSync('{docs,frontend,functions,model-training}/**/*', { cwd: root }).filter(
    (path) => !/node_modules|\.venv/.test(path),
  );
  const ends = [
    ...[...texts.matchAll(/'[./]*(\w[\w/.-]*\.(?:tsx?|json))'/g)].map(([, name]) => `/${name}`),
    ...[...texts.matchAll(/'([a-z]+-form)'/g)].map(([, name]) => `/${name}-page.tsx`),
  ];
  expect(ends.length).toBeGreaterThan(30);
  expect(ends.filter((end) => !paths.some((path) => `/${path}`.endsWith(end)))).toEqual([]);

  // In patterns, names in kebab case: no other part of a pattern has a hyphen.
  const patterns = [...texts.matchAll(/test: \/(.+)\/[,\s]/g)].map(([, pattern = '']) => pattern);
  const names = patterns.flatMap((pattern) => pattern.match(/[a-z\d]+(?:-[a-z\d]+)+/g) ?? []);
  const packages = ['react-dom', 'react-router', 'react-router-dom', 'react-hot-toast', 'preload-helper'];
  const folders = paths.map((path) => `/${path}/`);
  expect(
    names.filter(
      (name) =>
        !packages.includes(name) && !folders.some((path) => new RegExp(`/(\\w+-)?${name}[./]`).test(path)),
    ),
  ).toEqual([]);
});
