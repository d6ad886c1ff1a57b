import { App, CfnOutput, Stack } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { resourceNames } from '#local/function-environment.ts';
import { buildFunctionBundles, functionBundlesFolder } from './bundling.ts';
import { readConfig } from './config.ts';
import type { RuntimeProps } from './constructs/bundled-function.ts';
import { createEndpointFunctions } from './constructs/endpoint-functions.ts';
import { createAccountEraser, createMailer, createMailQueue } from './constructs/jobs.ts';
import { createRecordsTable, type Tables } from './constructs/records-table.ts';
import { RestApi } from './constructs/rest-api.ts';
import { createKeys, OriginKey } from './constructs/secrets.ts';

/** Properties of {@link EmulatorStack}: URLs of the parts outside the stack, as the functions reach them. */
export interface EmulatorStackProps {
  /** Contains `<route id>/index.js`. */
  readonly bundlesFolder: string;
  readonly modelEndpointUrl: string;
  readonly mailServiceUrl: string;
  readonly websiteUrl: string;
}

/**
 * The table, signing key, mail queue, functions and API of Premia: the services that free emulators support. As on
 * AWS, the API requires the key that the server in front of it sends.
 */
export class EmulatorStack extends Stack {
  constructor(scope: Construct, id: string, props: EmulatorStackProps) {
    super(scope, id);
    const config = readConfig({ stage: 'dev' });
    const runtime: RuntimeProps = {
      bundlesFolder: props.bundlesFolder,
      // The emulator runs functions on this machine's processor.
      architecture: process.arch === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
    };
    const current = createRecordsTable(this, false);
    const tables: Tables = { current, arns: [current.tableArn] };
    const queue = createMailQueue(this);
    const functions = createEndpointFunctions(this, {
      ...runtime,
      // All clients of the emulator have the same address.
      environment: { CLIENT_LIMITS: 'relaxed' },
      // All functions may start at the same time, on the same machine.
      timeout: 28,
      ...config,
      tables,
      ...createKeys(this),
      model: {
        environment: {
          MODEL_ENDPOINT_NAME: resourceNames.model,
          AWS_ENDPOINT_URL_SAGEMAKER_RUNTIME: props.modelEndpointUrl,
        },
        // The local model endpoint does not check permissions.
        grantInvoke: () => undefined,
      },
      mailQueue: queue,
    });
    createMailer(this, {
      ...runtime,
      queue,
      tables,
      from: 'premia@localhost',
      websiteUrl: props.websiteUrl,
      environment: { AWS_ENDPOINT_URL_SESV2: props.mailServiceUrl },
    });
    createAccountEraser(this, { ...runtime, tables });
    const { api } = new RestApi(this, 'Api', functions, config);
    const originKey = new OriginKey(this, 'OriginKey', api);
    new CfnOutput(this, 'TableName', { value: current.tableName });
    new CfnOutput(this, 'ApiId', { value: api.restApiId });
    new CfnOutput(this, 'StageName', { value: api.deploymentStage.stageName });
    new CfnOutput(this, 'OriginKeyArn', { value: originKey.secret.secretArn });
  }
}

if (import.meta.main) {
  const app = new App();
  await buildFunctionBundles(functionBundlesFolder);
  new EmulatorStack(app, 'PremiaLocal', {
    bundlesFolder: functionBundlesFolder,
    modelEndpointUrl: app.node.getContext('modelEndpointUrl'),
    mailServiceUrl: app.node.getContext('mailServiceUrl'),
    websiteUrl: app.node.getContext('websiteUrl'),
  });
}
