import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { emulatorModelName } from './config.ts';
import { EndpointFunctions } from './constructs/endpoint-functions.ts';
import { OriginKey } from './constructs/origin-key.ts';
import { RecordsTable } from './constructs/records-table.ts';
import { RestApi } from './constructs/rest-api.ts';
import { SigningKey } from './constructs/signing-key.ts';

/** Properties of {@link EmulatorStack}. */
export interface EmulatorStackProps {
  /** Contains `<route id>/index.js`. */
  readonly bundlesFolder: string;
  /** URL of a premium model outside the stack. */
  readonly modelEndpointUrl: string;
}

/**
 * The table, signing key, functions and API of Premia: the services that free emulators support. As on AWS, the API
 * requires the key that the server in front of it sends.
 */
export class EmulatorStack extends Stack {
  constructor(scope: Construct, id: string, { bundlesFolder, modelEndpointUrl }: EmulatorStackProps) {
    super(scope, id);
    const { table } = new RecordsTable(this, 'Records', { retained: false });
    const { secret } = new SigningKey(this, 'SigningKey');
    const { functions } = new EndpointFunctions(this, 'Functions', {
      bundlesFolder,
      // All clients of the emulator have the same address.
      environment: { CLIENT_LIMITS: 'relaxed' },
      // The emulator runs functions on this machine's processor.
      architecture: process.arch === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
      // All functions may start at the same time, on the same machine.
      timeout: 28,
      tracing: false,
      reserveConcurrency: false,
      table,
      signingKey: secret,
      model: {
        environment: {
          MODEL_ENDPOINT_NAME: emulatorModelName,
          AWS_ENDPOINT_URL_SAGEMAKER_RUNTIME: modelEndpointUrl,
        },
        // The local model endpoint does not check permissions.
        grantInvoke: () => undefined,
      },
    });
    const { api } = new RestApi(this, 'Api', {
      functions,
      tracing: false,
      loggingRole: 'none',
      hasFirewall: false,
    });
    const originKey = new OriginKey(this, 'OriginKey', { api, revision: 1 });
    new CfnOutput(this, 'ApiId', { value: api.restApiId });
    new CfnOutput(this, 'StageName', { value: api.deploymentStage.stageName });
    new CfnOutput(this, 'OriginKeyArn', { value: originKey.secret.secretArn });
  }
}
