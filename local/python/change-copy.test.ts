import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeCopy } from './change-copy.ts';

let root = '';
const before = {
  'model-training/prices-2027/TX.json': '2027',
  'functions/rules.json': '{"price_year": 2027}',
  'frontend/sample.json': '1',
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'premia-test-'));
  for (const folder of ['edge', 'local', 'tests', 'node_modules', 'frontend/dist']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  for (const name of ['package.json', 'tsconfig.json', 'vitest.config.ts'])
    await writeFile(join(root, name), '');
  for (const [path, text] of Object.entries(before)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  }
});

afterEach(() => rm(root, { recursive: true }));

async function readRepository() {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && entry.parentPath !== root)
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [path.slice(root.length + 1), await readFile(path, 'utf8')] as const),
    ),
  );
}

async function renew(copy: string): Promise<void> {
  await mkdir(join(copy, 'model-training/prices-2028'));
  await writeFile(join(copy, 'model-training/prices-2028/TX.json'), '2028');
  await rm(join(copy, 'model-training/prices-2027'), { recursive: true });
  await writeFile(join(copy, 'functions/rules.json'), '{"price_year": 2028}');
}

const change = (work: (copy: string) => Promise<void>) => changeCopy(root, join(root, '.local'), work);

it('takes over new, changed and removed files, and no others', async () => {
  const changed = await change(async (copy) => {
    await renew(copy);
    // Of another person, in the meantime.
    await writeFile(join(root, 'frontend/sample.json'), '2');
  });
  expect(changed.sort()).toEqual([
    'functions/rules.json',
    'model-training/prices-2027/TX.json',
    'model-training/prices-2028/TX.json',
  ]);
  expect(await readRepository()).toEqual({
    'model-training/prices-2028/TX.json': '2028',
    'functions/rules.json': '{"price_year": 2028}',
    'frontend/sample.json': '2',
  });
  expect(await readdir(join(root, 'model-training'))).toEqual(['prices-2028']);
  expect(await readdir(join(root, '.local'))).toEqual([]);
});

it('leaves everything as it was if the change fails', async () => {
  const failing = change(async (copy) => {
    await renew(copy);
    throw new Error('The check of the new prices failed');
  });
  await expect(failing).rejects.toThrow('The check of the new prices failed');
  expect(await readRepository()).toEqual(before);
  expect(await readdir(join(root, '.local'))).toEqual([]);
});

it('restores what it had replaced if a later file cannot be replaced', async () => {
  const failing = change(async (copy) => {
    await renew(copy);
    await mkdir(join(copy, 'tests/new'));
    await writeFile(join(copy, 'tests/new/figures.json'), '');
    // In the place of its folder.
    await writeFile(join(root, 'tests/new'), '');
  });
  await expect(failing).rejects.toThrow('ENOTDIR');
  expect(await readRepository()).toEqual(before);
});
