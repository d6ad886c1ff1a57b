import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
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
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { RouteId } from '#contract/routes.ts';
import { type Capacity, capacities } from '../capacity.ts';

/** What every endpoint's function is made of. */
export interface EndpointFunctionProps {
  readonly routeId: RouteId;
  /** Holds `<route id>/index.js`. */
  readonly bundlesFolder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly architecture: Architecture;
  /** Seconds, in place of what the endpoint's capacity allows. */
  readonly timeout?: number;
  /** Whether X-Ray follows requests. */
  readonly tracing: boolean;
  /** Whether the function's share of the account's concurrency is set aside. */
  readonly reserveConcurrency: boolean;
}

/** One endpoint's Lambda function, with a role and a log of its own. It may do nothing but log. */
export class EndpointFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, props: EndpointFunctionProps) {
    super(scope, id);
    const { memory, timeout, reservedConcurrency }: Capacity = capacities[props.routeId];
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Traces are sent to X-Ray as a service, which has no resources to name.',
    });
    this.function = new LambdaFunction(this, 'Function', {
      description: `Premia: ${props.routeId}`,
      code: Code.fromAsset(`${props.bundlesFolder}/${props.routeId}`),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture,
      memorySize: memory,
      timeout: Duration.seconds(props.timeout ?? timeout),
      environment: props.environment,
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
      tracing: props.tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      ...(props.reserveConcurrency && reservedConcurrency !== undefined
        ? { reservedConcurrentExecutions: reservedConcurrency }
        : {}),
    });
  }
}
