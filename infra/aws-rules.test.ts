import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createCheckedTemplate } from '#tests/support/create-stack.ts';
import { readConfig } from './config.ts';
import { GitHubStack, readGitHubConfig } from './github-stack.ts';
import { createGlobalStacks } from './global-stacks.ts';

// biome-ignore lint/suspicious/noExplicitAny: properties of any resource type.
type Properties = Record<string, any>;

interface Resource {
  readonly Type: string;
  readonly Properties?: Properties;
  readonly DependsOn?: readonly string[];
}

interface TemplateJson {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: object;
}

/** Something that AWS refuses, and that neither the CDK, cdk-nag nor cfn-lint reports. */
interface Rule {
  /** Page of AWS's documentation, or shape of the service's model in botocore. */
  readonly source: string;
  /** Finds violations: what is wrong, or false. */
  find(resource: Properties, template: TemplateJson): readonly (string | false | undefined)[];
}

/** The longest names of a region with serverless endpoints and of an account. */
const pseudoParameters: Record<string, string> = {
  'AWS::Region': 'ap-northeast-1',
  'AWS::AccountId': '123456789012',
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};

/** Length of a generated ARN or name. */
const generated = 'x'.repeat(128);

/** Text of a property, with stand-ins for generated values. */
function toText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { Ref, 'Fn::Join': join, 'Fn::Sub': sub } = value as Properties;
  if (Ref) return pseudoParameters[Ref] ?? generated;
  if (join) return join[1].map(toText).join(join[0]);
  if (sub)
    return String(sub).replace(/\$\{([^}]+)\}/g, (_match, name) => pseudoParameters[name] ?? generated);
  return generated;
}

/** Compact JSON of a value, with its intrinsic functions resolved. */
const toJson = (value: unknown) =>
  JSON.stringify(value, (_key, each) =>
    typeof each === 'object' &&
    each !== null &&
    ['Ref', 'Fn::Join', 'Fn::Sub', 'Fn::GetAtt'].some((name) => name in each)
      ? toText(each)
      : each,
  );

/** Rule that a text is at most as long, and of the form. Absent texts follow it. */
function text(source: string, property: string, max: number, pattern = /(?:)/): Rule {
  return {
    source,
    find: (properties) => {
      const value = property
        .split('.')
        .reduce<unknown>((each, name) => (each as Properties)?.[name], properties);
      if (value === undefined) return [];
      const resolved = toText(value);
      return [
        resolved.length > max && `${property} has ${resolved.length} characters, more than ${max}`,
        !pattern.test(resolved) && `${property} is ${resolved}, not ${pattern}`,
      ];
    },
  };
}

/** Size of the environment of a function or canary. */
const findEnvironment = (variables: Properties = {}) => [
  toJson(variables).length > 4096 && 'the environment is larger than 4 KB',
];

/** Condition keys of a service, and the actions that have them in the request (Service Authorization Reference). */
const conditionKeys: Record<string, RegExp> = {
  'dynamodb:LeadingKeys': /^dynamodb:(BatchGet|ConditionCheck|Delete|Get|Put|Update)Item$|^dynamodb:Query$/,
  'dynamodb:Attributes': /^dynamodb:(BatchGet|ConditionCheck|Delete|Get|Put|Update)Item$|^dynamodb:Query$/,
  'dynamodb:ReturnValues': /^dynamodb:(ConditionCheck|Delete|Put|Update)Item$|^dynamodb:Query$/,
  'cloudwatch:namespace': /^cloudwatch:PutMetricData$/,
  'ses:FromAddress': /^ses:Send/,
  'aws:SecureTransport': /./,
  'aws:SourceAccount': /./,
  'aws:SourceArn': /./,
  'AWS:SourceArn': /./,
  'token.actions.githubusercontent.com:aud': /^sts:AssumeRoleWithWebIdentity$/,
  'token.actions.githubusercontent.com:sub': /^sts:AssumeRoleWithWebIdentity$/,
};

function findConditions({ Statement }: Properties) {
  return Statement.flatMap(({ Action, Condition = {} }: Properties) =>
    Object.values<object>(Condition)
      .flatMap(Object.keys)
      .flatMap((key) =>
        [Action]
          .flat()
          .map((action) => !conditionKeys[key]?.test(action) && `${action} does not support ${key}`),
      ),
  );
}

