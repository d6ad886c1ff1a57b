import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { viewerAddressHeader } from '#edge/viewer-address.ts';
import type { BuiltAssets } from './build-assets.ts';
import type { Config } from './config.ts';
import { EndpointFunctions } from './constructs/endpoint-functions.ts';
import { describeExternalModel } from './constructs/external-model.ts';
import { Observation } from './constructs/observation.ts';
import { OriginKey } from './constructs/origin-key.ts';
import { PremiumModel } from './constructs/premium-model.ts';
import { RecordsTable } from './constructs/records-table.ts';
import { RestApi } from './constructs/rest-api.ts';
import { SigningKey } from './constructs/signing-key.ts';
import { Website } from './constructs/website.ts';

/** What a deployment is made of. */
export interface PremiaStackProps extends StackProps, BuiltAssets {
  readonly config: Config;
}

/** Premia, as a whole on AWS, or as much of it as an emulator holds. */
export class PremiaStack extends Stack {
  constructor(scope: Construct, id: string, props: PremiaStackProps) {
    super(scope, id, props);
    if (props.config.target === 'aws') this.composeForAws(props);
    else this.composeForEmulator(props);
  }

  private composeForAws({ config, ...props }: PremiaStackProps): void {
    const { table } = new RecordsTable(this, 'Records', {
      retained: true,
      existingName: config.tableName,
    });
    const { secret } = new SigningKey(this, 'SigningKey');
    const model = new PremiumModel(this, 'PremiumModel', {
      archive: props.modelArchive,
      warmModels: config.warmModels,
      concurrency: config.modelConcurrency,
    });
    const { functions } = new EndpointFunctions(this, 'Functions', {
      bundlesFolder: props.bundlesFolder,
      environment: { CLIENT_ADDRESS_HEADER: viewerAddressHeader },
      architecture: Architecture.ARM_64,
      tracing: true,
      reserveConcurrency: config.reserveConcurrency,
      table,
      signingKey: secret,
      model,
    });
    const { api } = new RestApi(this, 'Api', { functions, behindCloudFront: true });
    const originKey = new OriginKey(this, 'OriginKey', { api, revision: config.originKeyRevision });
    const website = new Website(this, 'Website', {
      folder: props.websiteFolder,
      api,
      originHeaders: originKey.originHeaders,
      ...(config.domainName && config.certificateArn
        ? { domain: { name: config.domainName, certificateArn: config.certificateArn } }
        : {}),
    });
    // A new key has to be let in before CloudFront sends it.
    website.distribution.node.addDependency(originKey);
    const observation = new Observation(this, 'Observation', {
      api,
      functions,
      table,
      modelEndpointName: model.endpointName,
      monthlyBudget: config.monthlyBudget,
      alarmEmail: config.alarmEmail,
    });
    this.addOutputs({
      Url: website.url,
      ApiUrl: api.url,
      DistributionDomainName: website.distribution.distributionDomainName,
      TableName: table.tableName,
      SigningKeyArn: secret.secretArn,
      ModelEndpointName: model.endpointName,
      DashboardName: observation.dashboardName,
      AlarmTopicArn: observation.topic.topicArn,
    });
  }

  private composeForEmulator({ config, bundlesFolder }: PremiaStackProps): void {
    const { table } = new RecordsTable(this, 'Records', { retained: false });
    const { secret } = new SigningKey(this, 'SigningKey');
    const { functions } = new EndpointFunctions(this, 'Functions', {
      bundlesFolder,
      environment: {},
      // Containers of the machine's own kind.
      architecture: process.arch === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
      // A dozen functions that start at once on one machine take a while.
      timeout: 28,
      tracing: false,
      reserveConcurrency: false,
      table,
      signingKey: secret,
      model: describeExternalModel(config.modelEndpointUrl ?? ''),
    });
    const { api } = new RestApi(this, 'Api', { functions, behindCloudFront: false });
    this.addOutputs({ ApiId: api.restApiId, StageName: api.deploymentStage.stageName });
  }

  private addOutputs(outputs: Record<string, string>): void {
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
