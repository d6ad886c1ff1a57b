/**
 * Stack of the distribution's web ACL, in an app of its own. Needed with `waf` if Premia runs in another region than
 * us-east-1, where CloudFront's web ACLs are:
 *
 *     npx cdk deploy --app 'npx node infra/website-firewall-stack.ts'
 */
import { App, CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { readConfig, stackName } from './config.ts';
import { createWebsiteFirewall } from './constructs/api-firewall.ts';
import { globalRegion } from './constructs/website-domain.ts';

export class WebsiteFirewallStack extends Stack {
  constructor(scope: Construct, id: string) {
    super(scope, id, { env: { region: globalRegion }, description: "Premia: the website's firewall." });
    new CfnOutput(this, 'WebAclArn', { value: createWebsiteFirewall(this).attrArn });
    Tags.of(this).add('application', 'premia');
  }
}

if (import.meta.main) {
  const app = new App();
  const { stage } = readConfig(app.node.getAllContext());
  new WebsiteFirewallStack(app, `${stackName(stage)}-firewall`);
}