/** IAM User Guide, "IAM and AWS STS quotas": characters without white space of all inline policies of a role. */
function findInlinePolicySize(role: string, { Resources }: TemplateJson) {
  const own = Resources[role]?.Properties?.Policies ?? [];
  const others = Object.values(Resources).filter(
    ({ Type, Properties: { Roles = [] } = {} }) =>
      Type === 'AWS::IAM::Policy' && Roles.some(({ Ref }: Properties) => Ref === role),
  );
  return toJson([...own, ...others.map(({ Properties: policy }) => policy?.PolicyDocument)]).length;
}

const conditions: Rule = {
  source: 'Service Authorization Reference: condition keys by action',
  find: ({ PolicyDocument, AssumeRolePolicyDocument }) =>
    findConditions(PolicyDocument ?? AssumeRolePolicyDocument),
};

const rules: Record<string, readonly Rule[]> = {
  'AWS::SageMaker::Model': [
    text('botocore, sagemaker ContainerImage', 'PrimaryContainer.Image', 255, /^\S+$/),
    {
      source:
        'SageMaker Developer Guide, "Deploy models with Amazon SageMaker Serverless Inference": feature exclusions',
      find: ({ VpcConfig, EnableNetworkIsolation }) => [
        (VpcConfig || EnableNetworkIsolation) && 'serverless endpoints have no VPC and no network isolation',
      ],
    },
  ],
  'AWS::SageMaker::EndpointConfig': [
    {
      source:
        'botocore, sagemaker ProductionVariantServerlessConfig; Serverless Inference, feature exclusions',
      find: ({ ProductionVariants, DataCaptureConfig }) => {
        const {
          MemorySizeInMB: memory,
          MaxConcurrency,
          ProvisionedConcurrency = 1,
        } = ProductionVariants[0].ServerlessConfig;
        return [
          ProductionVariants.length > 1 && 'a serverless endpoint has one variant',
          DataCaptureConfig && 'serverless endpoints capture no data',
          memory % 1024 !== 0 && `${memory} MB is not a number of GB`,
          ProvisionedConcurrency > MaxConcurrency && 'more provisioned than maximum concurrency',
        ];
      },
    },
  ],
  'AWS::Lambda::Function': [
    {
      source: 'Lambda Developer Guide, quotas',
      find: ({ Environment }) => findEnvironment(Environment?.Variables),
    },
  ],
  'AWS::Lambda::Alias': [
    {
      source:
        'Lambda Developer Guide, "Implement Lambda canary deployments": an alias with weights needs a published version',
      find: ({ FunctionVersion }) => [
        toText(FunctionVersion) === '$LATEST' && 'CodeDeploy needs a published version',
      ],
    },
  ],
  'AWS::Lambda::EventSourceMapping': [
    {
      source: 'Lambda Developer Guide, "Creating and configuring an Amazon SQS event source mapping"',
      find: ({ EventSourceArn, FunctionName }, { Resources }) => {
        const queue = Resources[EventSourceArn['Fn::GetAtt'][0]]?.Properties ?? {};
        const handler = Resources[FunctionName.Ref]?.Properties ?? {};
        return [
          queue.VisibilityTimeout < handler.Timeout &&
            'a visibility timeout below the timeout of the function',
        ];
      },
    },
  ],
  'AWS::IAM::Role': [
    conditions,
    {
      source: 'IAM User Guide, "IAM and AWS STS quotas": trust policy 2,048, managed policies 10',
      find: ({ AssumeRolePolicyDocument, ManagedPolicyArns = [] }) => [
        toJson(AssumeRolePolicyDocument).length > 2048 && 'a trust policy of more than 2,048 characters',
        ManagedPolicyArns.length > 10 && 'more than 10 managed policies',
      ],
    },
  ],
  'AWS::IAM::Policy': [
    conditions,
    {
      source: 'IAM User Guide, "IAM and AWS STS quotas": inline policies of a role 10,240 characters',
      find: ({ Roles = [] }, template) =>
        Roles.map(
          ({ Ref }: Properties) =>
            findInlinePolicySize(Ref, template) > 10_240 && `${Ref} has too long policies`,
        ),
    },
  ],
  'AWS::Logs::MetricFilter': [
    {
      source: 'botocore, logs MetricNamespace and MetricName',
      find: ({ MetricTransformations }) =>
        MetricTransformations.map(
          (each: Properties) =>
            /[:*$]/.test(each.MetricNamespace + each.MetricName) && 'a metric with : * or $',
        ),
    },
  ],
  'AWS::CloudWatch::Alarm': [
    {
      source:
        'CloudWatch User Guide, "Using Amazon CloudWatch alarms": evaluation of at most a day, a week with periods of an hour',
      find: ({ Period, Metrics = [], EvaluationPeriods, AlarmActions = [] }) => {
        const period = Math.max(
          Period ?? 0,
          ...Metrics.map((each: Properties) => each.MetricStat?.Period ?? 0),
        );
        return [
          ![10, 20, 30].includes(period) && period % 60 !== 0 && `a period of ${period} s`,
          period * EvaluationPeriods > (period < 3600 ? 86_400 : 604_800) && 'too long an evaluation',
          Metrics.length > 10 && 'more than 10 metrics',
          AlarmActions.length > 5 && 'more than 5 actions',
        ];
      },
    },
  ],
  'AWS::CloudWatch::Dashboard': [
    text('botocore, cloudwatch PutDashboardInput.DashboardName', 'DashboardName', 255, /^[\w-]+$/),
    {
      source: 'CloudWatch User Guide, "CloudWatch service quotas": 500 metrics in a widget',
      find: ({ DashboardBody }) => {
        const { widgets } = JSON.parse(toText(DashboardBody));
        return widgets.map(
          ({ properties }: Properties) => properties.metrics?.length > 500 && 'too many metrics',
        );
      },
    },
  ],
  'AWS::Budgets::Budget': [
    text('botocore, budgets BudgetName', 'Budget.BudgetName', 100, /^[^:\\]+$/),
    {
      source: 'botocore, budgets Subscribers: 11, of which 1 is a topic',
      find: ({ NotificationsWithSubscribers }) =>
        NotificationsWithSubscribers.map(
          (each: Properties) => each.Subscribers.length > 11 && 'too many subscribers',
        ),
    },
  ],
  'AWS::Synthetics::Canary': [
    text('botocore, synthetics CanaryName', 'Name', 255, /^[0-9a-z_-]+$/),
    {
      source: 'botocore, synthetics CanaryRunConfigInput.EnvironmentVariables',
      find: ({ RunConfig }) => findEnvironment(RunConfig.EnvironmentVariables),
    },
  ],
  'AWS::CloudFront::Function': [
    text('botocore, cloudfront FunctionName', 'Name', 64, /^[\w-]+$/),
    text('CloudFront Developer Guide, quotas on CloudFront Functions: 10 KB', 'FunctionCode', 10_240),
  ],
  'AWS::CloudFront::OriginAccessControl': [
    text('CloudFront API Reference, OriginAccessControlConfig', 'OriginAccessControlConfig.Name', 64),
  ],
  'AWS::CloudFront::ResponseHeadersPolicy': [
    text(
      'CloudFront API Reference, ResponseHeadersPolicyConfig',
      'ResponseHeadersPolicyConfig.Name',
      128,
      /^[\w-]+$/,
    ),
    {
      source:
        'CloudFront Developer Guide, quotas on headers (10 custom headers) and "Understand response headers policies": security headers are not custom headers',
      find: ({ ResponseHeadersPolicyConfig: { CustomHeadersConfig: { Items = [] } = {} } }) => [
        Items.length > 10 && 'more than 10 custom headers',
        ...Items.map(
          ({ Header }: Properties) =>
            /^(content-security-policy|x-content-type-options|x-frame-options|x-xss-protection|referrer-policy|strict-transport-security)$/i.test(
              Header,
            ) && `${Header} as a custom header`,
        ),
      ],
    },
  ],
  'AWS::CloudFront::Distribution': [
    text('CloudFront API Reference, DistributionConfig.Comment', 'DistributionConfig.Comment', 128),
    {
      source:
        'CloudFront Developer Guide, "Quotas" and "Requirements for using SSL/TLS certificates with CloudFront"',
      find: ({ DistributionConfig: config }, { Resources }) => {
        const arn = toText(config.ViewerCertificate?.AcmCertificateArn ?? '');
        return [
          config.CacheBehaviors?.length > 25 && 'more than 25 behaviours',
          arn.startsWith('arn:') && !arn.includes(':us-east-1:') && `a certificate outside us-east-1: ${arn}`,
          config.Aliases && !arn && 'an alias without a certificate',
          config.WebACLId?.['Fn::GetAtt'] &&
            Resources[config.WebACLId['Fn::GetAtt'][0]]?.Properties?.Scope !== 'CLOUDFRONT' &&
            'CloudFront needs a web ACL of its own scope',
          ...config.Origins.flatMap((origin: Properties) => [
            origin.OriginCustomHeaders?.length > 30 && 'more than 30 headers of an origin',
            origin.CustomOriginConfig?.OriginReadTimeout > 120 && 'an origin timeout of more than 120 s',
            origin.OriginAccessControlId &&
              origin.S3OriginConfig?.OriginAccessIdentity &&
              'both kinds of access to S3',
            origin.OriginAccessControlId &&
              !origin.S3OriginConfig &&
              'access control of an origin that is not S3',
          ]),
          config.Logging &&
            !hasAccessControlLists(config.Logging.Bucket, Resources) &&
            'a log bucket without ACLs',
        ];
      },
    },
  ],
  'AWS::WAFv2::WebACL': [
    {
      source:
        'botocore, wafv2 RateBasedStatement and RegexPatternString; WAF Developer Guide, "AWS WAF quotas"',
      find: ({ Scope, Rules }) => {
        const priorities = Rules.map(({ Priority }: Properties) => Priority);
        const rates = Rules.map(({ Statement }: Properties) => Statement.RateBasedStatement).filter(Boolean);
        return [
          !['REGIONAL', 'CLOUDFRONT'].includes(Scope) && `the unknown scope ${Scope}`,
          new Set(priorities).size < priorities.length && 'two rules of one priority',
          ...rates.flatMap((rate: Properties) => [
            rate.Limit < 10 && 'a limit below 10',
            ![60, 120, 300, 600].includes(rate.EvaluationWindowSec ?? 300) &&
              'a window that is not 1, 2, 5 or 10 minutes',
            rate.CustomKeys?.length > 5 && 'more than 5 keys',
            rate.ScopeDownStatement?.RegexMatchStatement?.RegexString.length > 512 &&
              'a pattern of more than 512 characters',
          ]),
        ];
      },
    },
  ],
  'AWS::WAFv2::WebACLAssociation': [
    {
      source: 'botocore, wafv2 AssociateWebACL',
      find: ({ WebACLArn }, { Resources }) => [
        Resources[WebACLArn['Fn::GetAtt'][0]]?.Properties?.Scope !== 'REGIONAL' &&
          'API Gateway needs a regional one',
      ],
    },
  ],
  'AWS::CodeDeploy::DeploymentGroup': [
    {
      source:
        'botocore, codedeploy AlarmConfiguration.alarms (10); CodeDeploy User Guide: rollback on alarms needs alarms',
      find: ({
        AlarmConfiguration: { Alarms = [] } = {},
        AutoRollbackConfiguration: { Events = [] } = {},
      }) => [
        Alarms.length > 10 && 'more than 10 alarms',
        Events.includes('DEPLOYMENT_STOP_ON_ALARM') &&
          Alarms.length === 0 &&
          'a rollback on alarms without alarms',
      ],
    },
  ],
  'AWS::ApiGateway::Stage': [
    {
      source:
        'API Gateway Developer Guide, "Set up CloudWatch logging for REST APIs": the role of the account comes first',
      find: ({ AccessLogSetting }, { Resources }) => {
        const [account] =
          Object.entries(Resources).find(([, { Type }]) => Type === 'AWS::ApiGateway::Account') ?? [];
        const stage = Object.values(Resources).find(({ Type }) => Type === 'AWS::ApiGateway::Stage');
        return [
          AccessLogSetting &&
            account &&
            !stage?.DependsOn?.includes(account) &&
            'logs before the role is set',
        ];
      },
    },
  ],
  'AWS::SecretsManager::Secret': [
    {
      source:
        'API Gateway API Reference, CreateApiKey: a value of 20 to 128 characters; botocore, secretsmanager PasswordLengthType',
      find: ({ GenerateSecretString: { PasswordLength = 32 } }) => [
        (PasswordLength < 20 || PasswordLength > 128) && 'a length that is not 20 to 128',
      ],
    },
  ],
};

