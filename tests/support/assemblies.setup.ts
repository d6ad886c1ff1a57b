import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { routeIds } from '#contract/routes.ts';
import { jobIds } from '#infra/bundling.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Temporary folder for cloud assemblies, with a small file in place of each built asset. */
    assembliesFolder: string;
  }
}

/** Creates a folder for the whole run, because the test files of a worker share their modules. */
export function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'premia-stack-'));
  for (const file of [
    'website/index.html',
    ...[...routeIds, ...jobIds].map((id) => `functions/${id}/index.js`),
  ]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  project.provide('assembliesFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
