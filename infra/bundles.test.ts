import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeIds, routes } from '#contract/routes.ts';
import { startAwsServices } from '#local/aws-services.ts';
import { buildProxyEvent } from '#tests/support/proxy-event.ts';
import { buildFunctionBundles, jobIds } from './bundling.ts';

/** Maximum size of a minified bundle, in bytes. Smaller functions start faster. */
const maxBundleSize = 350_000;

/** Limit of the function with the SDK of the Model Context Protocol. */
const maxAssistantBundleSize = 700_000;

const folder = mkdtempSync(path.join(tmpdir(), 'premia-bundles-'));
let bundles: Awaited<ReturnType<typeof buildFunctionBundles>>;

beforeAll(async () => {
  bundles = await buildFunctionBundles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('exist for every route and job', () => {
  expect(bundles.map(({ name }) => name)).toEqual([...routeIds, ...jobIds]);
});

it('are at most 350,000 bytes, but for the one of assistants', () => {
  const limitOf = (name: string) => (name === 'mcp' ? maxAssistantBundleSize : maxBundleSize);
  expect(bundles.filter(({ name, bytes }) => bytes === 0 || bytes > limitOf(name))).toEqual([]);
});

it('have at most 2 MB of tables beside them, if they price places, and read these', async () => {
  const withTables = bundles.filter(({ file }) => existsSync(path.join(path.dirname(file), 'tables/places')));
  expect(withTables.map(({ name }) => name).sort()).toEqual(['estimate-plans', 'get-place', 'mcp']);
  for (const { file } of withTables) {
    const tables = readdirSync(path.join(path.dirname(file), 'tables'), {
      recursive: true,
      withFileTypes: true,
    });
    const sizes = tables
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(2_000_000);
  }
});

it('are shipped with the licences of all packages that they contain', () => {
  for (const { file } of bundles) {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
    const notices = readFileSync(path.join(path.dirname(file), 'third-party-licenses.txt'), 'utf8');
    expect(names).toContain('zod');
    // The SDK's own code in its server.
    const packages = new Set(names.filter((name) => name !== '@modelcontextprotocol/core-internal'));
    expect([...packages].filter((name) => !notices.includes(`${name} `))).toEqual([]);
    expect(notices).toContain('Copyright (c) 2025 Colin McDonnell');
    // The package has no file with its licence.
    const middy = /@middy\/core [\d.]+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) 2017-2026 will Farrell/;
    if (names.includes('@middy/core')) expect(notices).toMatch(middy);
  }
});

it('contain only their own route', () => {
  const contents = bundles.map(({ name, file }) => {
    const code = readFileSync(file, 'utf8');
    return [name, routeIds.filter((id) => code.includes(routes[id].summary))];
  });
  expect(contents).toEqual([...routeIds.map((id) => [id, [id]]), ...jobIds.map((id) => [id, []])]);
});

it('export a handler and need no installed package', async () => {
  const script = bundles.map(({ file }) => `console.log(typeof require('${file}').handler);`).join('');
  expect(await run(script)).toEqual(bundles.map(() => 'function'));
});

it('log source positions of errors', async () => {
  const secrets = await startAwsServices({
    sessionToken: 'session token',
    secrets: { key: 'too short' },
  });
  const event = buildProxyEvent({ token: signUnverified() });
  const { file } = bundles.find(({ name }) => name === 'get-profile') ?? {};
  const [logged = ''] = await run(
    `require('${file}').handler(${JSON.stringify(event)}, { getRemainingTimeInMillis: () => 28_000 });`,
    { AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url },
  );
  await secrets.close();
  expect(JSON.parse(logged).error.stack[0]).toMatch(/functions\/auth\/signing-keys\.ts:\d+:\d+$/);
});

/** Runs a script outside the repository, so that no package can be resolved, and returns the printed lines. */
async function run(script: string, environment: Record<string, string> = {}): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script], {
    cwd: folder,
    env: {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
      AWS_SESSION_TOKEN: 'session token',
      TABLE_NAME: 'premia',
      SIGNING_KEY_SECRET_ID: 'key',
      CLIENT_KEY_SECRET_ID: 'client-key',
      ...environment,
    },
  });
  return stdout.trim().split('\n');
}

/** Token with an unknown key, which makes a function load the signing keys. */
function signUnverified(): string {
  return jsonwebtoken.sign({}, 'other key', { keyid: 'unknown' });
}