/** CloudFront writes standard logs with ACLs (Developer Guide, "Configure standard logging (legacy)"). */
function hasAccessControlLists(bucket: Properties, resources: TemplateJson['Resources']): boolean {
  const { OwnershipControls } = resources[bucket['Fn::GetAtt'][0]]?.Properties ?? {};
  return OwnershipControls?.Rules.every(
    ({ ObjectOwnership }: Properties) => ObjectOwnership !== 'BucketOwnerEnforced',
  );
}

/** Rules of every resource with tags (AWS General Reference, "Tag naming and usage conventions"). */
function findTags({ Tags = [] }: Properties): (string | false)[] {
  const tags = Array.isArray(Tags) ? Tags : Object.entries(Tags).map(([Key, Value]) => ({ Key, Value }));
  return [
    tags.length > 50 && 'more than 50 tags',
    ...tags.flatMap(({ Key, Value }) => [
      /^aws:/i.test(Key) && `the tag ${Key}`,
      Key.length > 128 && `a key of ${Key.length} characters`,
      toText(Value).length > 256 && `a value of ${Key} of more than 256 characters`,
    ]),
  ];
}

/** Rules of a whole template (CloudFormation User Guide, quotas; Lambda Developer Guide, reserved concurrency). */
function findOfTemplate(template: TemplateJson): (string | false)[] {
  const resources = Object.values(template.Resources);
  const reserved = resources.reduce(
    (sum, each) => sum + (each.Properties?.ReservedConcurrentExecutions ?? 0),
    0,
  );
  return [
    resources.length > 500 && `${resources.length} resources, more than 500`,
    Object.keys(template.Outputs ?? {}).length > 200 && 'more than 200 outputs',
    JSON.stringify(template, undefined, 1).length > 1_000_000 && 'a template of more than 1 MB',
    reserved > 900 && `${reserved} reserved executions, of which 1,000 leave 100 to other functions`,
  ];
}

