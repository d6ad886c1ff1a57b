import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { createLogGroup } from './shared-settings.ts';

/** Properties that all functions of a stack share. */
export interface RuntimeProps {
  /** Contains `<name>/index.js` for each function. */
  readonly bundlesFolder: string;
  readonly architecture: lambda.Architecture;
}

/** Creates a Lambda function from the bundle of a name, with its own role and log group. */
export function createBundledFunction(
  scope: Construct,
  name: string,
  { bundlesFolder, architecture }: RuntimeProps,
  limits: Pick<lambda.FunctionOptions, 'memorySize' | 'timeout' | 'reservedConcurrentExecutions'>,
  environment: Readonly<Record<string, string>>,
) {
  const parent = new Construct(scope, name);
  const logGroup = createLogGroup(parent, 'Log');
  const role = new Role(parent, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logGroup.grantWrite(role);
  return new lambda.Function(parent, 'Function', {
    description: `Premia: ${name}`,
    code: lambda.Code.fromAsset(`${bundlesFolder}/${name}`),
    handler: 'index.handler',
    runtime: lambda.Runtime.NODEJS_24_X,
    architecture,
    ...limits,
    environment,
    role,
    logGroup,
    loggingFormat: lambda.LoggingFormat.JSON,
    applicationLogLevelV2: lambda.ApplicationLogLevel.INFO,
    // With the line "platform.report": duration, memory and, of a cold start, its duration.
    systemLogLevelV2: lambda.SystemLogLevel.INFO,
  });
}
