import * as z from 'zod/mini';

/** How much a function logs, from most to least. */
export const logLevels = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;

/** One of {@link logLevels}. */
export type LogLevel = (typeof logLevels)[number];

/** A variable that must be there and must not be empty. */
function requiredVariable(name: string) {
  return z.string(`${name} must be set`).check(z.minLength(1, `${name} must not be empty`));
}

const environmentVariables = z.object({
  /** The DynamoDB table that holds everything. */
  TABLE_NAME: requiredVariable('TABLE_NAME'),
  /** Secrets Manager's id or ARN of the key that signs tokens. */
  SIGNING_KEY_SECRET_ID: requiredVariable('SIGNING_KEY_SECRET_ID'),
  /** The SageMaker endpoint that estimates premiums. Only the two prediction endpoints need it. */
  MODEL_ENDPOINT_NAME: z.optional(requiredVariable('MODEL_ENDPOINT_NAME')),
  LOG_LEVEL: z._default(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`), 'INFO'),
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
