import { App, Validations } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import { GitHubStack, readGitHubConfig } from './github-stack.ts';
import { preflightActions } from './preflight.ts';

const issuer = 'token.actions.githubusercontent.com';

function createTemplate(context: Record<string, string> = {}): Template {
  const config = readGitHubConfig({ repository: 'example/premia', ...context });
  return Template.fromStack(new GitHubStack(new App(), 'PremiaGitHub', config));
}

/** Policy and trusted subjects of a role. */
function findRole(template: Template, id: string) {
  const [, { Properties: role } = expect.fail(id)] =
    Object.entries(template.findResources('AWS::IAM::Role')).find(([logicalId]) =>
      logicalId.startsWith(id),
    ) ?? [];
  const [trust] = role.AssumeRolePolicyDocument.Statement;
  return {
    conditions: trust.Condition.StringEquals,
    actions: role.Policies[0].PolicyDocument.Statement.flatMap(({ Action }: { Action: string }) => Action),
  };
}

it.each([
  ['StagingRole', 'staging'],
  ['ProductionRole', 'production'],
])('lets %s be assumed in its own environment of the repository only', (role, environment) => {
  const { conditions, actions } = findRole(createTemplate(), role);
  expect(conditions).toEqual({
    [`${issuer}:aud`]: 'sts.amazonaws.com',
    [`${issuer}:sub`]: `repo:example/premia:environment:${environment}`,
  });
  expect(actions).toEqual(['sts:AssumeRole', ...preflightActions]);
});

it('has one deployment role in an account of one environment', () => {
  const roles = createTemplate({ environment: 'production' }).findResources('AWS::IAM::Role');
  expect(Object.keys(roles)).toEqual([
    expect.stringMatching(/^ProductionRole/),
    expect.stringMatching(/^DiffRole/),
  ]);
});

it('lets pull requests read the templates only', () => {
  const { conditions, actions } = findRole(createTemplate(), 'DiffRole');
  expect(conditions[`${issuer}:sub`]).toBe('repo:example/premia:pull_request');
  expect(actions).toEqual(['cloudformation:DescribeStacks', 'cloudformation:GetTemplate']);
});

it('creates the identity provider unless it exists', () => {
  createTemplate().hasResourceProperties('AWS::IAM::OIDCProvider', {
    Url: `https://${issuer}`,
    ClientIdList: ['sts.amazonaws.com'],
  });
  const existing = createTemplate({ identityProvider: 'existing' });
  existing.resourceCountIs('AWS::IAM::OIDCProvider', 0);
  const arn = [
    'arn:',
    { Ref: 'AWS::Partition' },
    ':iam::',
    { Ref: 'AWS::AccountId' },
    `:oidc-provider/${issuer}`,
  ];
  const Principal = { Federated: { 'Fn::Join': ['', arn] } };
  existing.hasResourceProperties('AWS::IAM::Role', {
    AssumeRolePolicyDocument: { Statement: [Match.objectLike({ Principal })] },
  });
});

it('has no unacknowledged cdk-nag finding', () => {
  const app = new App();
  new GitHubStack(app, 'PremiaGitHub', readGitHubConfig({ repository: 'example/premia' }));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  expect(() => app.synth()).not.toThrow();
});

it.each([
  [{}, 'repository: is required: -c repository=owner/name'],
  [{ repository: 'premia' }, 'repository: must be owner/name of the GitHub repository'],
  [{ repository: 'a/b', environment: 'dev' }, 'environment: must be one of staging, production'],
  [{ repository: 'a/b', identityProvider: 'mine' }, 'identityProvider: must be one of create, existing'],
])('rejects %j', (context, message) => {
  expect(() => readGitHubConfig(context)).toThrow(message);
});
