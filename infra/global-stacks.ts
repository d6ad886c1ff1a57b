/**
 * Stacks of what CloudFront accepts from us-east-1 only, in an app of its own: the certificate of a domain in Route 53,
 * and the distribution's web ACL. Needed if Premia runs in another region, with the same context values:
 *
 *     npx cdk deploy --all --app 'node local/run.js infra/global-stacks.ts' -c domainName=… -c hostedZoneId=Z… -c waf=true
 */
import { App, CfnOutput, Stack, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { type Config, readConfig, stackName } from './config.ts';
import { createWebsiteFirewall } from './constructs/api-firewall.ts';
import { globalRegion, WebsiteDomain } from './constructs/website-domain.ts';

/** Creates the stacks that a configuration needs, each with the ARN for the configuration of Premia as its output. */
export function createGlobalStacks(app: App, { stage, domainName, hostedZoneId, waf }: Config): Stack[] {
  const create = (name: string, description: string) => {
    const stack = new Stack(app, `${stackName(stage)}-${name}`, {
      env: { region: globalRegion },
      description,
    });
    Tags.of(stack).add('application', 'premia');
    return stack;
  };
  const stacks: Stack[] = [];
  if (domainName && hostedZoneId) {
    const stack = create('certificate', "Premia: the website's certificate.");
    const { certificate } = new WebsiteDomain(stack, 'Domain', domainName, { hostedZoneId });
    new CfnOutput(stack, 'CertificateArn', { value: certificate.certificateArn });
    stacks.push(stack);
  }
  if (waf) {
    const stack = create('firewall', "Premia: the website's firewall.");
    new CfnOutput(stack, 'WebAclArn', { value: createWebsiteFirewall(stack).attrArn });
    stacks.push(stack);
  }
  return stacks;
}

if (import.meta.main) {
  const app = new App();
  createGlobalStacks(app, readConfig(app.node.getAllContext()));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }));
}
