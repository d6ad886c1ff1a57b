import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findOrigin } from './find-origin.ts';

const folder = mkdtempSync(join(tmpdir(), 'premia-origin-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeBundle(name: string, map: string): string {
  writeFileSync(join(folder, `${name}.map`), map);
  return join(folder, name);
}

// Maps line 1, column 2 of the bundle to line 3, column 1 of the source.
const map = { version: 3, sources: ['../../../functions/api/login.ts'], names: [], mappings: 'CAEA' };

it('returns the source position when the bundle has a source map', () => {
  const bundle = writeBundle('index.js', JSON.stringify(map));
  expect(findOrigin(`at Object.a (${bundle}:1:2)`)).toBe('at functions/api/login.ts:3:1');
  expect(findOrigin(`at async ${bundle}:1:2`)).toBe('at functions/api/login.ts:3:1');
});

it('returns the frame unchanged without a readable source map', () => {
  const bundle = writeBundle('broken.js', 'not JSON');
  for (const frame of [
    `at a (${bundle}:1:2)`,
    `at a (${join(folder, 'alone.js')}:1:2)`,
    'at a (node:net:1:2)',
    'at new Promise (<anonymous>)',
  ]) {
    expect(findOrigin(frame)).toBe(frame);
  }
});

it('returns the frame unchanged when the source map has no mapping for it', () => {
  const bundle = writeBundle('empty.js', JSON.stringify({ ...map, mappings: '' }));
  expect(findOrigin(`at a (${bundle}:1:2)`)).toBe(`at a (${bundle}:1:2)`);
});
