import { RemovalPolicy, Size, Validations } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  RestApi as ApiGatewayRestApi,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  type MethodDeploymentOptions,
  ResponseType,
  type StageOptions,
} from 'aws-cdk-lib/aws-apigateway';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Route } from '#contract/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';
import { type GatewayResponse, gatewayResponses } from '#edge/gateway-responses.ts';
import { capacities } from '../capacity.ts';

/** What the API consists of. */
export interface RestApiProps {
  readonly functions: Readonly<Record<RouteId, IFunction>>;
  /** True where CloudFront stands in front: requests then need the key that only CloudFront sends. */
  readonly behindCloudFront: boolean;
}

/** Requests a second that all endpoints take together, whoever asks. */
const throttle = { throttlingRateLimit: 300, throttlingBurstLimit: 600 };

/** The paths of a route as API Gateway wants them: it knows no last slash, and matches with and without. */
function listResourcePaths({ path, aliases = [] }: Route): string[] {
  return [path, ...aliases].map((each) => each.replace(/\/$/, ''));
}

/** Each method's own share of the requests, so that one endpoint can not starve the others. */
function listMethodThrottles(): Record<string, MethodDeploymentOptions> {
  return Object.fromEntries(
    routeIds.flatMap((id) => {
      const { rate, burst } = capacities[id].throttle;
      return listResourcePaths(routes[id]).map((path) => [
        `${path}/${routes[id].method}`,
        { throttlingRateLimit: rate, throttlingBurstLimit: burst },
      ]);
    }),
  );
}

/** The REST API: one method for each path of the route table, each with its own function. */
export class RestApi extends Construct {
  readonly api: ApiGatewayRestApi;

  constructor(scope: Construct, id: string, { functions, behindCloudFront }: RestApiProps) {
    super(scope, id);
    this.api = new ApiGatewayRestApi(this, 'RestApi', {
      restApiName: 'premia',
      description: "Premia's API.",
      endpointTypes: [EndpointType.REGIONAL],
      minCompressionSize: Size.kibibytes(1),
      cloudWatchRole: behindCloudFront,
      deployOptions: {
        stageName: 'live',
        methodOptions: listMethodThrottles(),
        ...throttle,
        ...(behindCloudFront ? this.describeObservation() : {}),
      },
    });
    for (const id of routeIds) this.addRoute(routes[id], functions[id], behindCloudFront);
    for (const [type, response] of Object.entries(gatewayResponses)) this.addGatewayResponse(type, response);
    this.acknowledgeFindings();
  }

  private addRoute(route: Route, handler: IFunction, apiKeyRequired: boolean): void {
    const integration = new LambdaIntegration(handler, { allowTestInvoke: false });
    for (const path of listResourcePaths(route)) {
      this.api.root.resourceForPath(path).addMethod(route.method, integration, { apiKeyRequired });
    }
  }

  private addGatewayResponse(type: string, { body, status, headers }: GatewayResponse): void {
    const responseHeaders = { 'Cache-Control': 'no-store', ...headers };
    this.api.addGatewayResponse(`GatewayResponse${type}`, {
      type: ResponseType.of(type),
      ...(status === undefined ? {} : { statusCode: String(status) }),
      // API Gateway wants literal values in quotes.
      responseHeaders: Object.fromEntries(
        Object.entries(responseHeaders).map(([name, value]) => [name, `'${value}'`]),
      ),
      templates: { 'application/json': JSON.stringify(body) },
    });
  }

  /** What is recorded of each request: nothing that tells who made it. */
  private describeObservation(): StageOptions {
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    return {
      tracingEnabled: true,
      accessLogDestination: new LogGroupLogDestination(accessLog),
      accessLogFormat: AccessLogFormat.custom(
        JSON.stringify({
          requestId: AccessLogField.contextRequestId(),
          time: AccessLogField.contextRequestTimeEpoch(),
          method: AccessLogField.contextHttpMethod(),
          route: AccessLogField.contextResourcePath(),
          status: AccessLogField.contextStatus(),
          latency: AccessLogField.contextResponseLatency(),
          functionLatency: AccessLogField.contextIntegrationLatency(),
          responseLength: AccessLogField.contextResponseLength(),
          refusal: AccessLogField.contextErrorResponseType(),
          functionError: AccessLogField.contextIntegrationErrorMessage(),
        }),
      ),
    };
  }

  private acknowledgeFindings(): void {
    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
        reason:
          "API Gateway's own role for writing logs, as AWS documents it: one for all APIs of an account.",
      },
      {
        id: 'AwsSolutions-APIG2',
        reason:
          'Every function parses its whole request by the contract (zod) and answers which field is wrong; API Gateway could only say that something is.',
      },
      {
        id: 'AwsSolutions-APIG3',
        reason:
          'No web application firewall: throttling by route, a login throttle by account and address, and reserved concurrency bound what a caller can cost. The runbook says when to add one.',
      },
      {
        id: 'AwsSolutions-APIG4',
        reason:
          "Sessions are the functions' own: a signed token whose session is looked up at each request, so that logging out works at once. Registration and login are open by nature.",
      },
      {
        id: 'AwsSolutions-COG4',
        reason: 'Accounts are kept in the table, not in Cognito.',
      },
      {
        id: 'AwsSolutions-APIG6',
        reason:
          "The access log, the functions' logs and traces tell what an execution log would, without a second log group that outlives the stack.",
      },
    );
  }
}
