import { spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { reads, writes } from '#functions/data/stored-forms.ts';
import { serve } from '#tests/support/serve.ts';
import { readConfig } from './config.ts';
import { checkAccount } from './preflight.ts';

interface AccountState {
  readonly stacks: Readonly<
    Record<string, { status: string; isProtected?: boolean; outputs?: Readonly<Record<string, string>> }>
  >;
  readonly lambda: { readonly limit: number; readonly unreserved: number };
  readonly serverlessConcurrency: number;
  /** Maximum concurrency of SageMaker's endpoints. Undefined for one that is not serverless. */
  readonly endpoints?: Readonly<Record<string, number | undefined>>;
  /** ARN of API Gateway's role. */
  readonly loggingRole?: string;
  /** Verified identities of SES, with their default configuration set if they have one, and others. */
  readonly identities?: Readonly<Record<string, boolean | string>>;
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
  const member = `<member><StackName>${name}</StackName><StackStatus>${stack.status}</StackStatus><EnableTerminationProtection>${stack.isProtected ?? false}</EnableTerminationProtection><Outputs>${outputs.join('')}</Outputs></member>`;
  return {
    status: 200,
    body: `<DescribeStacksResponse><DescribeStacksResult><Stacks>${member}</Stacks></DescribeStacksResult></DescribeStacksResponse>`,
  };
}

interface RestResponse {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: object;
}

/** Responses of the services whose requests have a path. */
function respondToRest(
  { lambda, loggingRole, identities }: AccountState,
  path: string,
): RestResponse | undefined {
  if (path.includes('account-settings')) {
    const AccountLimit = {
      ConcurrentExecutions: lambda.limit,
      UnreservedConcurrentExecutions: lambda.unreserved,
    };
    return { body: { AccountLimit } };
  }
  if (path === '/account') return { body: { cloudwatchRoleArn: loggingRole } };
  if (path === '/v2/email/account') return { body: { ProductionAccessEnabled: false } };
  const [, identity] = /^\/v2\/email\/identities\/(.+)$/.exec(path) ?? [];
  if (!identity) return undefined;
  const state = identities?.[decodeURIComponent(identity)];
  if (state !== undefined) {
    const ConfigurationSetName = typeof state === 'string' ? state : undefined;
    return { body: { VerifiedForSendingStatus: Boolean(state), ConfigurationSetName } };
  }
  return { status: 404, headers: { 'x-amzn-errortype': 'NotFoundException' }, body: {} };
}

/** Responses of SageMaker, with one endpoint on each page of a list. */
function respondToSageMaker({ endpoints = {} }: AccountState, operation: string, body: string): object {
  const { NextToken = 0, EndpointName } = JSON.parse(body);
  const names = Object.keys(endpoints);
  if (operation.endsWith('ListEndpoints')) {
    const next = Number(NextToken) + 1;
    return {
      Endpoints: names.slice(Number(NextToken), next).map((name) => ({ EndpointName: name })),
      NextToken: next < names.length ? String(next) : undefined,
    };
  }
  const MaxConcurrency = endpoints[EndpointName];
  const CurrentServerlessConfig = MaxConcurrency === undefined ? undefined : { MaxConcurrency };
  return { ProductionVariants: [{ VariantName: 'all', CurrentServerlessConfig }] };
}

/**
 * Starts a server with the responses of AWS's protocols for an account, and checks the account.
 * @param context values on the command line; the configuration has these and those of `cdk.json`
 */
async function check(
  account: AccountState,
  context: Record<string, string> = {},
  { file = {}, containerEngine = 'true' }: { file?: Record<string, string>; containerEngine?: string } = {},
) {
  const quotas = [
    { QuotaName: 'Other quota', Value: 1, QuotaCode: 'L-1' },
    {
      QuotaName: 'Maximum total concurrency that can be allocated across all serverless endpoints',
      Value: account.serverlessConcurrency,
      QuotaCode: 'L-2',
    },
  ];
  const server = await serve(async (request, response) => {
    const body = await text(request);
    const target = String(request.headers['x-amz-target'] ?? '');
    const rest = respondToRest(account, request.url ?? '');
    if (rest) {
      response.writeHead(rest.status ?? 200, rest.headers).end(JSON.stringify(rest.body));
    } else if (target.startsWith('SageMaker.')) {
      response.setHeader('content-type', 'application/x-amz-json-1.1');
      response.end(JSON.stringify(respondToSageMaker(account, target, body)));
    } else if (target.endsWith('ListServiceQuotas')) {
      // One quota on each page.
      const page = Number(JSON.parse(body).NextToken ?? 0);
      const NextToken = page + 1 < quotas.length ? String(page + 1) : undefined;
      response.setHeader('content-type', 'application/x-amz-json-1.1');
      response.end(JSON.stringify({ Quotas: [quotas[page]], NextToken }));
    } else {
      const { status, body: xml } = describeStacks(account, new URLSearchParams(body).get('StackName') ?? '');
      response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
    }
  });
  const config = readConfig({ ...file, ...context });
  vi.stubEnv('CDK_DOCKER', containerEngine);
  return checkAccount(config, accountAt(server.url), Object.keys(context));
}

const accountAt = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  maxAttempts: 1,
});

