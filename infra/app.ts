import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildAssets } from './build-assets.ts';
import { readConfig } from './config.ts';
import { PremiaStack } from './premia-stack.ts';

const app = new App();
const config = readConfig((name) => app.node.tryGetContext(name));
const isDeployedToAws = config.target === 'aws';

new PremiaStack(app, isDeployedToAws ? 'Premia' : 'PremiaLocal', {
  description: 'Premia: insurance premium estimates.',
  config,
  ...(await buildAssets(config.target)),
});
Tags.of(app).add('application', 'premia');
// An emulator holds nothing that needs protection.
if (isDeployedToAws) {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }));
}
