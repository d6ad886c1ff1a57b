import * as z from 'zod/mini';
import { modelConcurrency } from './capacity.ts';

const aDomainName = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain name'));

const aCertificateInVirginia = z
  .string()
  .check(
    z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, 'must name a certificate in us-east-1'),
  );

/** What may be said with `-c name=value`, or under `context` in `cdk.json`. */
const contextValues = z.object({
  /** `aws`: everything. `local`: what an emulator on one machine can hold. */
  target: z._default(z.enum(['aws', 'local']), 'aws'),
  /** A name of one's own for the website, with a certificate for it in us-east-1. */
  domainName: z.optional(aDomainName),
  certificateArn: z.optional(aCertificateInVirginia),
  /** A table that is there already, such as a restored one, to be used in place of the stack's own. */
  tableName: z.optional(z.string().check(z.regex(/^[\w.-]{3,255}$/, 'must be the name of a table'))),
  /** Where alarms and budget warnings are sent to. Without it they only show on the dashboard. */
  alarmEmail: z.optional(z.email()),
  /** USD a month that the whole account may cost before the budget warns. */
  monthlyBudget: z._default(z.coerce.number().check(z.positive()), 25),
  /** Copies of the model that are kept warm, so that nobody waits for it to start. They cost by the hour. */
  warmModels: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(20)), 0),
  /** Requests that the model works on at once. New accounts may have no more than 10 (SageMaker's quota). */
  modelConcurrency: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)),
    modelConcurrency,
  ),
  /** False on an account whose Lambda quota is too small to reserve any of it (new accounts have 10). */
  reserveConcurrency: z._default(z.union([z.boolean(), z.stringbool()]), true),
  /** A new number gives CloudFront and the API a new shared key. */
  originKeyRevision: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  /** Where the premium model answers, for the target `local`. */
  modelEndpointUrl: z.optional(z.url()),
});

const consistentValues = contextValues.check(
  z.refine(({ warmModels, modelConcurrency: atOnce }) => warmModels <= atOnce, {
    path: ['warmModels'],
    error: 'must not be more than modelConcurrency',
  }),
  z.refine(
    ({ domainName, certificateArn }) => (domainName === undefined) === (certificateArn === undefined),
    {
      path: ['domainName'],
      error: 'needs certificateArn beside it, and the other way round',
    },
  ),
  z.refine(({ target, modelEndpointUrl }) => target === 'aws' || modelEndpointUrl !== undefined, {
    path: ['modelEndpointUrl'],
    error: 'is required for the target local: -c modelEndpointUrl=http://…',
  }),
);

/** {@link contextValues} as a type. */
export type Config = z.infer<typeof contextValues>;

/**
 * The deployment's configuration, read from CDK's context.
 * @throws Error that names each value that is wrong
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
    `Context is wrong: ${result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
  );
}
