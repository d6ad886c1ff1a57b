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

/**
 * Common rules that only count, since they would block what the API documents: bodies of more than 8 KB, of which it
 * accepts 64, and clients without a user agent.
 */
const countedRules = ['SizeRestrictions_BODY', 'NoUserAgent_HEADER'];

type Rule = Pick<CfnWebACL.RuleProperty, 'statement' | 'action' | 'overrideAction'>;

/** Response of the limits. */
const action = { block: { customResponse: { responseCode: 429 } } };

/** Creates a web ACL that admits what its rules, in their order, do not block. */
function createAcl(scope: Construct, id: string, where: string, rules: Readonly<Record<string, Rule>>) {
  const observe = (name: string): CfnWebACL.VisibilityConfigProperty => ({
    metricName: `${Stack.of(scope).stackName}-${name}`,
    cloudWatchMetricsEnabled: true,
    // Samples contain client addresses.
    sampledRequestsEnabled: false,
  });
  return new CfnWebACL(scope, id, {
    scope: where,
    defaultAction: { allow: {} },
    visibilityConfig: observe(id),
    rules: Object.entries(rules).map(([name, rule], priority) => ({
      ...rule,
      name,
      priority,
      visibilityConfig: observe(name),
    })),
  });
}

/**
 * Creates AWS WAF in front of the distribution: a limit for each address, over files and the API. CloudFront accepts it
 * from us-east-1 only.
 */
export function createWebsiteFirewall(scope: Construct): CfnWebACL {
  const rateBasedStatement = { limit: 2000, evaluationWindowSec: 300, aggregateKeyType: 'IP' };
  return createAcl(scope, 'WebsiteFirewall', 'CLOUDFRONT', {
    AddressLimit: { action, statement: { rateBasedStatement } },
  });
}

/** Creates AWS WAF in front of the API, in the stack's region: AWS's common rules, and a limit for each client. */
export function createFirewall(scope: Construct, api: RestApi): void {
  const transformations = (type: string) => [{ priority: 0, type }];
  const paths = expensiveRoutes.flatMap((routeId) => listResourcePaths(routes[routeId]));
  const managedRuleGroupStatement = {
    vendorName: 'AWS',
    name: 'AWSManagedRulesCommonRuleSet',
    ruleActionOverrides: countedRules.map((name) => ({ name, actionToUse: { count: {} } })),
  };
  const rateBasedStatement = {
    limit: clientRequestLimit,
    evaluationWindowSec: clientLimits.strict.estimates.windowSeconds,
    // The connection is CloudFront's. Clients can't set this header: CloudFront overwrites it, with the /64 of an IPv6
    // address.
    aggregateKeyType: 'CUSTOM_KEYS',
    customKeys: [{ header: { name: viewerAddressHeader, textTransformations: transformations('NONE') } }],
    scopeDownStatement: {
      regexMatchStatement: {
        regexString: `^/[^/]+(${paths.join('|')})/?$`,
        fieldToMatch: { uriPath: {} },
        textTransformations: transformations('LOWERCASE'),
      },
    },
  };
  const acl = createAcl(scope, 'Firewall', 'REGIONAL', {
    CommonRules: { overrideAction: { none: {} }, statement: { managedRuleGroupStatement } },
    ClientLimit: { action, statement: { rateBasedStatement } },
  });
  new CfnWebACLAssociation(scope, 'FirewallAssociation', {
    resourceArn: api.deploymentStage.stageArn,
    webAclArn: acl.attrArn,
  });
}
