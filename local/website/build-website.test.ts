import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { websiteSources } from '../../frontend/sources.ts';
import { buildWebsite } from './build-website.ts';

let root: string;
beforeEach(async () => {
  root = createFolder();
  for (const source of [...websiteSources, 'frontend/public']) {
    await mkdir(join(root, source), { recursive: true });
  }
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) await writeSource(file, '{}');
  await writeSource('frontend/public/robots.txt', 'Allow: /');
  await writePage('first');
});

async function writeSource(file: string, content: string): Promise<void> {
  await writeFile(join(root, file), content);
}

async function writePage(text: string): Promise<void> {
  await writeSource('frontend/index.html', `<!doctype html><title>${text}</title>`);
}

async function buildPage(): Promise<string> {
  return readServedPage({});
}

async function readServedPage(settings: Parameters<typeof buildWebsite>[1]): Promise<string> {
  const { served } = await buildWebsite(root, settings);
  return readFile(join(served, 'identity/index.html'), 'utf8');
}

it('copies the published files without those for build tools', async () => {
  await writeSource('frontend/vite.config.js', 'export default { build: { manifest: true } };');
  const { served: folder } = await buildWebsite(root);
  expect(existsSync(join(root, 'frontend/dist/.vite/manifest.json'))).toBe(true);
  expect((await readdir(join(folder, 'identity'))).sort()).toEqual(['index.html', 'robots.txt']);
});

it('compresses text files of at least 1,000 bytes', async () => {
  const text = 'Allow: /\n'.repeat(200);
  await writeSource('frontend/public/robots.txt', text);
  await writeSource('frontend/public/terms.pdf', text);
  const { served: folder } = await buildWebsite(root);
  expect(await readdir(join(folder, 'br'))).toEqual(['robots.txt']);
  expect(brotliDecompressSync(await readFile(join(folder, 'br/robots.txt'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'gzip/robots.txt'))).toString()).toBe(text);
});

it('builds the website with the settings of a deployment', async () => {
  await writePage('%WEBSITE_ORIGIN% %VITE_SENDS_MAIL% %VITE_CONTACT_EMAIL%');
  await writeSource('frontend/vite.config.js', "export default { envPrefix: ['VITE_', 'WEBSITE_'] };");
  const settings = { origin: 'https://a.example', sendsMail: false, contactEmail: 'b@a.example' };
  expect(await readServedPage(settings)).toContain('<title>https://a.example false b@a.example</title>');
});

it('builds for a deployment without changing what the local server serves', async () => {
  await writePage('%VITE_OPERATOR%');
  await writeSource('frontend/vite.config.js', 'export default { build: { manifest: true } };');
  const local = await buildWebsite(root, { operator: 'local' });
  const deployment = await buildWebsite(root, { operator: 'Ada', target: 'deployment' });
  const titles = await Promise.all(
    [`${local.served}/identity`, local.output, deployment.output].map(
      async (folder) => /<title>(.*)</.exec(await readFile(join(folder, 'index.html'), 'utf8'))?.[1],
    ),
  );
  expect(titles).toEqual(['local', 'local', 'Ada']);
});

it('builds again only if a source has changed', async () => {
  const { served: folder } = await buildWebsite(root);
  await writeFile(join(folder, 'identity/index.html'), 'last build');
  expect(await buildPage()).toBe('last build');
  await writeSource('frontend/some.test.ts', 'not part of the website');
  expect(await buildPage()).toBe('last build');
  await writePage('second');
  expect(await buildPage()).toContain('second');
});

it.each(websiteSources)('builds again after a change in %s', async (source) => {
  const { served: folder } = await buildWebsite(root);
  await writeFile(join(folder, 'identity/index.html'), 'last build');
  await writeSource(`${source}/changed.json`, '1');
  expect(await buildPage()).toContain('first');
});

it('names a module that is not in the sources', async () => {
  const config = join(import.meta.dirname, '../../frontend/sources.ts');
  await writeSource(
    'frontend/vite.config.js',
    `import { checkSources } from '${config}';
export default { plugins: [checkSources()] };`,
  );
  const outside = join(import.meta.dirname, '../settings.ts');
  await writeSource('frontend/index.html', '<script type="module" src="./main.ts"></script>');
  await writeSource('frontend/main.ts', `import '${outside}';`);
  await expect(buildWebsite(root)).rejects.toThrow(`frontend/sources.ts does not have ${outside}`);
});

it.each(['frontend/dist', 'node_modules/.cache/premia/website'])(
  'builds again if %s is missing',
  async (path) => {
    await buildWebsite(root);
    await rm(join(root, path), { recursive: true });
    expect(await buildPage()).toContain('first');
  },
);

it('builds once for concurrent callers', async () => {
  const [one, other] = await Promise.all([buildPage(), buildPage()]);
  expect(one).toContain('first');
  expect(other).toBe(one);
});

it("fails with Vite's output, and builds again on the next call", async () => {
  await writeSource('frontend/index.html', '<script type="module" src="/gone.ts"></script>');
  await expect(buildWebsite(root)).rejects.toThrow(/^The website could not be built:.*gone\.ts/s);
  await expect(buildWebsite(root)).rejects.toThrow('gone.ts');
});
