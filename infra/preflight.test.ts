import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listenOnLoopback } from '#local/loopback.ts';
import { readConfig } from './config.ts';
import { checkAccount, type PreflightClients } from './preflight.ts';

/** State of an AWS account in one region. */
interface AccountState {
  readonly stacks: Readonly<Record<string, { status: string; outputs?: Readonly<Record<string, string>> }>>;
  readonly lambda: { readonly limit: number; readonly unreserved: number };
  readonly serverlessConcurrency: number;
}

const newAccount: AccountState = {
  stacks: { CDKToolkit: { status: 'CREATE_COMPLETE' } },
  lambda: { limit: 10, unreserved: 10 },
  serverlessConcurrency: 10,
};

const establishedAccount: AccountState = {
  ...newAccount,
  lambda: { limit: 1000, unreserved: 1000 },
  serverlessConcurrency: 200,
};

function describeStacks({ stacks }: AccountState, name: string): { status: number; body: string } {
  const stack = stacks[name];
  if (!stack) {
    const message = `Stack with id ${name} does not exist`;
    return {
      status: 400,
      body: `<ErrorResponse><Error><Code>ValidationError</Code><Message>${message}</Message></Error></ErrorResponse>`,
    };
  }
  const outputs = Object.entries(stack.outputs ?? {}).map(
    ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  const member = `<member><StackName>${name}</StackName><StackStatus>${stack.status}</StackStatus><Outputs>${outputs.join('')}</Outputs></member>`;
  return {
    status: 200,
    body: `<DescribeStacksResponse><DescribeStacksResult><Stacks>${member}</Stacks></DescribeStacksResult></DescribeStacksResponse>`,
  };
}

/** Starts a server with the responses of AWS's protocols for an account, and checks the account. */
async function check(account: AccountState, context: Record<string, string> = {}) {
  const quotas = [
    { QuotaName: 'Other quota', Value: 1, QuotaCode: 'L-1' },
    {
      QuotaName: 'Maximum total concurrency that can be allocated across all serverless endpoints',
      Value: account.serverlessConcurrency,
      QuotaCode: 'L-2',
    },
  ];
  const server = await listenOnLoopback(
    createServer(async (request, response) => {
      const body = await text(request);
      const target = String(request.headers['x-amz-target'] ?? '');
      if (request.url?.includes('account-settings')) {
        const { limit, unreserved } = account.lambda;
        const AccountLimit = { ConcurrentExecutions: limit, UnreservedConcurrentExecutions: unreserved };
        response.end(JSON.stringify({ AccountLimit }));
      } else if (target.endsWith('ListServiceQuotas')) {
        // One quota on each page.
        const page = Number(JSON.parse(body).NextToken ?? 0);
        const NextToken = page + 1 < quotas.length ? String(page + 1) : undefined;
        response.setHeader('content-type', 'application/x-amz-json-1.1');
        response.end(JSON.stringify({ Quotas: [quotas[page]], NextToken }));
      } else {
        const { status, body: xml } = describeStacks(
          account,
          new URLSearchParams(body).get('StackName') ?? '',
        );
        response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
      }
    }),
  );
  onTestFinished(server.close);
  return checkAccount(readConfig(context), createClients(server.url));
}

function createClients(endpoint: string): PreflightClients {
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const client = { endpoint, region: 'us-east-1', credentials, maxAttempts: 1 };
  return {
    cloudFormation: new CloudFormationClient(client),
    lambda: new LambdaClient(client),
    serviceQuotas: new ServiceQuotasClient(client),
  };
}

describe('checkAccount', () => {
  it('finds no problem in a new account with default values', async () => {
    expect(await check(newAccount, { accountConcurrency: '10' })).toEqual({ problems: [], notes: [] });
  });

  it("recommends the account's concurrency for the alarm", async () => {
    const { notes } = await check(newAccount);
    expect(notes).toEqual([expect.stringContaining('Use -c accountConcurrency=10,')]);
  });

  it('refuses to remove an option of the deployed stack unless it is set to false', async () => {
    const outputs = { Waf: 'true', AccessLogs: 'false' };
    const stacks = { ...newAccount.stacks, Premia: { status: 'UPDATE_COMPLETE', outputs } };
    const { problems } = await check({ ...newAccount, stacks });
    expect(problems).toEqual([
      'The deployed stack has waf, and this deployment would remove it. Use -c waf=true, or -c waf=false to remove it.',
    ]);
    for (const waf of ['true', 'false']) {
      expect((await check({ ...newAccount, stacks }, { waf })).problems).toEqual([]);
    }
  });

  it('names quotas that are too small, and the context values that fit', async () => {
    const { problems } = await check(newAccount, { reserveConcurrency: 'true', modelConcurrency: '40' });
    expect(problems).toEqual([
      "Lambda's limit of 10 concurrent executions is 190 too small to reserve 100. Use -c reserveConcurrency=false, or request 200 or more for quota L-B99A9384.",
      "SageMaker's quota for the concurrency of all serverless endpoints is 10, less than the 40 of modelConcurrency. Use -c modelConcurrency=10, or request 40 or more for quota L-2.",
    ]);
  });

  it('requests a quota if there is no fitting value', async () => {
    const { problems } = await check({ ...newAccount, serverlessConcurrency: 0 });
    expect(problems.join()).toMatch(/Please request 10 or more for quota L-2\.$/);
  });

  it('recommends reserved concurrency if the account supports it', async () => {
    const { problems, notes } = await check(establishedAccount);
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('allows -c reserveConcurrency=true')]);
  });

  it('counts the concurrency that the deployed stack reserves already', async () => {
    const account = {
      ...establishedAccount,
      lambda: { limit: 200, unreserved: 100 },
      stacks: {
        ...newAccount.stacks,
        Premia: { status: 'UPDATE_COMPLETE', outputs: { ReservedConcurrency: '100' } },
      },
    };
    expect((await check(account, { reserveConcurrency: 'true' })).problems).toEqual([]);
  });

  it('requires the stack of cdk bootstrap', async () => {
    const { problems } = await check({ ...newAccount, stacks: {} });
    expect(problems).toEqual([expect.stringContaining('npx cdk bootstrap')]);
  });

  it('refers to the runbook if an earlier deployment could not be rolled back', async () => {
    const stacks = { ...newAccount.stacks, 'Premia-dev': { status: 'ROLLBACK_FAILED' } };
    const { problems } = await check({ ...newAccount, stacks }, { stage: 'dev' });
    expect(problems).toEqual([expect.stringContaining('The stack Premia-dev is in ROLLBACK_FAILED')]);
  });

  it('notes checks that fail, for example without permission', async () => {
    const closed = await listenOnLoopback(createServer());
    await closed.close();
    const { problems, notes } = await checkAccount(readConfig({}), createClients(closed.url));
    expect(problems).toEqual([]);
    expect(notes).toHaveLength(5);
    for (const note of notes) expect(note).toMatch(/^Not checked: /);
  });
});

describe('npm run deploy', () => {
  const run = (parameters: string[], environment: Record<string, string>) =>
    spawnSync(process.execPath, ['infra/deploy.ts', ...parameters], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    });

  it('refuses to deploy to an emulator', () => {
    const { status, stderr } = run([], { AWS_ENDPOINT_URL: 'http://localhost:4566' });
    expect(status).toBe(1);
    expect(stderr).toContain('"npm run deploy" deploys to AWS only. Use "npm run deploy:local"');
  });

  it('rejects invalid context values before it reads the account', () => {
    const { status, stderr } = run(['-c', 'stage=test'], { AWS_ENDPOINT_URL: '' });
    expect(status).toBe(1);
    expect(stderr).toContain('stage: must be one of dev, staging, prod');
  });
});
