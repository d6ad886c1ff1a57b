import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Config } from '../config.ts';

/** The only region whose certificates CloudFront accepts. */
export const certificateRegion = 'us-east-1';

/** Without a certificate, one is created in the zone and in the stack's region. Without a zone, records are not created. */
type DomainConfig = Pick<Config, 'certificateArn' | 'hostedZoneId'>;

/** Throws an Error if the stack would create a certificate in a region whose certificates CloudFront does not accept. */
export function checkCertificateRegion(
  { hostedZoneId, certificateArn }: DomainConfig,
  region: string | undefined,
): void {
  if (!hostedZoneId || certificateArn || region === undefined || region === certificateRegion) return;
  throw new Error(
    `CloudFront needs a certificate in ${certificateRegion}, and this deployment is in ${region}: create it with infra/certificate-stack.ts (see "Custom domain" in docs/runbook.md), and add -c certificateArn=…`,
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
