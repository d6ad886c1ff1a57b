import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { defaultRequestsPerSecond, scaleLimit } from './function-settings.ts';

const stages = ['dev', 'staging', 'prod'] as const;

/** Deployment stage. Several stages can share an account and a region. */
export type Stage = (typeof stages)[number];

/** SageMaker's maximum for a serverless endpoint (API Reference, `ProductionVariantServerlessConfig`). */
const maxModelConcurrency = 200;

export function oneOf<Value extends string>(values: readonly Value[]) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` });
}

/** Number, or text of the command line. */
function number(pattern: RegExp, isValid: (value: number) => boolean, error: string) {
  const text = z.pipe(z.string().check(z.regex(pattern)), z.transform(Number));
  return z.union([z.number(), text], { error }).check(z.refine(isValid, { error }));
}

function wholeNumber(min: number, max: number) {
  const isValid = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return number(/^\d+$/, isValid, `must be a whole number from ${min} to ${max}`);
}

const usd = number(/^\d+(\.\d+)?$/, (value) => value > 0, 'must be a number of USD above 0');

function optionalText(pattern: RegExp, error: string) {
  return z.optional(z.string().check(z.regex(pattern, error)));
}

const optionalTableName = optionalText(
  /^[\w.-]{3,255}$/,
  'must be a table name of 3 to 255 letters, digits, _ . -',
);
const optionalEmail = z.optional(z.email('must be an e-mail address'));
const boolean = z.union([z.boolean(), z.stringbool()], { error: 'must be true or false' });

/** Values of `-c name=value`, or of `context` in `cdk.json`. */
const contextValues = z.object({
  stage: z._default(oneOf(stages), 'prod'),
  /** Custom domain of the website. Needs `hostedZoneId`, `certificateArn`, or both. */
  domainName: optionalText(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain name in lower case'),
  /** Zone of `domainName` in Route 53, for its records and, without `certificateArn`, its certificate. */
  hostedZoneId: optionalText(
    /^Z[A-Z0-9]{1,31}$/,
    'must be the id of a hosted zone, such as Z0123456789ABCDEFGHIJ',
  ),
  /** CloudFront accepts certificates of us-east-1 only. */
  certificateArn: optionalText(
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
    'must be the ARN of a certificate in us-east-1',
  ),
  /** Browsers then use HTTPS for all other hosts below the website's domain too, for two years. */
  hstsSubdomains: z._default(boolean, false),
  /** Existing table, such as a restored one, used instead of the stack's own, which the stack keeps. */
  tableName: optionalTableName,
  /** Table of the functions that are deployed now, which they need until they are replaced. `npm run deploy` reads it. */
  previousTableName: optionalTableName,
  /** Recipient of alarms and budget warnings. Without it they are visible on the dashboard only. */
  alarmEmail: optionalEmail,
  /** Sender of mails, verified in Amazon SES. Without it, the deployment sends none and resets no passwords. */
  mailFrom: optionalEmail,
  /** Default configuration set of the sender's identity in Amazon SES. `npm run deploy` reads it. */
  mailConfigurationSet: optionalText(/^[\w-]{1,64}$/, 'must be a name of 1 to 64 letters, digits, _ -'),
  /** Secret of this region, `{ "email": …, "password": … }` of a test user: the canary reads a prediction of it each hour. */
  canaryUserArn: optionalText(
    /^arn:aws:secretsmanager:[\w-]+:\d{12}:secret:[\w/+=.@-]+$/,
    'must be the ARN of a secret',
  ),
  /** Address on the contact page, the only way back to an account without mail. Without it, the page shows a sample. */
  contactEmail: optionalEmail,
  /** Operator of the website, for its pages on privacy, terms and contact. Without it, they name nobody. */
  operator: optionalText(/^.{1,100}$/, 'must be 1 to 100 characters'),
  /** USD a month, for the whole account. Its budget is in prod only. */
  monthlyBudget: z._default(usd, 25),
  /** USD a month of this stage's own cost, above which its website and API are stopped. */
  stopAt: z.optional(usd),
  /** Requests a second that the API accepts. Throttles, concurrencies and alarms follow. */
  requestsPerSecond: z._default(wholeNumber(1, 100_000), defaultRequestsPerSecond),
  /** Provisioned concurrency of the model's endpoint, billed by the hour. */
  warmModels: z._default(wholeNumber(0, 20), 0),
  /** Maximum concurrency of the model's endpoint. The default follows `requestsPerSecond`. */
  modelConcurrency: z.optional(wholeNumber(1, maxModelConcurrency)),
  /**
   * Limits what an attack can cost: reserves 100 of Lambda's concurrency for expensive functions, at 300 requests a second.
   * That needs a quota of 200; new accounts have 10.
   */
  reserveConcurrency: z._default(boolean, false),
  /** Lambda's concurrency quota of the account in this region, for the alarm. `npm run deploy` reads it. */
  accountConcurrency: z._default(wholeNumber(10, 1_000_000), 1000),
  /** Encrypts the table and the queue of mails with a key of the account's own in KMS, which is charged. */
  customerKey: z._default(boolean, false),
  /** Newest form of stored predictions that a deployed version has written. `npm run deploy` reads it. */
  newestForm: z._default(wholeNumber(1, 1000), 1),
  /** Puts web application firewalls (AWS WAF) in front of the API and of the distribution. */
  waf: z._default(boolean, false),
  /** Web ACL of the distribution in us-east-1, which the stack creates only there. */
  webAclArn: optionalText(
    /^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/,
    'must be the ARN of a web ACL in us-east-1',
  ),
  /** Stores CloudFront's access logs, which contain client addresses, for 30 days. */
  accessLogs: z._default(boolean, false),
  /**
   * Role that API Gateway uses to write access logs: one setting for all APIs of an account in a region.
   * `create` sets it, `existing` uses the current one, `none` writes no access log. Only prod creates it by
   * default, so that stages don't overwrite each other's role.
   */
  apiGatewayRole: z.optional(oneOf(['create', 'existing', 'none'])),
  /**
   * `gradual` sends a tenth of the requests to new functions for five minutes, and rolls back if they fail; `allAtOnce`
   * is for corrections while users have errors. The default is `gradual` in prod and `allAtOnce` in other stages.
   */
  rollout: z.optional(oneOf(['gradual', 'allAtOnce'])),
  /** A new number replaces the key that CloudFront and the API share. */
  originKeyRevision: z._default(wholeNumber(1, 1_000_000), 1),
});

const contextNames: readonly string[] = Object.keys(contextValues.shape);

const consistentValues = contextValues.check(
  z.refine((values) => values.warmModels <= getModelConcurrency(values), {
    path: ['warmModels'],
    error: 'must not be more than modelConcurrency',
  }),
  z.refine(({ waf, webAclArn }) => waf || webAclArn === undefined, {
    path: ['webAclArn'],
    error: 'requires waf',
  }),
  z.refine(
    ({ domainName, hostedZoneId, certificateArn }) =>
      (domainName === undefined) === (hostedZoneId === undefined && certificateArn === undefined),
    {
      path: ['domainName'],
      error: 'requires hostedZoneId or certificateArn, and these require domainName',
    },
  ),
);

export type Config = z.infer<typeof contextValues>;

/**
 * Maximum concurrency of the model's endpoint. The defaults of prod and one other stage add up to SageMaker's quota for
 * all endpoints of a new account, which is 10.
 */
export function getModelConcurrency({ modelConcurrency, requestsPerSecond, stage }: Config): number {
  const limit = scaleLimit(stage === 'prod' ? 8 : 2, requestsPerSecond);
  return modelConcurrency ?? Math.min(limit, maxModelConcurrency);
}

/**
 * Reads the configuration from all of CDK's context values. `none` removes a value, unless it is a valid value itself.
 * @throws Error that lists every invalid or unknown value
 */
export function readConfig(context: Readonly<Record<string, unknown>>): Config {
  // The names of CDK's own values contain "@", ":" or "-".
  const unknown = Object.keys(context).filter((name) => /^\w+$/.test(name) && !contextNames.includes(name));
  const given = Object.entries(context).filter(
    ([name, value]) => value !== 'none' || name === 'apiGatewayRole' || name === 'stage',
  );
  return parseContext(
    consistentValues,
    Object.fromEntries(given),
    unknown.map((name) => `${name}: is not supported; supported are ${contextNames.join(', ')}`),
  );
}

/** Parses the context values of a schema. Throws an Error that lists the given errors and every invalid value. */
export function parseContext<Schema extends z.ZodMiniType>(
  schema: Schema,
  context: Readonly<Record<string, unknown>>,
  errors: readonly string[] = [],
): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(context);
  if (success && errors.length === 0) return data;
  const issues = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const text = [...errors, ...issues].join('; ');
  throw new Error(`Invalid context value (-c name=value, or context in cdk.json): ${text}`);
}

/**
 * Parses arguments of `cdk deploy` and `cdk destroy` as the CDK does, for our own commands: the context, with that of
 * `cdk.json`, and the settings of the AWS SDK's clients. The region comes from either of two variables, of which the
 * SDK reads only `AWS_REGION`.
 */
export function parseCdkArguments(parameters: readonly string[], environment: Readonly<NodeJS.ProcessEnv>) {
  const { profile, context = [] } = parseArgs({
    args: [...parameters],
    options: { profile: { type: 'string' }, context: { type: 'string', short: 'c', multiple: true } },
    strict: false,
  }).values;
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION;
  const values = [context].flat().map((value): [string, string] => {
    const [name = '', ...rest] = String(value).split('=');
    return [name, rest.join('=')];
  });
  const cdkSettings: { context: Record<string, unknown> } = JSON.parse(
    readFileSync(new URL('../cdk.json', import.meta.url), 'utf8'),
  );
  return {
    context: { ...cdkSettings.context, ...Object.fromEntries(values) },
    /** Names of the values on the command line. */
    named: values.map(([name]) => name),
    account: { ...(typeof profile === 'string' && { profile }), ...(region && { region }) },
  };
}

/** Values that belong to a single deployment, or that `npm run deploy` sets. */
const transient: readonly string[] = [
  'stage',
  'rollout',
  'accountConcurrency',
  'newestForm',
  'mailConfigurationSet',
  'previousTableName',
];

/** Values that a deployment keeps until another one changes them: all that are not the default. */
export function listSettings(config: Config): Record<string, string> {
  const defaults: Record<string, unknown> = readConfig({});
  const changed = Object.entries(config).filter(
    ([name, value]) => !transient.includes(name) && value !== undefined && value !== defaults[name],
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, String(value)]));
}

/** Role with which API Gateway writes the access log. Only prod creates it by default. */
export function getLoggingRole({ apiGatewayRole, stage }: Config) {
  return apiGatewayRole ?? (stage === 'prod' ? 'create' : 'none');
}

/** Name of the stack of a stage. All other names start with it. */
export function stackName(stage: Stage): string {
  return stage === 'prod' ? 'Premia' : `Premia-${stage}`;
}
