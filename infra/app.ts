import { fileURLToPath } from 'node:url';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { checkPlanYears } from '#local/plan-years.ts';
import { buildWebsite } from '#local/website/build-website.ts';
import { buildFunctionBundles, functionBundlesFolder } from './bundling.ts';
import { readConfig, stackName } from './config.ts';
import { checkRegion } from './constructs/sagemaker-endpoint.ts';
import { checkGlobalResources } from './constructs/website-domain.ts';
import { PremiaStack } from './premia-stack.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

const app = new App();
const config = readConfig(app.node.getAllContext());
// Set by the CDK from the profile and the environment.
const region = process.env.CDK_DEFAULT_REGION;
checkRegion(region);
checkGlobalResources(config, region);
const distance = checkPlanYears(repository);
if (distance) console.warn(distance);
const [{ output: websiteFolder }] = await Promise.all([
  buildWebsite(repository, {
    target: 'deployment',
    ...(config.domainName && { origin: `https://${config.domainName}` }),
    sendsMail: config.mailFrom !== undefined,
    contactEmail: config.contactEmail,
    operator: config.operator,
  }),
  buildFunctionBundles(functionBundlesFolder),
]);
new PremiaStack(app, stackName(config.stage), {
  config,
  bundlesFolder: functionBundlesFolder,
  websiteFolder,
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }));
