import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findOrigin } from './find-origin.ts';

describe('a line of a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'premia-origin-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function writeBundle(name: string, map: string): string {
    writeFileSync(join(folder, `${name}.map`), map);
    return join(folder, name);
  }

  // The second column of the bundle's first line is the first of the source's third.
  const map = { version: 3, sources: ['../../../functions/api/login.ts'], names: [], mappings: 'CAEA' };

  it('names the source where a source map stands beside the bundle', () => {
    const bundle = writeBundle('index.js', JSON.stringify(map));
    expect(findOrigin(`at Object.a (${bundle}:1:2)`)).toBe('at functions/api/login.ts:3:1');
    expect(findOrigin(`at async ${bundle}:1:2`)).toBe('at functions/api/login.ts:3:1');
  });

  it('stays as it is where there is no source map, or none that can be read', () => {
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

  it('stays as it is where the source map knows no source', () => {
    const bundle = writeBundle('empty.js', JSON.stringify({ ...map, mappings: '' }));
    expect(findOrigin(`at a (${bundle}:1:2)`)).toBe(`at a (${bundle}:1:2)`);
  });
});
