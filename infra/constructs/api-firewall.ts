import { Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { routeIds, routes } from '#contract/routes.ts';
import { viewerAddressHeader } from '#edge/cloudfront-functions.ts';
import { clientLimits } from '#functions/data/client-limits.ts';
import { functionSettings } from '../function-settings.ts';
import { listResourcePaths } from './rest-api.ts';

/** Routes that hash passwords, use the premium model or send mail. */
const expensiveRoutes = routeIds.filter((routeId) => {
  const { reservedConcurrency, mail } = functionSettings[routeId];
  return reservedConcurrency !== undefined || mail;
});

/**
 * Requests of a client to the expensive routes in a minute. The API's own limit of estimates is for minutes of the clock,
 * so twice of it fits into a minute; the rest is for the other routes. The firewall blocks no client that keeps the
 * API's limits.
 */
const clientRequestLimit = 3 * clientLimits.strict.estimates.max;

/**
 * Creates AWS WAF in front of the API: AWS's common rules, and a limit for each client. It belongs to API Gateway and not
 * to CloudFront, so that it is in the stack's region; CloudFront's would have to be in us-east-1.
 */
export function createFirewall(scope: Construct, api: RestApi): void {
  const observe = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
    metricName: `${Stack.of(scope).stackName}-${metricName}`,
    cloudWatchMetricsEnabled: true,
    // Samples contain client addresses.
    sampledRequestsEnabled: false,
  });
  const transformations = (type: string) => [{ priority: 0, type }];
  const paths = expensiveRoutes.flatMap((routeId) => listResourcePaths(routes[routeId]));
  const acl = new CfnWebACL(scope, 'Firewall', {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: observe('Firewall'),
    rules: [
      {
        name: 'CommonRules',
        priority: 0,
        statement: {
          managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesCommonRuleSet' },
        },
        overrideAction: { none: {} },
        visibilityConfig: observe('CommonRules'),
      },
      {
        name: 'ClientLimit',
        priority: 1,
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: {
          rateBasedStatement: {
            limit: clientRequestLimit,
            evaluationWindowSec: clientLimits.strict.estimates.windowSeconds,
            // The connection is CloudFront's. Clients can't set this header: CloudFront overwrites it, with the /64 of
            // an IPv6 address.
            aggregateKeyType: 'CUSTOM_KEYS',
            customKeys: [
              { header: { name: viewerAddressHeader, textTransformations: transformations('NONE') } },
            ],
            scopeDownStatement: {
              regexMatchStatement: {
                regexString: `^/[^/]+(${paths.join('|')})/?$`,
                fieldToMatch: { uriPath: {} },
                textTransformations: transformations('LOWERCASE'),
              },
            },
          },
        },
        visibilityConfig: observe('ClientLimit'),
      },
    ],
  });
  new CfnWebACLAssociation(scope, 'FirewallAssociation', {
    resourceArn: api.deploymentStage.stageArn,
    webAclArn: acl.attrArn,
  });
}
