import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPlaceholder } from './placeholder.ts';

it("leads from a plain page to the API's description", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'premia-placeholder-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, '{"openapi":"3.1.0"}');
  const website = await createPlaceholder(file);
  await rm(folder, { recursive: true });
  expect(website.get('/index.html')?.content.toString()).toContain('href="/openapi.json"');
  expect(website.get('/openapi.json')).toMatchObject({ contentType: 'application/json' });
  expect(website.get('/openapi.json')?.content.toString()).toBe('{"openapi":"3.1.0"}');
});
