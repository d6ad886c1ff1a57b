import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWebsite } from '#local/website/build-website.ts';
import { buildFunctionBundles, functionBundlesFolder } from './bundling.ts';
import type { Config } from './config.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const websiteFolder = `${repository}frontend/dist`;

/** Build output that a deployment uploads. */
export interface BuiltAssets {
  readonly bundlesFolder: string;
  readonly websiteFolder: string;
}

/**
 * Builds the functions and, for AWS, the website.
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
        ]
      : []),
  ]);
  return { bundlesFolder: functionBundlesFolder, websiteFolder };
}
