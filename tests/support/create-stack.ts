import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { inject } from 'vitest';
import { parseCdkArguments, readConfig, stackName } from '#infra/config.ts';
import { EmulatorStack } from '#infra/emulator-stack.ts';
import { PremiaStack } from '#infra/premia-stack.ts';

const { context: cdkContext } = parseCdkArguments([], {});

/** Disables asset copies and stack traces, which take most of the time of a synthesis. */
const quickSynthesis = { 'aws:cdk:disable-asset-staging': true, 'aws:cdk:disable-stack-trace': true };

const folder = inject('assembliesFolder');
const bundlesFolder = path.join(folder, 'functions');
const websiteFolder = path.join(folder, 'website');

/** @param isValidated runs the CDK's validation of templates, which takes a third of the time of a synthesis */
function createApp(context: Record<string, string>, isValidated = false): App {
  return new App({
    outdir: mkdtempSync(path.join(folder, 'assembly-')),
    context: { ...cdkContext, ...quickSynthesis, ...context },
    builtinCloudFormationValidation: isValidated,
  });
}

/** Creates the stack on AWS from small files in place of the built assets. */
export function createStack(context: Record<string, string> = {}, isValidated = false) {
  const app = createApp(context, isValidated);
  const config = readConfig(app.node.getAllContext());
  const stack = new PremiaStack(app, stackName(config.stage), { config, bundlesFolder, websiteFolder });
  return { app, stack };
}

const templates = new Map<string, Template>();

/** Returns the template of the stack on AWS, which the tests of a worker share. */
export function createTemplate(context: Record<string, string> = {}): Template {
  const key = JSON.stringify(context);
  const template = templates.get(key) ?? Template.fromStack(createStack(context).stack);
  templates.set(key, template);
  return template;
}

/**
 * Creates the template with the checks of a deployment.
 * @throws Error on a violation that the CDK's validation finds, or an unacknowledged finding of cdk-nag
 */
export function createCheckedTemplate(context: Record<string, string>): Template {
  const { app, stack } = createStack(context, true);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return Template.fromStack(stack);
}

/** Properties of a template's resources of a type that have the given properties. */
export function listProperties(template: Template, type: string, properties: object = {}) {
  const found = template.findResources(type, { Properties: properties });
  return Object.values(found).map(({ Properties }) => Properties);
}

interface Statement {
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

export function listStatements(template: Template, functionName: string): Statement[] {
  const [handler] = listProperties(template, 'AWS::Lambda::Function', {
    Description: `Premia: ${functionName}`,
  });
  const role = { Ref: handler?.Role['Fn::GetAtt'][0] };
  return listProperties(template, 'AWS::IAM::Policy', { Roles: [role] }).flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  );
}

/** Creates the emulator's stack from small files in place of the built functions. */
export function createEmulatorStack(): EmulatorStack {
  return new EmulatorStack(createApp({}), 'PremiaLocal', {
    bundlesFolder,
    modelEndpointUrl: 'http://127.0.0.1:8080',
    mailServiceUrl: 'http://127.0.0.1:8081',
    websiteUrl: 'http://localhost:3000',
  });
}
