import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { capacities, modelConcurrency } from '../capacity.ts';
import { createStack } from '../testing/create-stack.ts';

describe('the premium model', () => {
  let template: Template;

  beforeAll(() => {
    template = Template.fromStack(createStack().stack);
  });

  it("runs our code in AWS's container, from the account of the region that is deployed to", () => {
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

  it('takes as many requests at once as the functions that ask it can send', () => {
    const asked = ['predict-health-premium', 'predict-car-premium'] as const;
    expect(asked.reduce((sum, id) => sum + (capacities[id].reservedConcurrency ?? 0), 0)).toBe(
      modelConcurrency,
    );
    template.hasResourceProperties('AWS::SageMaker::EndpointConfig', {
      ProductionVariants: [
        Match.objectLike({
          ServerlessConfig: {
            MaxConcurrency: modelConcurrency,
            MemorySizeInMB: 2048,
            ProvisionedConcurrency: Match.absent(),
          },
        }),
      ],
    });
  });

  it('is replaced without a gap: model and configuration have no names, the endpoint keeps its own', () => {
    template.hasResourceProperties('AWS::SageMaker::Model', { ModelName: Match.absent() });
    template.hasResourceProperties('AWS::SageMaker::EndpointConfig', { EndpointConfigName: Match.absent() });
    template.hasResourceProperties('AWS::SageMaker::Endpoint', { EndpointName: 'premia-premium-model' });
  });

  it('may read its own archive, log, measure and be pulled', () => {
    const [policy] = Object.values(
      template.findResources('AWS::IAM::Policy', {
        Properties: { PolicyName: Match.stringLikeRegexp('PremiumModelRole') },
      }),
    );
    const actions = policy?.Properties.PolicyDocument.Statement.flatMap(
      ({ Action }: { Action: string }) => Action,
    );
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

  it('asks for no more than a new account may have', () => {
    const { stack } = createStack({ modelConcurrency: '10' });
    Template.fromStack(stack).hasResourceProperties('AWS::SageMaker::EndpointConfig', {
      ProductionVariants: [Match.objectLike({ ServerlessConfig: Match.objectLike({ MaxConcurrency: 10 }) })],
    });
  });

  it('can be kept warm', () => {
    Template.fromStack(createStack({ warmModels: '2' }).stack).hasResourceProperties(
      'AWS::SageMaker::EndpointConfig',
      {
        ProductionVariants: [
          Match.objectLike({ ServerlessConfig: Match.objectLike({ ProvisionedConcurrency: 2 }) }),
        ],
      },
    );
  });
});
