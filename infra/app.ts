import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildAssets } from './build-assets.ts';
import { readConfig } from './config.ts';
import { EmulatorStack } from './emulator-stack.ts';
import { PremiaStack } from './premia-stack.ts';

const app = new App();
const config = readConfig((name) => app.node.tryGetContext(name));
const assets = await buildAssets(config.target);

if (config.target === 'aws') {
  new PremiaStack(app, 'Premia', {
    description: 'Premia: insurance premium estimates.',
    config,
    ...assets,
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }));
} else {
  new EmulatorStack(app, 'PremiaLocal', { ...assets, modelEndpointUrl: config.modelEndpointUrl ?? '' });
}
Tags.of(app).add('application', 'premia');
