import { Duration } from 'aws-cdk-lib';
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

interface BundledFunctionProps extends RuntimeProps {
  readonly memory: number;
  /** Seconds. */
  readonly timeout: number;
  readonly reservedConcurrency?: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
}

/** Creates a Lambda function from the bundle of a name, with its own role and log group. */
export function createBundledFunction(scope: Construct, name: string, props: BundledFunctionProps) {
  const parent = new Construct(scope, name);
  const logGroup = createLogGroup(parent, 'Log');
  const role = new Role(parent, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logGroup.grantWrite(role);
  return new lambda.Function(parent, 'Function', {
    description: `Premia: ${name}`,
    code: lambda.Code.fromAsset(`${props.bundlesFolder}/${name}`),
    handler: 'index.handler',
    runtime: lambda.Runtime.NODEJS_24_X,
    architecture: props.architecture,
    memorySize: props.memory,
    timeout: Duration.seconds(props.timeout),
    environment: { ...props.environment },
    role,
    logGroup,
    loggingFormat: lambda.LoggingFormat.JSON,
    applicationLogLevelV2: lambda.ApplicationLogLevel.INFO,
    // With the line "platform.report": duration, memory and, of a cold start, its duration.
    systemLogLevelV2: lambda.SystemLogLevel.INFO,
    ...(props.reservedConcurrency !== undefined && {
      reservedConcurrentExecutions: props.reservedConcurrency,
    }),
  });
}
