import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildAssets } from './build-assets.ts';
import { readConfig, stackName } from './config.ts';
import { checkRegion } from './constructs/sagemaker-endpoint.ts';
import { checkCertificateRegion } from './constructs/website-domain.ts';
import { EmulatorStack } from './emulator-stack.ts';
import { PremiaStack } from './premia-stack.ts';

const app = new App();
const config = readConfig(app.node.getAllContext());

if (config.target === 'aws') {
  // Set by the CDK from the profile and the environment.
  const region = process.env.CDK_DEFAULT_REGION;
  checkRegion(region);
  checkCertificateRegion(config, region);
  new PremiaStack(app, stackName(config.stage), { config, ...(await buildAssets(config)) });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }));
} else {
  new EmulatorStack(app, 'PremiaLocal', {
    ...(await buildAssets(config)),
    modelEndpointUrl: config.modelEndpointUrl ?? '',
    mailServiceUrl: config.mailServiceUrl ?? '',
    websiteUrl: config.websiteUrl ?? '',
  });
}
