import * as z from 'zod/mini';

const environmentVariables = z.object({
  /** The DynamoDB table that holds everything. */
  TABLE_NAME: z.string('TABLE_NAME must be set').check(z.minLength(1, 'TABLE_NAME must not be empty')),
  /** Secrets Manager's id or ARN of the key that signs tokens. */
  SIGNING_KEY_SECRET_ID: z
    .string('SIGNING_KEY_SECRET_ID must be set')
    .check(z.minLength(1, 'SIGNING_KEY_SECRET_ID must not be empty')),
  /** The SageMaker endpoint that estimates premiums. Only the two prediction endpoints have it. */
  MODEL_ENDPOINT_NAME: z.optional(z.string().check(z.minLength(1, 'MODEL_ENDPOINT_NAME must not be empty'))),
  /**
   * The request header that names the caller's address, set by a proxy that no request gets around.
   * Without it the address is the one that the gateway saw.
   */
  CLIENT_ADDRESS_HEADER: z.optional(z.string().check(z.toLowerCase())),
});

/** {@link environmentVariables} as a type. */
export type Environment = z.output<typeof environmentVariables>;

/**
 * The variables that configure a function.
 * @throws Error that names every variable that is missing or wrong
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const result = environmentVariables.safeParse(variables);
  if (!result.success) throw new Error(result.error.issues.map((issue) => issue.message).join('; '));
  return result.data;
}
