import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { errorBody } from '#contract/error-body.ts';
import { routeIds, routes } from '#contract/routes.ts';
import { createTemplate, listProperties } from '#tests/support/create-stack.ts';

const template = createTemplate({ mailFrom: 'a@example.com' });

/** Path of a resource, built from its parents. */
const findPath = (logicalId: string): string => {
  const { ParentId, PathPart } = template.toJSON().Resources[logicalId].Properties;
  return `${ParentId.Ref ? findPath(ParentId.Ref) : ''}/${PathPart}`;
};

it('has exactly one method for every path of the route table, beside those that it refuses', () => {
  const methods = listProperties(template, 'AWS::ApiGateway::Method').map(
    ({ HttpMethod, ResourceId }) => `${HttpMethod} ${findPath(ResourceId.Ref)}/`,
  );
  const declared = routeIds.flatMap((id) => {
    const route = { aliases: [], ...routes[id] };
    return [route.path, ...route.aliases].map((path) => `${route.method} ${path}`);
  });
  declared.push('GET /api/mcp/', 'DELETE /api/mcp/');
  expect(methods.sort()).toEqual(declared.sort());
});

it.each(['GET', 'DELETE'])(
  'refuses %s of the server for assistants with 405 and the allowed method',
  (method) => {
    template.hasResourceProperties('AWS::ApiGateway::Method', {
      HttpMethod: method,
      Integration: {
        Type: 'MOCK',
        RequestTemplates: { 'application/json': '{"statusCode":405}' },
        IntegrationResponses: [
          Match.objectLike({
            StatusCode: '405',
            ResponseParameters: Match.objectLike({ 'method.response.header.Allow': "'POST'" }),
            ResponseTemplates: { 'application/json': Match.stringLikeRegexp('method_not_allowed') },
          }),
        ],
      },
      MethodResponses: [
        Match.objectLike({
          StatusCode: '405',
          ResponseParameters: Match.objectLike({ 'method.response.header.Allow': true }),
        }),
      ],
    });
  },
);

it("requires CloudFront's API key on every method", () => {
  template.allResourcesProperties('AWS::ApiGateway::Method', { ApiKeyRequired: true });
  template.hasResourceProperties('AWS::ApiGateway::UsagePlanKey', { KeyType: 'API_KEY' });
});

it('throttles the API as a whole and each method', () => {
  template.hasResourceProperties('AWS::ApiGateway::Stage', {
    MethodSettings: Match.arrayWith([
      Match.objectLike({ ResourcePath: '/*', HttpMethod: '*', ThrottlingRateLimit: 300 }),
      Match.objectLike({
        ResourcePath: '/~1api~1users~1login',
        HttpMethod: 'POST',
        ThrottlingRateLimit: 40,
      }),
    ]),
  });
});

it('has the throttles, concurrencies and alarms of requestsPerSecond', () => {
  const scaled = createTemplate({ requestsPerSecond: '3000', reserveConcurrency: 'true' });
  scaled.hasResourceProperties('AWS::ApiGateway::Stage', {
    MethodSettings: Match.arrayWith([
      Match.objectLike({ ResourcePath: '/*', ThrottlingRateLimit: 3000, ThrottlingBurstLimit: 6000 }),
      Match.objectLike({ ResourcePath: '/~1api~1users~1login', ThrottlingRateLimit: 400 }),
    ]),
  });
  scaled.hasResourceProperties('AWS::Lambda::Function', {
    Description: 'Premia: login',
    ReservedConcurrentExecutions: 200,
  });
  scaled.hasResourceProperties('AWS::SageMaker::EndpointConfig', {
    ProductionVariants: [
      Match.objectLike({ ServerlessConfig: { MaxConcurrency: 80, MemorySizeInMB: 1024 } }),
    ],
  });
  const descriptions = listProperties(scaled, 'AWS::CloudWatch::Alarm')
    .map(({ AlarmDescription, Threshold }) => `${Threshold}: ${AlarmDescription}`)
    .join();
  expect(descriptions).toContain('2000: Premia: The API refused 2000 logins');
  expect(descriptions).toContain('50: Premia: The API returned 50 server errors');
  expect(descriptions).toContain('30: Premia: Functions returned 30 internal errors');
  scaled.hasOutput('ReservedConcurrency', { Value: '900' });
});

it('logs requests without fields that identify the client', () => {
  const [stage] = listProperties(template, 'AWS::ApiGateway::Stage');
  const { Format } = stage?.AccessLogSetting ?? {};
  expect(JSON.parse(Format)).toMatchObject({ route: '$context.resourcePath', status: '$context.status' });
  expect(Format).not.toMatch(/sourceIp|userAgent|apiKey|authorizer/i);
});

it('sends gateway errors with the error body of the API', () => {
  const responses = listProperties(template, 'AWS::ApiGateway::GatewayResponse');
  expect(responses.length).toBeGreaterThan(10);
  for (const { ResponseTemplates } of responses)
    errorBody.parse(JSON.parse(ResponseTemplates['application/json']));
  template.hasResourceProperties('AWS::ApiGateway::GatewayResponse', {
    ResponseType: 'MISSING_AUTHENTICATION_TOKEN',
    StatusCode: '404',
  });
  template.hasResourceProperties('AWS::ApiGateway::GatewayResponse', {
    ResponseType: 'THROTTLED',
    StatusCode: '429',
    ResponseParameters: { 'gatewayresponse.header.Retry-After': "'1'" },
  });
});

it('records no traces, which would contain client addresses', () => {
  template.allResourcesProperties('AWS::ApiGateway::Stage', { TracingEnabled: false });
  template.allResourcesProperties('AWS::Lambda::Function', { TracingConfig: Match.absent() });
  expect(JSON.stringify(template.toJSON())).not.toContain('xray:');
});

it('grants no test invocation from the console', () => {
  const permissions = listProperties(template, 'AWS::Lambda::Permission');
  expect(JSON.stringify(permissions)).not.toContain('test-invoke-stage');
});
