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
  const { reservedConcurrency, model, mail } = functionSettings[routeId];
  return reservedConcurrency !== undefined || model || mail;
});

/**
 * Requests of a client to the expensive routes in a minute. The API's own limit of estimates is for minutes of the clock,
 * so twice of it fits into a minute; the rest is for the other routes. The firewall blocks no client that keeps the
 * API's limits.
 */
const clientRequestLimit = 3 * clientLimits.strict.estimates.max;

/** Response of the limits. */
const block = { block: { customResponse: { responseCode: 429 } } };

function observeIn(scope: Construct) {
  return (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
    metricName: `${Stack.of(scope).stackName}-${metricName}`,
    cloudWatchMetricsEnabled: true,
    // Samples contain client addresses.
    sampledRequestsEnabled: false,
  });
}

/**
 * Creates AWS WAF in front of the distribution: a limit for each address, over files and the API. CloudFront accepts it
 * from us-east-1 only.
 */
export function createWebsiteFirewall(scope: Construct): CfnWebACL {
  const observe = observeIn(scope);
  const rateBasedStatement = { limit: 2000, evaluationWindowSec: 300, aggregateKeyType: 'IP' };
  return new CfnWebACL(scope, 'WebsiteFirewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: observe('WebsiteFirewall'),
    rules: [
      {
        name: 'AddressLimit',
        priority: 0,
        action: block,
        statement: { rateBasedStatement },
        visibilityConfig: observe('AddressLimit'),
      },
    ],
  });
}

/** Creates AWS WAF in front of the API, in the stack's region: AWS's common rules, and a limit for each client. */
export function createFirewall(scope: Construct, api: RestApi): void {
  const observe = observeIn(scope);
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
        action: block,
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