const otherRole = 'arn:aws:iam::123456789012:role/other';

describe('checkAccount', () => {
  it("finds no problem in a new account with default values, and follows its quota of Lambda's concurrency", async () => {
    expect(await check(newAccount)).toEqual({
      problems: [],
      notes: [expect.stringContaining('serves at most 100 requests a second, fewer than the 300')],
      context: { accountConcurrency: '10', newestForm: '1' },
    });
  });

  it.each([
    ['premia-has-no-such-program', '"premia-has-no-such-program" could not be started'],
    ['false', '"false" is not ready: start it'],
  ])('requires a program that builds images: not %s', async (program, text) => {
    const { problems } = await check(newAccount, {}, { containerEngine: program });
    expect(problems).toEqual([expect.stringContaining(text)]);
  });

  it.each<[string, Partial<AccountState>, Record<string, string>, RegExp | undefined]>([
    ['without a role, creates one', {}, {}, undefined],
    ['refuses to replace another role', { loggingRole: otherRole }, {}, /other.*-c apiGatewayRole=existing/],
    ['replaces another role on request', { loggingRole: otherRole }, { apiGatewayRole: 'create' }, undefined],
    [
      'keeps its own role',
      { loggingRole: 'arn:aws:iam::123456789012:role/Premia-ApiRestApiCloud1' },
      {},
      undefined,
    ],
    ['uses no role outside prod', { loggingRole: otherRole }, { stage: 'dev' }, undefined],
    ['needs a role to use', {}, { apiGatewayRole: 'existing' }, /no logging role.*-c apiGatewayRole=create/],
  ])("for API Gateway's log: %s", async (_title, state, context, problem) => {
    const { problems } = await check({ ...newAccount, ...state }, context);
    expect(problems).toEqual(problem ? [expect.stringMatching(problem)] : []);
  });

  it.each([
    [{ 'premia.example.com': true }, 0],
    [{ 'no-reply@premia.example.com': true, 'premia.example.com': false }, 0],
    [{ 'premia.example.com': false }, 1],
    [{}, 1],
  ])('with the identities %j of SES has %i problems, and notes its sandbox', async (identities, count) => {
    const mailFrom = 'no-reply@premia.example.com';
    const { problems, notes } = await check({ ...newAccount, identities }, { mailFrom });
    expect(problems).toHaveLength(count);
    for (const problem of problems) expect(problem).toContain(`Neither ${mailFrom} nor premia.example.com`);
    expect(notes).toContainEqual(expect.stringContaining('sandbox'));
  });

  it.each<[Record<string, boolean | string>, string | undefined]>([
    [{ 'premia.example.com': 'of-domain' }, 'of-domain'],
    // SES sends by the identity of the address, if there is one.
    [{ 'a@premia.example.com': 'of-address', 'premia.example.com': 'of-domain' }, 'of-address'],
    [{ 'a@premia.example.com': true, 'premia.example.com': 'of-domain' }, undefined],
  ])('with the identities %j of SES permits the configuration set %s', async (identities, name) => {
    const { context } = await check({ ...newAccount, identities }, { mailFrom: 'a@premia.example.com' });
    expect(context.mailConfigurationSet).toBe(name);
  });

  it('refuses credentials that have expired, in one sentence', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(403, { 'x-amzn-errortype': 'ExpiredTokenException', 'content-type': 'text/xml' });
      response.end(
        '<ErrorResponse><Error><Code>ExpiredToken</Code><Message>expired</Message></Error></ErrorResponse>',
      );
    });
    vi.stubEnv('CDK_DOCKER', 'true');
    const { problems } = await checkAccount(readConfig({}), accountAt(server.url));
    expect(problems).toContain('AWS refuses the credentials (expired). Log in again, or set AWS_PROFILE.');
  });

  const deployed = (outputs: Record<string, string>): AccountState => ({
    ...newAccount,
    stacks: { ...newAccount.stacks, Premia: { status: 'UPDATE_COMPLETE', outputs } },
  });

  it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    [
      'drops values',
      {},
      {},
      [
        'The deployed stack has alarmEmail=a@b.example, and this deployment has no alarmEmail. Use -c alarmEmail=a@b.example to keep it, or -c alarmEmail=none to change it.',
        'The deployed stack has waf=true, and this deployment has no waf. Use -c waf=true to keep it, or -c waf=none to change it.',
      ],
    ],
    [
      'has another value in cdk.json',
      { alarmEmail: 'a@b.example', waf: 'true', monthlyBudget: '30' },
      {},
      [
        'The deployed stack has no monthlyBudget, and this deployment has monthlyBudget=30. Use -c monthlyBudget=none to keep it, or -c monthlyBudget=30 to change it.',
      ],
    ],
    ['repeats the values', { waf: 'true' }, { alarmEmail: 'a@b.example' }, []],
    ['changes them on the command line', {}, { alarmEmail: 'none', waf: 'false', monthlyBudget: '30' }, []],
  ])('compares the values of the deployed stack with a deployment that %s', async (_title, ...rest) => {
    const [file, context, problems] = rest;
    const stored = { Context: '{"alarmEmail":"a@b.example","waf":"true"}' };
    expect((await check(deployed(stored), context, { file })).problems).toEqual(problems);
  });

  const formsOf = (change: object) =>
    deployed({ DataForms: JSON.stringify({ reads, writes, newest: writes, ...change }) });

  it('deploys over a version of the same forms, and over one without them', async () => {
    for (const state of [formsOf({}), formsOf({ reads: reads + 1 }), deployed({})]) {
      const { problems, context } = await check(state);
      expect(problems).toEqual([]);
      expect(context.newestForm).toBe(String(writes));
    }
  });

  it('refuses a version that can’t read what the deployed one, or one before it, has stored', async () => {
    const { problems, context } = await check(formsOf({ newest: reads + 1 }));
    expect(problems).toEqual([
      `The table has predictions of form ${reads + 1}, and this version reads forms up to ${reads}. Deploy a version that reads form ${reads + 1}: the one that is deployed, or a later one.`,
    ]);
    expect(context.newestForm).toBe(String(reads + 1));
  });

  it('refuses a version whose predictions the deployed one can’t read', async () => {
    const { problems } = await check(formsOf({ reads: writes - 1 }));
    expect(problems).toEqual([
      `This version writes predictions of form ${writes}, and the deployed one reads forms up to ${writes - 1}. First deploy the release before this one, which reads form ${writes} without writing it.`,
    ]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['to a restored one', {}, 'Premia-restored'],
    ["back to the stack's own", { tableName: 'Premia-restored' }, 'none'],
  ])('changes the table %s at once, with access to both', async (_title, stored, tableName) => {
    const outputs = { Context: JSON.stringify(stored), TableName: 'Premia-old' };
    const { problems, context } = await check(deployed(outputs), { tableName });
    expect(problems).toEqual([]);
    expect(context).toMatchObject({ previousTableName: 'Premia-old', rollout: 'allAtOnce' });
    const gradual = await check(deployed(outputs), { tableName, rollout: 'gradual' });
    expect(gradual.problems).toEqual([expect.stringContaining('Use -c rollout=allAtOnce.')]);
  });

  it('names quotas that are too small, and the context values that fit', async () => {
    const { problems } = await check(newAccount, { reserveConcurrency: 'true', modelConcurrency: '40' });
    expect(problems).toEqual([
      "Lambda's limit of 10 concurrent executions is 180 too small to reserve 90. Use -c reserveConcurrency=false, or request 190 or more for quota L-B99A9384.",
      "SageMaker's quota for the concurrency of all serverless endpoints is 10, of which other endpoints use 0: less than the 40 of the model remains. Use -c modelConcurrency=10, or request 40 or more for quota L-2.",
    ]);
  });

  it('requests a quota if there is no fitting value', async () => {
    const { problems } = await check({ ...newAccount, serverlessConcurrency: 0 });
    expect(problems.join()).toMatch(/Please request 8 or more for quota L-2\.$/);
  });

  it.each<[Record<string, number | undefined>, string, RegExp | undefined]>([
    [{ 'premia-premium-model': 8 }, 'staging', undefined],
    [{ 'premia-premium-model': 10, other: undefined }, 'prod', undefined],
    [
      { 'premia-premium-model': 8, other: 1 },
      'staging',
      /other endpoints use 9.*Use -c modelConcurrency=1, or/,
    ],
    [{ other: undefined, 'premia-dev-premium-model': 10 }, 'prod', /use 10.*Please request 18 or more/],
  ])('with the endpoints %j, compares what the quota leaves with %s', async (endpoints, stage, problem) => {
    const { problems } = await check({ ...newAccount, endpoints }, { stage });
    expect(problems).toEqual(problem ? [expect.stringMatching(problem)] : []);
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

  it.each<[string, AccountState['stacks'], string, Record<string, string>?]>([
    ['without the stack of cdk bootstrap', {}, 'npx cdk bootstrap'],
    [
      'after a deployment that could not be rolled back',
      { ...newAccount.stacks, 'Premia-dev': { status: 'ROLLBACK_FAILED' } },
      'The stack Premia-dev is in ROLLBACK_FAILED',
      { stage: 'dev' },
    ],
    [
      'after an update that could not be rolled back',
      { ...newAccount.stacks, Premia: { status: 'UPDATE_ROLLBACK_FAILED' } },
      'The stack Premia is in UPDATE_ROLLBACK_FAILED after an earlier deployment: see "If a deployment can\'t be rolled back"',
    ],
    [
      'with a protected stack that was not created',
      { ...newAccount.stacks, Premia: { status: 'ROLLBACK_COMPLETE', isProtected: true } },
      '--no-enable-termination-protection --stack-name Premia"',
    ],
  ])('says what to do %s', async (_title, stacks, text, context) => {
    const { problems } = await check({ ...newAccount, stacks }, context);
    expect(problems).toEqual([expect.stringContaining(text)]);
  });

  it('notes checks that fail, for example without permission', async () => {
    vi.stubEnv('CDK_DOCKER', 'true');
    const server = await serve((_request, response) => response.writeHead(403).end());
    const { problems, notes } = await checkAccount(readConfig({}), accountAt(server.url));
    expect(problems).toEqual([]);
    expect(notes).toHaveLength(7);
    for (const note of notes) expect(note).toMatch(/^Not checked: /);
  });

  it('has one problem with a region that cannot be reached', async () => {
    vi.stubEnv('CDK_DOCKER', 'true');
    const { problems, notes } = await checkAccount(readConfig({}), accountAt('http://127.0.0.1:1'));
    expect(problems).toEqual([
      "AWS can't be reached in the region us-east-1 (ECONNREFUSED). Check AWS_REGION and the network.",
    ]);
    expect(notes).toEqual([]);
  });
});

describe('npm run deploy', () => {
  const run = (parameters: string[], environment: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['infra/deploy.ts', ...parameters], { env: environment, encoding: 'utf8' });

  it('refuses to deploy to an emulator', () => {
    const { status, stderr } = run([], { ...process.env, AWS_ENDPOINT_URL: 'http://localhost:4566' });
    expect(status).toBe(1);
    expect(stderr).toContain('"npm run deploy" deploys to AWS only. Use "npm run deploy:local"');
  });

  it.each([
    [{ AWS_REGION: '' }, /^There is no region: set AWS_REGION.*\nThere are no credentials: set AWS_PROFILE/],
    [{ AWS_REGION: 'us-east-1' }, /^There are no credentials: set AWS_PROFILE/],
    [{ AWS_REGION: 'us-east-1', AWS_PROFILE: 'work' }, /^There is no profile "work": create it with /],
  ])('says all that is missing if the environment has only %j', (environment, text) => {
    const env = { PATH: process.env.PATH, HOME: '/nonexistent', AWS_EC2_METADATA_DISABLED: 'true' };
    const { status, stderr } = run([], { ...env, ...environment });
    expect(status).toBe(1);
    expect(stderr).toMatch(text);
  });

  it('rejects invalid context values before it reads the account', () => {
    const { status, stderr } = run(['-c', 'stage=test'], { ...process.env, AWS_ENDPOINT_URL: '' });
    expect(status).toBe(1);
    expect(stderr).toContain('stage: must be one of dev, staging, prod');
  });
});
