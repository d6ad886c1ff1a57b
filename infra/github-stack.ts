/**
 * Stack of the identity provider and roles with which GitHub Actions deploys Premia, in an app of its own. Deploy it
 * once for each account:
 *
 *     npx cdk deploy --app 'node local/run.js infra/github-stack.ts' -c repository=owner/name -c environment=production
 */
import { App, Aws, CfnOutput, Stack, Tags, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Construct } from 'constructs';
import * as z from 'zod/mini';
import { oneOf, parseContext } from './config.ts';
import { acknowledge } from './constructs/shared-settings.ts';
import { preflightActions } from './preflight.ts';

const issuer = 'token.actions.githubusercontent.com';

/** Context values of the app. Those of Premia's app are ignored. */
const contextValues = z.object({
  repository: z
    .string('is required: -c repository=owner/name')
    .check(z.regex(/^[\w.-]+\/[\w.-]+$/, 'must be owner/name of the GitHub repository')),
  /**
   * Environment of GitHub that may deploy to this account. Without it, both may. A role can't be limited to a stage: the
   * CDK's roles, which it assumes, can change every stack of the account.
   */
  environment: z.optional(oneOf(['staging', 'production'])),
  /** `existing` if the account already has GitHub's identity provider, of which there can be only one. */
  identityProvider: z._default(oneOf(['create', 'existing']), 'create'),
});

export type GitHubConfig = z.infer<typeof contextValues>;

export const readGitHubConfig = (context: Readonly<Record<string, unknown>>): GitHubConfig =>
  parseContext(contextValues, context);

/** Identity provider and roles of the workflows in `.github/workflows`. */
export class GitHubStack extends Stack {
  constructor(scope: Construct, id: string, { repository, environment, identityProvider }: GitHubConfig) {
    super(scope, id, { description: `Premia: deployment by GitHub Actions of ${repository}.` });
    const environments = environment ? [environment] : (['staging', 'production'] as const);
    const roles = environments.map((name) =>
      this.createRole(
        `${name === 'staging' ? 'Staging' : 'Production'}Role`,
        `repo:${repository}:environment:${name}`,
        [
          new iam.PolicyStatement({
            actions: ['sts:AssumeRole'],
            resources: [this.iamArn('role/cdk-hnb659fds-*')],
          }),
          new iam.PolicyStatement({ actions: preflightActions, resources: ['*'] }),
        ],
      ),
    );
    // Templates only: pull requests run unreviewed code, and the CDK's lookup role could read the table.
    const diff = this.createRole('DiffRole', `repo:${repository}:pull_request`, [
      new iam.PolicyStatement({
        actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
        resources: [
          this.formatArn({
            service: 'cloudformation',
            region: '*',
            resource: 'stack',
            resourceName: 'Premia*',
          }),
        ],
      }),
    ]);
    if (identityProvider === 'create') {
      const provider = new iam.OidcProviderNative(this, 'Provider', {
        url: `https://${issuer}`,
        clientIds: ['sts.amazonaws.com'],
      });
      for (const role of [...roles, diff]) role.node.addDependency(provider);
    }
    Tags.of(this).add('application', 'premia');
    acknowledge(this, {
      'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:iam::<AWS::AccountId>:role/cdk-hnb659fds-*]':
        "The names of the CDK's roles contain the region, and Premia can be deployed to several regions.",
      'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:cloudformation:*:<AWS::AccountId>:stack/Premia*]':
        'One stack for each stage, in any region, with a generated id at the end of its ARN.',
      'AwsSolutions-IAM5[Resource::*]':
        "Read-only checks of the account. Most of these actions don't support resources.",
    });
  }

  private createRole(name: string, subject: string, statements: iam.PolicyStatement[]): iam.Role {
    const role = new iam.Role(this, name, {
      assumedBy: new iam.WebIdentityPrincipal(this.iamArn(`oidc-provider/${issuer}`), {
        StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com', [`${issuer}:sub`]: subject },
      }),
      inlinePolicies: { Access: new iam.PolicyDocument({ statements }) },
    });
    new CfnOutput(this, `${name}Arn`, { value: role.roleArn });
    return role;
  }

  private iamArn(resource: string): string {
    return `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:${resource}`;
  }
}

if (import.meta.main) {
  const app = new App();
  new GitHubStack(app, 'PremiaGitHub', readGitHubConfig(app.node.getAllContext()));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { writeSuppressionsToCloudFormation: true }));
}
