import { readdirSync, readFileSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it, vi } from 'vitest';
import { createStack, createTemplate, listProperties } from '#tests/support/create-stack.ts';
import { readConfig } from '../config.ts';
import { checkRegion, ModelEndpoint } from './sagemaker-endpoint.ts';

describe('ModelEndpoint', () => {
  const template = createTemplate();

  it('runs an image of our own, with the rating tables inside', () => {
    const [model] = listProperties(template, 'AWS::SageMaker::Model');
    const { Image: image, ...rest } = model?.PrimaryContainer ?? {};
    expect(JSON.stringify(image)).toMatch(/dkr\.ecr\..*container-assets.*:[0-9a-f]{64}/);
    expect(rest).toEqual({});
  });

  it.each([
    [undefined, ['type=docker,oci-mediatypes=false']],
    ['/opt/finch', ['type=docker,oci-mediatypes=false']],
    ['podman', undefined],
  ])('is built by %s for linux/amd64, with a manifest that SageMaker accepts', (engine, dockerOutputs) => {
    vi.stubEnv('CDK_DOCKER', engine);
    const { app, stack } = createStack();
    app.synth();
    const manifest: { dockerImages: Record<string, { source: Record<string, unknown> }> } = JSON.parse(
      readFileSync(`${app.outdir}/${stack.stackName}.assets.json`, 'utf8'),
    );
    const [image] = Object.values(manifest.dockerImages).map(({ source }) => source);
    expect(image).toMatchObject({ dockerFile: 'serving/Dockerfile', platform: 'linux/amd64' });
    expect(image?.dockerOutputs).toEqual(dockerOutputs);
  });

  it('uploads the Dockerfile, the server and the rating tables to the builder, and nothing else', () => {
    const app = new App();
    new ModelEndpoint(new Stack(app, 'Premia'), 'Model', readConfig({}));
    const [asset = ''] = readdirSync(app.synth().directory).filter((name) => name.startsWith('asset.'));
    const files = readdirSync(`${app.outdir}/${asset}`, { recursive: true }).map(String);
    expect(files).toEqual(
      expect.arrayContaining([
        'serving/Dockerfile',
        'serving/server.ts',
        'artifacts/health.json',
        'artifacts/car.json',
        expect.stringMatching(/^artifacts.prices-\d{4}.US\.json$/),
      ]),
    );
    expect(files.filter((file) => /test|golden|\.py$/.test(file))).toEqual([]);
  });

  it.each<[Record<string, string>, object]>([
    [{}, { MaxConcurrency: 8 }],
    [{ modelConcurrency: '40' }, { MaxConcurrency: 40 }],
    [{ warmModels: '2' }, { MaxConcurrency: 8, ProvisionedConcurrency: 2 }],
  ])('has the concurrency of %j', (context, concurrency) => {
    const [config] = listProperties(createTemplate(context), 'AWS::SageMaker::EndpointConfig');
    expect(config?.ProductionVariants[0].ServerlessConfig).toEqual({ MemorySizeInMB: 1024, ...concurrency });
  });

  it('names the endpoint only, so that updates replace model and configuration without downtime', () => {
    template.hasResourceProperties('AWS::SageMaker::Model', { ModelName: Match.absent() });
    template.hasResourceProperties('AWS::SageMaker::EndpointConfig', { EndpointConfigName: Match.absent() });
    template.hasResourceProperties('AWS::SageMaker::Endpoint', { EndpointName: 'premia-premium-model' });
  });

  it('can pull its image, and write logs and metrics', () => {
    const [policy] = listProperties(template, 'AWS::IAM::Policy', {
      PolicyName: Match.stringLikeRegexp('ModelRole'),
    });
    const actions = policy?.PolicyDocument.Statement.flatMap(({ Action }: { Action: string }) => Action);
    expect(actions.sort()).toEqual([
      'cloudwatch:PutMetricData',
      'ecr:BatchCheckLayerAvailability',
      'ecr:BatchGetImage',
      'ecr:GetAuthorizationToken',
      'ecr:GetDownloadUrlForLayer',
      'logs:CreateLogStream',
      'logs:DescribeLogStreams',
      'logs:PutLogEvents',
    ]);
  });
});

describe('checkRegion', () => {
  it.each(['us-east-1', 'eu-central-1', undefined])('accepts %s', (region) => {
    expect(() => checkRegion(region)).not.toThrow();
  });

  it.each(['eu-central-2', 'ap-southeast-4'])('rejects %s, which has no serverless endpoints', (region) => {
    expect(() => checkRegion(region)).toThrow(
      new RegExp(`can't be deployed to ${region}.*Set AWS_REGION to one of .*us-east-1`),
    );
  });
});
