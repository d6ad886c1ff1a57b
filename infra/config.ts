import * as z from 'zod/mini';
import { modelConcurrency } from './function-settings.ts';

const domainName = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain name'));

// CloudFront accepts certificates of this region only.
const certificateArn = z
  .string()
  .check(
    z.regex(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'must be the ARN of a us-east-1 certificate',
    ),
  );

/** Values of `-c name=value`, or of `context` in `cdk.json`. */
const contextValues = z.object({
  /** `aws`: {@link PremiaStack}. `local`: {@link EmulatorStack}. */
  target: z._default(z.enum(['aws', 'local']), 'aws'),
  /** Custom domain of the website. Needs `certificateArn`. */
  domainName: z.optional(domainName),
  certificateArn: z.optional(certificateArn),
  /** Existing table, such as a restored one, used instead of the stack's own. */
  tableName: z.optional(z.string().check(z.regex(/^[\w.-]{3,255}$/, 'must be a table name'))),
  /** Recipient of alarms and budget warnings. Without it they are visible on the dashboard only. */
  alarmEmail: z.optional(z.email()),
  /** USD a month, for the whole account. */
  monthlyBudget: z._default(z.coerce.number().check(z.positive()), 25),
  /** Provisioned concurrency of the model's endpoint, billed by the hour. */
  warmModels: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(20)), 0),
  /** Maximum concurrency of the model's endpoint. SageMaker's quota in new accounts is 10 for all endpoints. */
  modelConcurrency: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)),
    modelConcurrency,
  ),
  /** False if the account's Lambda concurrency quota is too small to reserve any (10 in new accounts). */
  reserveConcurrency: z._default(z.union([z.boolean(), z.stringbool()]), true),
  /** A new number replaces the key that CloudFront and the API share. */
  originKeyRevision: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  /** URL of the premium model. Required for the target `local`. */
  modelEndpointUrl: z.optional(z.url()),
});

/** Endpoint name of the premium model behind `modelEndpointUrl`. */
export const emulatorModelName = 'premium-model';

const consistentValues = contextValues.check(
  z.refine(({ warmModels, modelConcurrency: maxConcurrency }) => warmModels <= maxConcurrency, {
    path: ['warmModels'],
    error: 'must not be more than modelConcurrency',
  }),
  z.refine((context) => (context.domainName === undefined) === (context.certificateArn === undefined), {
    path: ['domainName'],
    error: 'requires certificateArn, and certificateArn requires domainName',
  }),
  z.refine(({ target, modelEndpointUrl }) => target === 'aws' || modelEndpointUrl !== undefined, {
    path: ['modelEndpointUrl'],
    error: 'is required for the target local: -c modelEndpointUrl=http://…',
  }),
);

/** Configuration of a deployment. */
export type Config = z.infer<typeof contextValues>;

/**
 * Reads the configuration from CDK's context.
 * @throws Error that lists every invalid value
 */
export function readConfig(readContext: (name: string) => unknown): Config {
  const names = Object.keys(contextValues.shape);
  const result = consistentValues.safeParse(
    Object.fromEntries(
      names.map((name) => [name, readContext(name)]).filter(([, value]) => value !== undefined),
    ),
  );
  if (result.success) return result.data;
  throw new Error(
    `Invalid context: ${result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
  );
}
