import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  type Architecture,
  Code,
  type IFunction,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { type ILogGroup, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { type RouteId, routeIds } from '#contract/routes.ts';
import { type FunctionSettings, functionSettings } from '../function-settings.ts';

/** Access to a premium model. */
interface PremiumModelAccess {
  /** Environment variables that a function needs to invoke the model. */
  readonly environment: Readonly<Record<string, string>>;
  grantInvoke(grantee: IGrantable): void;
}

/** Properties of {@link EndpointFunctions}. */
export interface EndpointFunctionsProps {
  /** Contains `<route id>/index.js`. */
  readonly bundlesFolder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly architecture: Architecture;
  /** Seconds. Replaces the timeout of each function's settings. */
  readonly timeout?: number;
  /** Enables X-Ray. */
  readonly tracing: boolean;
  /** Applies the reserved concurrency of the functions' settings. */
  readonly reserveConcurrency: boolean;
  readonly table: ITable;
  readonly signingKey: Secret;
  readonly model: PremiumModelAccess;
}

/** One Lambda function for each route, with the limits and permissions of `function-settings.ts`. */
export class EndpointFunctions extends Construct {
  readonly functions: Readonly<Record<RouteId, IFunction>>;
  readonly loginLog: ILogGroup;

  constructor(scope: Construct, id: string, props: EndpointFunctionsProps) {
    super(scope, id);
    const created = Object.fromEntries(
      routeIds.map((routeId) => [routeId, new EndpointFunction(this, routeId, props)]),
    ) as Record<RouteId, EndpointFunction>;
    this.functions = Object.fromEntries(
      routeIds.map((routeId) => [routeId, created[routeId].function]),
    ) as Record<RouteId, IFunction>;
    this.loginLog = created.login.logGroup;
  }
}

/** One route's function, with its own role and log group. */
class EndpointFunction extends Construct {
  readonly function: IFunction;
  readonly logGroup: ILogGroup;

  constructor(scope: Construct, routeId: RouteId, props: EndpointFunctionsProps) {
    super(scope, routeId);
    const settings: FunctionSettings = functionSettings[routeId];
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: "X-Ray's actions for sending traces don't support resource-level permissions.",
    });
    const handler = new LambdaFunction(this, 'Function', {
      description: `Premia: ${routeId}`,
      code: Code.fromAsset(`${props.bundlesFolder}/${routeId}`),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture,
      memorySize: settings.memory,
      timeout: Duration.seconds(props.timeout ?? settings.timeout),
      environment: {
        ...props.environment,
        TABLE_NAME: props.table.tableName,
        SIGNING_KEY_SECRET_ID: props.signingKey.secretArn,
        ...(settings.model ? props.model.environment : {}),
      },
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
      tracing: props.tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      ...(props.reserveConcurrency && settings.reservedConcurrency !== undefined
        ? { reservedConcurrentExecutions: settings.reservedConcurrency }
        : {}),
    });
    props.table.grant(handler, ...settings.table.map((action) => `dynamodb:${action}`));
    if (settings.signingKey) props.signingKey.grantRead(handler);
    if (settings.model) props.model.grantInvoke(handler);
    this.function = handler;
    this.logGroup = logGroup;
  }
}
