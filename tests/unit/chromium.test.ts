import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium } from '#tests/support/chromium.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'premia-chromium-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function addProgram(name: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, '');
  await chmod(file, 0o755);
  return file;
}

it('takes the browser that CHROMIUM_PATH names before any other', async () => {
  await addProgram('chromium');
  const named = await addProgram('my-browser');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
});

it('refuses a CHROMIUM_PATH that leads nowhere', () => {
  const CHROMIUM_PATH = join(folder, 'gone');
  expect(() => findChromium({ PATH: '', CHROMIUM_PATH })).toThrow(
    `CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`,
  );
});

it('finds one on the PATH', async () => {
  const chrome = await addProgram('google-chrome');
  expect(findChromium({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(chrome);
});
