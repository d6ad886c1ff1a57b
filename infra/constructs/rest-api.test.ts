import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { routeIds, routes } from '#contract/routes.ts';
import { createStack } from '../testing/create-stack.ts';

describe('RestApi', () => {
  let template: Template;

  beforeAll(() => {
    template = Template.fromStack(createStack({ mailFrom: 'a@example.com' }).stack);
  });

  /** Path of a resource, built from its parents. */
  const findPath = (logicalId: string): string => {
    const { ParentId, PathPart } = template.toJSON().Resources[logicalId].Properties;
    return `${ParentId.Ref ? findPath(ParentId.Ref) : ''}/${PathPart}`;
  };

  it('has exactly one method for every path of the route table', () => {
    const methods = Object.values(template.findResources('AWS::ApiGateway::Method')).map(
      ({ Properties }) => `${Properties.HttpMethod} ${findPath(Properties.ResourceId.Ref)}/`,
    );
    const declared = routeIds.flatMap((id) => {
      const route = { aliases: [], ...routes[id] };
      return [route.path, ...route.aliases].map((path) => `${route.method} ${path}`);
    });
    expect(methods.sort()).toEqual(declared.sort());
  });

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
      TracingEnabled: true,
    });
  });

  it('logs requests without fields that identify the client', () => {
    const [stage] = Object.values(template.findResources('AWS::ApiGateway::Stage'));
    const { Format } = stage?.Properties.AccessLogSetting ?? {};
    expect(JSON.parse(Format)).toMatchObject({ route: '$context.resourcePath', status: '$context.status' });
    expect(Format).not.toMatch(/sourceIp|userAgent|apiKey|authorizer/i);
  });

  it('sends gateway errors with the error body of the API', () => {
    const responses = Object.values(template.findResources('AWS::ApiGateway::GatewayResponse'));
    expect(responses.length).toBeGreaterThan(10);
    for (const { Properties } of responses) {
      expect(errorBody.safeParse(JSON.parse(Properties.ResponseTemplates['application/json'])).success).toBe(
        true,
      );
    }
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

  it('grants no test invocation from the console', () => {
    for (const { Properties } of Object.values(template.findResources('AWS::Lambda::Permission'))) {
      expect(JSON.stringify(Properties.SourceArn ?? '')).not.toContain('test-invoke-stage');
    }
  });
});
