import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildWebsite } from './build-website.ts';
import type { Website } from './website.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'premia-build-'));
  await mkdir(join(root, 'functions/contract'), { recursive: true });
  await mkdir(join(root, 'frontend/public'), { recursive: true });
  await mkdir(join(root, 'model-training'));
  const settings = ['model-training/level.json', 'package.json', 'package-lock.json', 'tsconfig.json'];
  for (const file of settings) await writeSource(file, '{}');
  await writeSource('frontend/public/robots.txt', 'Allow: /');
  await writePage('first');
});
afterEach(() => rm(root, { recursive: true }));

async function writeSource(file: string, content: string): Promise<void> {
  await writeFile(join(root, file), content);
}

async function writePage(text: string): Promise<void> {
  await writeSource('frontend/index.html', `<!doctype html><title>${text}</title>`);
}

function readPage(website: Website): string | undefined {
  return website.get('/index.html')?.content.toString();
}

it('builds the website and reads every file of it', async () => {
  const website = await buildWebsite(root);
  expect([...website.keys()].sort()).toEqual(['/index.html', '/robots.txt']);
  expect(readPage(website)).toContain('first');
});

it('builds again where a source has changed, and only there', async () => {
  await buildWebsite(root);
  await writeSource('frontend/dist/index.html', 'the build that is there');
  expect(readPage(await buildWebsite(root))).toBe('the build that is there');
  await writeSource('frontend/some.test.ts', 'no part of the website');
  expect(readPage(await buildWebsite(root))).toBe('the build that is there');
  await writePage('second');
  expect(readPage(await buildWebsite(root))).toContain('second');
  await writeSource('functions/contract/fields.ts', 'export const field = 1;');
  await writeSource('frontend/dist/index.html', 'the build that was there');
  expect(readPage(await buildWebsite(root))).toContain('second');
});

it("leaves out the build's notes for tools", async () => {
  await buildWebsite(root);
  await mkdir(join(root, 'frontend/dist/.vite'));
  await writeSource('frontend/dist/.vite/manifest.json', '{}');
  expect([...(await buildWebsite(root)).keys()].sort()).toEqual(['/index.html', '/robots.txt']);
});

it('builds again where the build is gone', async () => {
  await buildWebsite(root);
  await rm(join(root, 'frontend/dist'), { recursive: true });
  expect(readPage(await buildWebsite(root))).toContain('first');
});

it('lets one wait for another who asks at the same time', async () => {
  const [one, other] = await Promise.all([buildWebsite(root), buildWebsite(root)]);
  expect(readPage(one)).toContain('first');
  expect(readPage(other)).toBe(readPage(one));
});

it("fails with the build's own words, and builds anew the next time", async () => {
  await writeSource('frontend/index.html', '<script type="module" src="/gone.ts"></script>');
  await expect(buildWebsite(root)).rejects.toThrow(/^The website could not be built:.*gone\.ts/s);
  await expect(buildWebsite(root)).rejects.toThrow('gone.ts');
});
