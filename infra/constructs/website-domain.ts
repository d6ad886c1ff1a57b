import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Config } from '../config.ts';

/** The only region whose certificates and web ACLs CloudFront accepts. */
export const globalRegion = 'us-east-1';

/** Without a certificate, one is created in the zone and in the stack's region. Without a zone, records are not created. */
type DomainConfig = Pick<Config, 'certificateArn' | 'hostedZoneId'>;

/** Throws an Error if the stack would create what CloudFront accepts from another region only. */
export function checkGlobalResources(
  { hostedZoneId, certificateArn, waf, webAclArn }: DomainConfig & Partial<Pick<Config, 'waf' | 'webAclArn'>>,
  region: string | undefined,
): void {
  if (region === undefined || region === globalRegion) return;
  const missing = [
    hostedZoneId && !certificateArn && ['certificate', 'Custom domain', 'certificateArn'],
    waf && !webAclArn && ['web ACL', 'Web application firewall', 'webAclArn'],
  ].find(Array.isArray);
  if (!missing) return;
  const [resource, section, name] = missing;
  throw new Error(
    `CloudFront needs a ${resource} in ${globalRegion}, and this deployment is in ${region}: create it with infra/global-stacks.ts (see "${section}" in docs/runbook.md), and add -c ${name}=…`,
  );
}

/** Certificate and DNS records of the website's domain. */
export class WebsiteDomain extends Construct {
  readonly certificate: ICertificate;
  private readonly zone: IHostedZone | undefined;

  constructor(scope: Construct, id: string, name: string, { certificateArn, hostedZoneId }: DomainConfig) {
    super(scope, id);
    // The zone's own name would need a lookup. The records have the full name of the domain.
    this.zone = hostedZoneId
      ? HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: name })
      : undefined;
    this.certificate = certificateArn
      ? Certificate.fromCertificateArn(this, 'Certificate', certificateArn)
      : new Certificate(this, 'Certificate', {
          domainName: name,
          validation: CertificateValidation.fromDns(this.zone),
        });
  }

  /** Points the domain to the website, if its zone is known. */
  pointTo(distribution: IDistribution): void {
    if (!this.zone) return;
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(this, 'Ipv4', { zone: this.zone, target });
    new AaaaRecord(this, 'Ipv6', { zone: this.zone, target });
  }
}
