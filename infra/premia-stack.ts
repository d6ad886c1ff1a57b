import { Annotations, CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import { type ITable, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { viewerAddressHeader } from '#edge/cloudfront-functions.ts';
import { reads, writes } from '#functions/data/stored-forms.ts';
import { type Config, listSettings } from './config.ts';
import { createFirewall, createWebsiteFirewall } from './constructs/api-firewall.ts';
import type { RuntimeProps } from './constructs/bundled-function.ts';
import { createEndpointFunctions } from './constructs/endpoint-functions.ts';
import { createAccountEraser, createMailer, createMailQueue } from './constructs/jobs.ts';
import { Monitoring } from './constructs/monitoring.ts';
import { createRecordsTable, protectTable, type Tables } from './constructs/records-table.ts';
import { RestApi } from './constructs/rest-api.ts';
import { Rollout } from './constructs/rollout.ts';
import { ModelEndpoint } from './constructs/sagemaker-endpoint.ts';
import { createCustomerKey, createKeys, OriginKey } from './constructs/secrets.ts';
import { Website } from './constructs/website.ts';
import { sumReservedConcurrency } from './function-settings.ts';

export interface PremiaStackProps {
  readonly config: Config;
  /** Contains `<function>/index.js`. */
  readonly bundlesFolder: string;
  readonly websiteFolder: string;
}

/**
 * Premia on AWS. Names that are unique in an account or a region start with the stack's name, and with the
 * region as well if they are unique in an account, so that several stages and regions can share an account.
 */
export class PremiaStack extends Stack {
  constructor(scope: Construct, id: string, { config, ...props }: PremiaStackProps) {
    const isProduction = config.stage === 'prod';
    super(scope, id, {
      description: `Premia (${config.stage}): insurance premium estimates.`,
      terminationProtection: isProduction,
    });
    const { mailFrom, requestsPerSecond } = config;
    const customerKey = config.customerKey ? createCustomerKey(this, isProduction) : undefined;
    const ownTable = createRecordsTable(this, isProduction, customerKey);
    const tables = this.listTables(ownTable, config);
    const table = tables.current;
    const keys = createKeys(this);
    const model = new ModelEndpoint(this, 'Model', config);
    const runtime: RuntimeProps = { bundlesFolder: props.bundlesFolder, architecture: Architecture.ARM_64 };
    const mailQueue = mailFrom ? createMailQueue(this, customerKey) : undefined;
    if (!mailQueue) {
      Annotations.of(this).addInfoV2(
        'premia:noMail',
        'mailFrom is not set: this deployment sends no mail, and users cannot reset a forgotten password (docs/runbook.md, "Mail").',
      );
    }
    if (!config.contactEmail) {
      Annotations.of(this).addInfoV2(
        'premia:noContact',
        'contactEmail is not set: the contact page shows a sample, and users cannot write to you.',
      );
    }
    const functions = createEndpointFunctions(this, {
      ...config,
      ...runtime,
      environment: {
        CLIENT_ADDRESS_HEADER: viewerAddressHeader,
        CLIENT_LIMITS: isProduction ? 'strict' : 'relaxed',
      },
      tables,
      ...keys,
      model,
      mailQueue,
    });
    const eraser = createAccountEraser(this, { ...runtime, tables });
    const rollout = new Rollout(this, 'Rollout', functions, config);
    const { api } = new RestApi(this, 'Api', rollout.aliases, config);
    const { waf } = config;
    if (waf) createFirewall(this, api);
    const webAclArn = config.webAclArn ?? (waf ? createWebsiteFirewall(this).attrArn : undefined);
    const originKey = new OriginKey(this, 'OriginKey', api, config.originKeyRevision);
    const website = new Website(this, 'Website', {
      ...config,
      webAclArn,
      folder: props.websiteFolder,
      api,
      originHeaders: originKey.originHeaders,
    });
    const mail =
      mailFrom && mailQueue
        ? createMailer(this, {
            ...runtime,
            queue: mailQueue,
            tables,
            from: mailFrom,
            configurationSet: config.mailConfigurationSet,
            websiteUrl: website.url,
          })
        : undefined;
    // A new model accepts the requests of the previous functions, but not the reverse.
    for (const alias of rollout.aliases.values()) alias.node.addDependency(model);
    // The new website may need what only new functions return.
    website.files.node.addDependency(...rollout.aliases.values());
    // API Gateway must accept a new key before CloudFront sends it.
    website.distribution.node.addDependency(originKey);
    const monitoring = new Monitoring(this, 'Monitoring', {
      ...config,
      api,
      functions,
      table,
      modelEndpointName: model.endpointName,
      distribution: website.distribution,
      mail,
      eraser,
      // Each run is charged, and the canary's function leaves a log group.
      canaryUrl: isProduction ? website.url : undefined,
    });
    if (isProduction) protectTable(this, ownTable, [website, rollout, monitoring]);
    const outputs = {
      Stage: config.stage,
      ReservedConcurrency: String(config.reserveConcurrency ? sumReservedConcurrency(requestsPerSecond) : 0),
      // `npm run deploy` compares it with the next deployment.
      Context: JSON.stringify(listSettings(config)),
      DataForms: JSON.stringify({ reads, writes, newest: Math.max(writes, config.newestForm) }),
      Url: website.url,
      ApiUrl: api.url,
      DistributionDomainName: website.distribution.distributionDomainName,
      TableName: table.tableName,
      SigningKeyArn: keys.signingKey.secretArn,
      ModelEndpointName: model.endpointName,
      DashboardName: monitoring.dashboardName,
      AlarmTopicArn: monitoring.topic.topicArn,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
    Tags.of(this).add('application', 'premia');
    Tags.of(this).add('stage', config.stage);
  }

  private listTables(own: ITable, { tableName, previousTableName }: Config): Tables {
    const find = (id: string, name: string | undefined) =>
      name === undefined ? [] : [Table.fromTableName(this, id, name)];
    const [existing] = find('ExistingTable', tableName);
    const others = [existing ?? [], find('PreviousTable', previousTableName)].flat();
    return { current: existing ?? own, arns: [own, ...others].map(({ tableArn }) => tableArn) };
  }
}
