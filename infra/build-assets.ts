import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWebsite } from '#local/website/build-website.ts';
import { buildFunctionBundles, functionBundlesFolder } from './bundling.ts';
import { findPython } from './tools/find-python.ts';
import { runCommand } from './tools/run-command.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const websiteFolder = `${repository}frontend/dist`;
const modelArchive = `${repository}model-training/build/model.tar.gz`;

/** Where everything is that a deployment takes along. */
export interface BuiltAssets {
  readonly bundlesFolder: string;
  readonly websiteFolder: string;
  readonly modelArchive: string;
}

/**
 * Builds what a deployment takes along: the functions and, for AWS, the website and the premium model.
 * @throws Error of the part that does not build
 */
export async function buildAssets(target: 'aws' | 'local'): Promise<BuiltAssets> {
  // An asset is a whole folder: what an earlier build left there would be deployed too.
  await rm(functionBundlesFolder, { recursive: true, force: true });
  await Promise.all([
    buildFunctionBundles(functionBundlesFolder),
    ...(target === 'aws' ? [buildWebsite(repository), buildModelArchive()] : []),
  ]);
  return { bundlesFolder: functionBundlesFolder, websiteFolder, modelArchive };
}

/** Packs the trained models. That takes nothing but Python's own library. */
async function buildModelArchive(): Promise<void> {
  const script = `${repository}model-training/training/build_archive.py`;
  await runCommand(await findPython(), [script, '--output', modelArchive]);
}
