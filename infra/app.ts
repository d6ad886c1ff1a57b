import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildFunctionBundles, functionBundlesFolder } from './bundling.ts';
import { readConfig } from './config.ts';
import { PremiaStack } from './premia-stack.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** What has to be built before, and by which command. */
const buildCommands = {
  [`${repository}frontend/dist`]: 'npm run build:website',
  [`${repository}model-training/build/model.tar.gz`]: 'npm run build:model',
};
const [websiteFolder = '', modelArchive = ''] = Object.keys(buildCommands);

const app = new App();
const config = readConfig((name) => app.node.tryGetContext(name));
if (config.target === 'aws') {
  for (const [path, command] of Object.entries(buildCommands)) {
    if (!existsSync(path)) throw new Error(`${path} is missing: run "${command}" first`);
  }
}
await buildFunctionBundles(functionBundlesFolder);

new PremiaStack(app, config.target === 'aws' ? 'Premia' : 'PremiaLocal', {
  description: 'Premia: insurance premium estimates.',
  config,
  bundlesFolder: functionBundlesFolder,
  websiteFolder,
  modelArchive,
});
Tags.of(app).add('application', 'premia');
// An emulator holds nothing that needs protection.
if (config.target === 'aws') {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }));
}
