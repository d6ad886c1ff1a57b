import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Temporary folder for assets and cloud assemblies. */
    assembliesFolder: string;
  }
}

/** Creates a folder for the whole run, because the test files of a worker share their modules. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'premia-stack-'));
  project.provide('assembliesFolder', folder);
  return () => rm(folder, { recursive: true });
}
