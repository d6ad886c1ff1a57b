/**
 * Stack of the website's certificate, in an app of its own. Needed if the domain is in Route 53 and Premia runs in
 * another region than us-east-1, where CloudFront's certificates are:
 *
 *     npx cdk deploy --app 'npx node infra/certificate-stack.ts' -c domainName=premia.example.com -c hostedZoneId=Z…
 */
import { App, CfnOutput, Stack, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Construct } from 'constructs';
import { type Config, readConfig, stackName } from './config.ts';
import { globalRegion, WebsiteDomain } from './constructs/website-domain.ts';

/** Certificate of the website's domain, which Route 53 validates. */
export class CertificateStack extends Stack {
  /** @throws Error if the domain or its zone is missing */
  constructor(scope: Construct, id: string, { domainName, hostedZoneId }: Config) {
    super(scope, id, {
      env: { region: globalRegion },
      description: "Premia: the website's certificate.",
    });
    if (!domainName || !hostedZoneId)
      throw new Error('domainName and hostedZoneId are required: -c name=value');
    const { certificate } = new WebsiteDomain(this, 'Domain', domainName, { hostedZoneId });
    new CfnOutput(this, 'CertificateArn', { value: certificate.certificateArn });
    Tags.of(this).add('application', 'premia');
  }
}

if (import.meta.main) {
  const app = new App();
  const config = readConfig(app.node.getAllContext());
  new CertificateStack(app, `${stackName(config.stage)}-certificate`, config);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }));
}
