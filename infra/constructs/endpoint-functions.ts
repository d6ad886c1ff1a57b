import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type RouteId, routes } from '#contract/routes.ts';
import { sessionUseAttributes } from '#functions/data/sessions.ts';
import type { Config } from '../config.ts';
import { functionSettings, listDeployedRoutes, scaleLimit } from '../function-settings.ts';
import { createBundledFunction, type RuntimeProps } from './bundled-function.ts';
import { grantTableAccess, onlyPartitions, type Tables } from './records-table.ts';
import type { ModelEndpoint } from './sagemaker-endpoint.ts';

interface EndpointFunctionsProps extends RuntimeProps, Config {
  readonly environment: Readonly<Record<string, string>>;
  /** Seconds. Replaces the timeout of each function's settings. */
  readonly timeout?: number;
  readonly tables: Tables;
  readonly signingKey: Secret;
  readonly clientKey: Secret;
  readonly model: Pick<ModelEndpoint, 'environment' | 'grantInvoke'>;
  /** Queue of mails, or undefined for a deployment that sends none. */
  readonly mailQueue: IQueue | undefined;
}

/**
 * Creates one Lambda function for each route, with the limits and permissions of `function-settings.ts`. Routes that need
 * mail have none in a deployment without it.
 */
export function createEndpointFunctions(scope: Construct, props: EndpointFunctionsProps) {
  const parent = new Construct(scope, 'Functions');
  const ids = listDeployedRoutes(props.mailQueue !== undefined);
  return new Map(ids.map((routeId) => [routeId, createFunction(parent, routeId, props)]));
}

function createFunction(scope: Construct, routeId: RouteId, props: EndpointFunctionsProps) {
  const settings = functionSettings[routeId];
  const { tables, signingKey, clientKey, model, mailQueue, reserveConcurrency, requestsPerSecond } = props;
  const { memory, timeout, reservedConcurrency } = settings;
  const limits = {
    memorySize: memory,
    timeout: Duration.seconds(props.timeout ?? timeout),
    ...(reserveConcurrency &&
      reservedConcurrency && {
        reservedConcurrentExecutions: scaleLimit(reservedConcurrency, requestsPerSecond),
      }),
  };
  const handler = createBundledFunction(scope, routeId, props, limits, {
    ...props.environment,
    TABLE_NAME: tables.current.tableName,
    SIGNING_KEY_SECRET_ID: signingKey.secretArn,
    CLIENT_KEY_SECRET_ID: clientKey.secretArn,
    ...(settings.model ? model.environment : {}),
    ...(settings.mail && mailQueue ? { MAIL_QUEUE_URL: mailQueue.queueUrl } : {}),
  });
  grantTableAccess(tables, handler, settings.table);
  if (routes[routeId].session === 'required') handler.addToRolePolicy(allowSessionUse(tables));
  if (settings.signingKey) signingKey.grantRead(handler);
  // Its limits count the events of a client.
  if (settings.table.client) clientKey.grantRead(handler);
  if (settings.model) model.grantInvoke(handler);
  if (settings.mail) mailQueue?.grant(handler, 'sqs:SendMessage');
  return handler;
}

/** Permission to record the last use of a session, and to update nothing else. */
function allowSessionUse({ arns }: Tables): PolicyStatement {
  return new PolicyStatement({
    actions: ['dynamodb:UpdateItem'],
    resources: arns,
    conditions: {
      ...onlyPartitions('user'),
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': [...sessionUseAttributes] },
      StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' },
    },
  });
}