/** Lists everything that AWS would refuse in a template. */
function findRefusals(template: TemplateJson): string[] {
  const ofResources = Object.entries(template.Resources).flatMap(
    ([id, { Type, Properties: properties = {} }]) => [
      ...findTags(properties).map((found) => found && `${id}: ${found}`),
      ...(rules[Type] ?? []).flatMap(({ source, find }) =>
        find(properties, template).map((found) => found && `${id}: ${found} (${source})`),
      ),
    ],
  );
  return [...ofResources, ...findOfTemplate(template)].filter((found): found is string => Boolean(found));
}

const zone = { domainName: 'premia.example.com', hostedZoneId: 'Z0123456789ABCDEFGHIJ' };
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0b1c';
const options = {
  mailFrom: 'a@example.com',
  waf: 'true',
  accessLogs: 'true',
  alarmEmail: 'a@example.com',
  stopAt: '500',
};

describe('AWS accepts', () => {
  it.each<Record<string, string>>([
    {},
    { stage: 'dev' },
    { ...options, ...zone, reserveConcurrency: 'true', warmModels: '2', customerKey: 'true' },
    { ...options, stage: 'staging', apiGatewayRole: 'create', rollout: 'gradual' },
    { ...options, stage: 'staging', domainName: zone.domainName, certificateArn, requestsPerSecond: '1000' },
    { tableName: 'Premia-restored', apiGatewayRole: 'existing', rollout: 'allAtOnce' },
  ])('the stack with %j', (context) => {
    expect(findRefusals(createCheckedTemplate(context).toJSON() as TemplateJson)).toEqual([]);
  });

  it('the stacks of the certificate, the firewall and GitHub', () => {
    const global = createGlobalStacks(new App(), readConfig({ ...zone, waf: 'true' }));
    expect(global).toHaveLength(2);
    const github = new GitHubStack(
      new App(),
      'PremiaGitHub',
      readGitHubConfig({ repository: 'example/premia' }),
    );
    for (const stack of [...global, github]) {
      expect(findRefusals(Template.fromStack(stack).toJSON() as TemplateJson)).toEqual([]);
    }
  });

  it('no template with violations', () => {
    const policy = {
      Action: 'sqs:SendMessage',
      Condition: { StringLike: { 'dynamodb:LeadingKeys': ['USER#*'] } },
    };
    const broken: TemplateJson = {
      Resources: {
        Dashboard: {
          Type: 'AWS::CloudWatch::Dashboard',
          Properties: { DashboardName: 'a '.repeat(128), DashboardBody: '{"widgets":[]}' },
        },
        Function: {
          Type: 'AWS::Lambda::Function',
          Properties: { Environment: { Variables: { LONG: 'x'.repeat(4096) } } },
        },
        Policy: { Type: 'AWS::IAM::Policy', Properties: { PolicyDocument: { Statement: [policy] } } },
        Table: { Type: 'AWS::Other', Properties: { Tags: [{ Key: 'aws:x', Value: 'y' }] } },
        Many: { Type: 'AWS::Other', Properties: { ReservedConcurrentExecutions: 901 } },
      },
    };
    expect(findRefusals(broken).map((found) => found.replace(/ \(.*/, ''))).toEqual([
      'Dashboard: DashboardName has 256 characters, more than 255',
      expect.stringMatching(/^Dashboard: DashboardName is (a )+, not/),
      'Function: the environment is larger than 4 KB',
      'Policy: sqs:SendMessage does not support dynamodb:LeadingKeys',
      'Table: the tag aws:x',
      '901 reserved executions, of which 1,000 leave 100 to other functions',
    ]);
  });
});
