import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { type RouteId, routeIds } from '#contract/routes.ts';
import { type Permissions, permissions } from '../permissions.ts';
import { EndpointFunction, type EndpointFunctionProps } from './endpoint-function.ts';

/** What answers with premiums: the endpoint of this stack, or one that stands elsewhere. */
export interface PremiumModelAccess {
  /** What a function has to know to find the model. */
  readonly environment: Readonly<Record<string, string>>;
  grantInvoke(grantee: IGrantable): void;
}

/** What the functions work with. */
export interface EndpointFunctionsProps extends Omit<EndpointFunctionProps, 'routeId'> {
  readonly table: ITable;
  readonly signingKey: Secret;
  readonly model: PremiumModelAccess;
}

/** One function for each route, allowed what its row in `permissions.ts` grants and no more. */
export class EndpointFunctions extends Construct {
  readonly functions: Readonly<Record<RouteId, IFunction>>;

  constructor(scope: Construct, id: string, props: EndpointFunctionsProps) {
    super(scope, id);
    this.functions = Object.fromEntries(
      routeIds.map((routeId) => [routeId, this.createFunction(routeId, props)]),
    ) as Record<RouteId, IFunction>;
  }

  private createFunction(routeId: RouteId, props: EndpointFunctionsProps): IFunction {
    const { table, signingKey, model, environment, ...common } = props;
    const granted: Permissions = permissions[routeId];
    const endpoint = new EndpointFunction(this, routeId, {
      ...common,
      routeId,
      environment: {
        ...environment,
        TABLE_NAME: table.tableName,
        SIGNING_KEY_SECRET_ID: signingKey.secretArn,
        ...(granted.model ? model.environment : {}),
      },
    });
    table.grant(endpoint.function, ...granted.table.map((action) => `dynamodb:${action}`));
    if (granted.signingKey) signingKey.grantRead(endpoint.function);
    if (granted.model) model.grantInvoke(endpoint.function);
    return endpoint.function;
  }
}
