import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeIds, routes } from '#contract/routes.ts';
import { buildFunctionBundles, type FunctionBundle } from './bundling.ts';

/** What a function may weigh, minified: a Lambda function starts the sooner the less it has to load. */
const largestBundle = 350_000;

describe('the functions as they are deployed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'premia-bundles-'));
  let bundles: FunctionBundle[];

  beforeAll(async () => {
    bundles = await buildFunctionBundles(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are one bundle each', () => {
    expect(bundles.map(({ routeId }) => routeId)).toEqual(routeIds);
  });

  it.each(routeIds)('%s is small', (routeId) => {
    const bundle = bundles.find((each) => each.routeId === routeId);
    expect(bundle?.bytes).toBeGreaterThan(0);
    expect(bundle?.bytes).toBeLessThanOrEqual(largestBundle);
  });

  it.each(routeIds)('%s carries no route but its own', (routeId) => {
    const bundle = bundles.find((each) => each.routeId === routeId);
    const code = readFileSync(bundle?.file ?? '', 'utf8');
    expect(routeIds.filter((id) => code.includes(routes[id].summary))).toEqual([routeId]);
  });

  it('load without a package in reach, and export a handler', () => {
    const script = bundles
      .map(({ file }) => `console.log(typeof (await import('${file}')).handler);`)
      .join('');
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      env: { AWS_REGION: 'us-east-1' },
      encoding: 'utf8',
    });
    expect(output.trim().split('\n')).toEqual(routeIds.map(() => 'function'));
  });
});
