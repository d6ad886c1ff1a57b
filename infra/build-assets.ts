import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWebsite } from '#local/website/build-website.ts';
import { buildFunctionBundles, functionBundlesFolder } from './bundling.ts';
import type { Config } from './config.ts';
import { findPython } from './tools/python.ts';
import { runCommand } from './tools/run-command.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const websiteFolder = `${repository}frontend/dist`;
const modelArchive = `${repository}model-training/build/model.tar.gz`;

/** Build output that a deployment uploads. */
export interface BuiltAssets {
  readonly bundlesFolder: string;
  readonly websiteFolder: string;
  readonly modelArchive: string;
}

/**
 * Builds the functions and, for AWS, the website and the model archive.
 * @throws Error if one of the builds fails
 */
export async function buildAssets(config: Config): Promise<BuiltAssets> {
  const { target, domainName, mailFrom } = config;
  // Assets are whole folders, so files of a previous build would be deployed too.
  await rm(functionBundlesFolder, { recursive: true, force: true });
  await Promise.all([
    buildFunctionBundles(functionBundlesFolder),
    ...(target === 'aws'
      ? [
          buildWebsite(repository, {
            ...(domainName && { origin: `https://${domainName}` }),
            sendsMail: mailFrom !== undefined,
          }),
          buildModelArchive(),
        ]
      : []),
  ]);
  return { bundlesFolder: functionBundlesFolder, websiteFolder, modelArchive };
}

/** Packs the trained models. The script needs only Python's standard library. */
async function buildModelArchive(): Promise<void> {
  const script = `${repository}model-training/training/build_archive.py`;
  await runCommand(await findPython(), [script, '--output', modelArchive]);
}
