import { Size, Stack } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Route } from '#contract/route.ts';
import { type RouteId, routes } from '#contract/routes.ts';
import { type GatewayResponse, gatewayResponses, methodNotAllowed } from '#edge/gateway-responses.ts';
import { type Config, getLoggingRole } from '../config.ts';
import { functionSettings, scaleLimit } from '../function-settings.ts';
import { acknowledge, createLogGroup } from './shared-settings.ts';

/** Paths of a route in API Gateway's form: no trailing slash, which matches requests with and without one. */
export function listResourcePaths({ path, aliases = [] }: Route): string[] {
  return [path, ...aliases].map((each) => each.replace(/\/$/, ''));
}

/** Throttle of each method, so that one route can't use up the capacity of the others. */
function buildMethodThrottles(ids: Iterable<RouteId>, requestsPerSecond: number) {
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const { rate, burst } = functionSettings[id].throttle;
      return listResourcePaths(routes[id]).map((path) => [
        `${path}/${routes[id].method}`,
        {
          throttlingRateLimit: scaleLimit(rate, requestsPerSecond),
          throttlingBurstLimit: scaleLimit(burst, requestsPerSecond),
        },
      ]);
    }),
  );
}

/** REST API with a method for each path of the route table. Each requires the key of {@link OriginKey}. */
export class RestApi extends Construct {
  readonly api: apigateway.RestApi;

  constructor(scope: Construct, id: string, functions: ReadonlyMap<RouteId, IFunction>, config: Config) {
    super(scope, id);
    const { requestsPerSecond } = config;
    const loggingRole = getLoggingRole(config);
    this.api = new apigateway.RestApi(this, 'RestApi', {
      // A dimension of the API's metrics, so each stage needs its own.
      restApiName: Stack.of(this).stackName,
      description: "Premia's API.",
      endpointTypes: [apigateway.EndpointType.REGIONAL],
      minCompressionSize: Size.kibibytes(1),
      cloudWatchRole: loggingRole === 'create',
      deployOptions: {
        stageName: 'live',
        methodOptions: buildMethodThrottles(functions.keys(), requestsPerSecond),
        throttlingRateLimit: requestsPerSecond,
        throttlingBurstLimit: 2 * requestsPerSecond,
        // Traces would contain client addresses.
        tracingEnabled: false,
        ...(loggingRole === 'none' ? {} : this.createAccessLog()),
      },
    });
    for (const [id, handler] of functions) {
      this.addRoute(routes[id], handler);
      for (const method of functionSettings[id].refusedMethods ?? []) this.refuseMethod(routes[id], method);
    }
    for (const [type, response] of Object.entries(gatewayResponses)) this.addGatewayResponse(type, response);
    this.acknowledgeFindings(config);
  }

  private addRoute(route: Route, handler: IFunction): void {
    const integration = new apigateway.LambdaIntegration(handler, { allowTestInvoke: false });
    for (const path of listResourcePaths(route)) {
      this.api.root.resourceForPath(path).addMethod(route.method, integration, { apiKeyRequired: true });
    }
  }

  /** Responds to a method with 405 and the method that is allowed, without a function. */
  private refuseMethod({ path, method: allowed }: Route, method: string): void {
    const { body, status } = methodNotAllowed;
    const statusCode = String(status);
    const responseParameters = {
      'method.response.header.Allow': `'${allowed}'`,
      'method.response.header.Cache-Control': "'no-store'",
    };
    const declared = Object.fromEntries(Object.keys(responseParameters).map((name) => [name, true]));
    const integration = new apigateway.MockIntegration({
      requestTemplates: { 'application/json': JSON.stringify({ statusCode: status }) },
      passthroughBehavior: apigateway.PassthroughBehavior.NEVER,
      integrationResponses: [
        {
          statusCode,
          responseParameters,
          responseTemplates: { 'application/json': JSON.stringify(body) },
        },
      ],
    });
    this.api.root.resourceForPath(path.replace(/\/$/, '')).addMethod(method, integration, {
      apiKeyRequired: true,
      methodResponses: [{ statusCode, responseParameters: declared }],
    });
  }

  private addGatewayResponse(type: string, { body, status, headers }: GatewayResponse): void {
    const responseHeaders = { 'Cache-Control': 'no-store', ...headers };
    this.api.addGatewayResponse(`GatewayResponse${type}`, {
      type: apigateway.ResponseType.of(type),
      ...(status === undefined ? {} : { statusCode: String(status) }),
      // API Gateway requires quotes around literal values.
      responseHeaders: Object.fromEntries(
        Object.entries(responseHeaders).map(([name, value]) => [name, `'${value}'`]),
      ),
      templates: { 'application/json': JSON.stringify(body) },
    });
  }

  /** Access log without fields that identify the client. */
  private createAccessLog(): apigateway.StageOptions {
    return {
      accessLogDestination: new apigateway.LogGroupLogDestination(createLogGroup(this, 'AccessLog')),
      accessLogFormat: apigateway.AccessLogFormat.custom(
        JSON.stringify({
          requestId: apigateway.AccessLogField.contextRequestId(),
          time: apigateway.AccessLogField.contextRequestTimeEpoch(),
          method: apigateway.AccessLogField.contextHttpMethod(),
          route: apigateway.AccessLogField.contextResourcePath(),
          status: apigateway.AccessLogField.contextStatus(),
          latency: apigateway.AccessLogField.contextResponseLatency(),
          functionLatency: apigateway.AccessLogField.contextIntegrationLatency(),
          responseLength: apigateway.AccessLogField.contextResponseLength(),
          errorType: apigateway.AccessLogField.contextErrorResponseType(),
          functionError: apigateway.AccessLogField.contextIntegrationErrorMessage(),
        }),
      ),
    };
  }

  private acknowledgeFindings(config: Config): void {
    acknowledge(this, {
      ...(getLoggingRole(config) === 'none' && {
        'AwsSolutions-APIG1':
          "No access log: it needs the region's logging role of API Gateway, which another stage may have set. The functions' logs have the same requests.",
      }),
      ...(!config.waf && {
        'AwsSolutions-APIG3':
          'No web application firewall unless waf is set: throttling by route, a login throttle by account and address, and reserved concurrency, if it is turned on, limit the cost that a client can cause.',
      }),
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
        'The role that API Gateway uses to write logs, as documented by AWS. An account has one for all its APIs.',
      'AwsSolutions-APIG2':
        'Functions validate requests against the contract (zod) and name each invalid field, which API Gateway validation does not.',
      'AwsSolutions-APIG4':
        'The functions authenticate requests: they verify a signed token and look up its session, so that a logout takes effect immediately. Registration and login are public.',
      'AwsSolutions-COG4': 'Accounts are stored in the table, not in Cognito.',
      'AwsSolutions-APIG6':
        "The access log and the functions' logs contain the same information. An execution log would add a log group that is not deleted with the stack.",
    });
  }
}
