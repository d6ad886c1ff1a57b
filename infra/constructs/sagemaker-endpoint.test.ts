import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createTemplate, listProperties } from '../testing/create-stack.ts';
import { checkRegion } from '../xgboost-images.ts';

describe('PremiumModel', () => {
  const template = createTemplate();

  it("runs inference.py in the XGBoost image of the region's account", () => {
    template.hasResourceProperties('AWS::SageMaker::Model', {
      PrimaryContainer: {
        Image: {
          'Fn::Join': [
            '',
            [
              { 'Fn::FindInMap': [Match.anyValue(), { Ref: 'AWS::Region' }, 'account'] },
              '.dkr.ecr.',
              { Ref: 'AWS::Region' },
              '.',
              { Ref: 'AWS::URLSuffix' },
              '/sagemaker-xgboost:3.0-5',
            ],
          ],
        },
        Environment: { SAGEMAKER_PROGRAM: 'inference.py', SAGEMAKER_SUBMIT_DIRECTORY: '/opt/ml/model/code' },
        ModelDataUrl: Match.anyValue(),
      },
    });
    const [accounts] = Object.values(
      template.findMappings('*', { 'us-east-1': { account: '683313688378' } }),
    );
    expect(Object.keys(accounts ?? {}).length).toBeGreaterThan(20);
  });

  it('registers the deployed archive with the versions and the evaluation of both models', () => {
    const [model] = listProperties(template, 'AWS::SageMaker::Model');
    template.hasResourceProperties('AWS::SageMaker::ModelPackage', {
      ModelPackageGroupName: 'premia-premium-model',
      ModelApprovalStatus: 'Approved',
      CustomerMetadataProperties: {
        health: Match.stringLikeRegexp('^health-'),
        car: Match.stringLikeRegexp('^car-'),
      },
      InferenceSpecification: { Containers: [model?.PrimaryContainer] },
      ModelMetrics: {
        ModelQuality: { Statistics: { ContentType: 'application/json', S3Uri: Match.anyValue() } },
      },
    });
  });

  it.each<[Record<string, string>, object]>([
    // The concurrency that new accounts support.
    [{}, { MaxConcurrency: 10 }],
    [{ modelConcurrency: '40' }, { MaxConcurrency: 40 }],
    [{ warmModels: '2' }, { MaxConcurrency: 10, ProvisionedConcurrency: 2 }],
  ])('has the concurrency of %j', (context, concurrency) => {
    const [config] = listProperties(createTemplate(context), 'AWS::SageMaker::EndpointConfig');
    expect(config?.ProductionVariants[0].ServerlessConfig).toEqual({ MemorySizeInMB: 2048, ...concurrency });
  });

  it('names the endpoint only, so that updates replace model and configuration without downtime', () => {
    template.hasResourceProperties('AWS::SageMaker::Model', { ModelName: Match.absent() });
    template.hasResourceProperties('AWS::SageMaker::EndpointConfig', { EndpointConfigName: Match.absent() });
    template.hasResourceProperties('AWS::SageMaker::Endpoint', { EndpointName: 'premia-premium-model' });
  });

  it('can pull its image, read its archive, and write logs and metrics', () => {
    const [policy] = listProperties(template, 'AWS::IAM::Policy', {
      PolicyName: Match.stringLikeRegexp('PremiumModelRole'),
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
      's3:GetObject',
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
