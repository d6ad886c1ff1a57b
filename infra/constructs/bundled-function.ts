import { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  type Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge, createLogGroup } from './shared-settings.ts';

/** Properties that all functions of a stack share. */
export interface RuntimeProps {
  /** Contains `<name>/index.js` for each function. */
  readonly bundlesFolder: string;
  readonly architecture: Architecture;
  /** Enables X-Ray. */
  readonly tracing: boolean;
}

/** Properties of {@link BundledFunction}. */
export interface BundledFunctionProps extends RuntimeProps {
  /** Name of the bundle. */
  readonly name: string;
  readonly memory: number;
  /** Seconds. */
  readonly timeout: number;
  readonly reservedConcurrency?: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
}

/** Lambda function from a bundle, with its own role and log group. */
export class BundledFunction extends Construct {
  readonly function: LambdaFunction;
  readonly logGroup: ILogGroup;

  constructor(scope: Construct, id: string, props: BundledFunctionProps) {
    super(scope, id);
    this.logGroup = createLogGroup(this, 'Log');
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.logGroup.grantWrite(role);
    acknowledge(role, {
      'AwsSolutions-IAM5[Resource::*]':
        "X-Ray's actions for sending traces don't support resource-level permissions.",
    });
    this.function = new LambdaFunction(this, 'Function', {
      description: `Premia: ${props.name}`,
      code: Code.fromAsset(`${props.bundlesFolder}/${props.name}`),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture,
      memorySize: props.memory,
      timeout: Duration.seconds(props.timeout),
      environment: { ...props.environment },
      role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
      tracing: props.tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      ...(props.reservedConcurrency !== undefined && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
    });
  }
}
