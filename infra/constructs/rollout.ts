import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, type IMetric, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { errorStatuses } from '#contract/errors.ts';
import type { RouteId } from '#contract/routes.ts';
import type { Config } from '../config.ts';
import { functionSettings, scaleLimit } from '../function-settings.ts';
import { acknowledge } from './shared-settings.ts';

/** Statuses that a defect causes. 503 and 504 are temporary: a model that starts, for example. */
const defectStatuses = [errorStatuses.internal_error, errorStatuses.model_failed];

/** Internal errors in a minute, of all functions together, that end a gradual rollout at the default rate or less. */
const minInternalErrors = 3;

/**
 * Deployments at a time. CodeDeploy starts one for each function that changes, and more than a few of them exceed Lambda's
 * limit of requests ("You have exceeded the request limit for AWSLambda"), which rolls the stack back.
 */
const maxConcurrentDeployments = 4;

/** CodeDeploy checks the alarms while it waits, so their period is much shorter than the five minutes. */
const period = Duration.minutes(1);

/**
 * Alias of each function, which CodeDeploy moves to a new version. A gradual rollout is rolled back if a new version
 * crashes or times out, or if functions return internal errors.
 */
export class Rollout extends Construct {
  readonly aliases: ReadonlyMap<RouteId, lambda.IFunction>;

  constructor(
    scope: Construct,
    id: string,
    functions: ReadonlyMap<RouteId, lambda.Function>,
    { stage, rollout = stage === 'prod' ? 'gradual' : 'allAtOnce', requestsPerSecond }: Config,
  ) {
    super(scope, id);
    const isGradual = rollout === 'gradual';
    const application = new LambdaApplication(this, 'Application');
    const role = this.createRole();
    const internalErrors = isGradual
      ? this.createInternalErrorAlarm(functions.values(), requestsPerSecond)
      : undefined;
    const aliases: lambda.Alias[] = [];
    this.aliases = new Map(
      [...functions].map(([routeId, handler]) => {
        // Version does not satisfy IVersion under exactOptionalPropertyTypes.
        const version = handler.currentVersion as lambda.IVersion;
        const alias = new lambda.Alias(this, routeId, { aliasName: 'live', version });
        const errors = alias.metricErrors({ period, statistic: Stats.SUM });
        const text = `${routeId} crashed or timed out. ${functionSettings[routeId].errorImpact}`;
        new LambdaDeploymentGroup(alias, 'Group', {
          application,
          alias,
          role: role.withoutPolicyUpdates(),
          deploymentConfig: isGradual
            ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
            : LambdaDeploymentConfig.ALL_AT_ONCE,
          alarms: internalErrors ? [createAlarm(alias, 'Errors', errors, 1, text), internalErrors] : [],
        });
        // With its group: CloudFormation updates an alias after the deployment of the one that it depends on.
        const previous = aliases.at(-maxConcurrentDeployments);
        if (previous) alias.node.addDependency(previous);
        aliases.push(alias);
        return [routeId, alias as lambda.IFunction];
      }),
    );
  }

  private createRole(): Role {
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
      ],
    });
    acknowledge(role, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        "CodeDeploy's own policy for Lambda: it moves aliases and reads alarms.",
    });
    return role;
  }

  /** Counts in the functions' logs: API Gateway's 5xx metric includes temporary errors. */
  private createInternalErrorAlarm(functions: Iterable<lambda.Function>, requestsPerSecond: number): Alarm {
    const threshold = Math.max(minInternalErrors, scaleLimit(minInternalErrors, requestsPerSecond));
    const [namespace, metricName] = [Stack.of(this).stackName, 'InternalErrors'];
    for (const { logGroup } of functions) {
      logGroup.addMetricFilter('InternalErrors', {
        metricNamespace: namespace,
        metricName,
        filterPattern: FilterPattern.any(
          ...defectStatuses.map((status) => FilterPattern.numberValue('$.status', '=', status)),
        ),
      });
    }
    const sum = new Metric({ namespace, metricName, period, statistic: Stats.SUM });
    const text = `Functions returned ${threshold} internal errors or more within a minute.`;
    return createAlarm(this, 'InternalErrors', sum, threshold, text);
  }
}

/** Creates an alarm that only CodeDeploy reads. Operators are notified by those of {@link Monitoring}. */
function createAlarm(scope: Construct, id: string, metric: IMetric, threshold: number, text: string): Alarm {
  return new Alarm(scope, id, {
    metric,
    threshold,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: `${Stack.of(scope).stackName}: ${text} A rollout in progress is rolled back.`,
  });
}
