import * as z from 'zod/mini';

/** Log levels, least severe first. */
export const logLevels = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;

/** One of {@link logLevels}. */
export type LogLevel = (typeof logLevels)[number];

function requiredVariable(name: string) {
  return z.string(`${name} must be set`).check(z.minLength(1, `${name} must not be empty`));
}

const environmentVariables = z.object({
  /** DynamoDB table. */
  TABLE_NAME: requiredVariable('TABLE_NAME'),
  /** Secrets Manager id or ARN of the key that signs tokens. */
  SIGNING_KEY_SECRET_ID: requiredVariable('SIGNING_KEY_SECRET_ID'),
  /** SageMaker endpoint of the premium model; required by the functions that price answers only. */
  MODEL_ENDPOINT_NAME: z.optional(requiredVariable('MODEL_ENDPOINT_NAME')),
  /** Set by Lambda itself. */
  AWS_LAMBDA_FUNCTION_NAME: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`), 'INFO'),
  /**
   * Request header with the client's address, set by a proxy that all requests pass. Without it, the
   * source address of the connection to the gateway is used.
   */
  CLIENT_ADDRESS_HEADER: z.optional(z.string().check(z.toLowerCase())),
  /** Limits by client: `strict` in production, `relaxed` where all clients have the same address. */
  CLIENT_LIMITS: z._default(
    z.enum(['strict', 'relaxed'], 'CLIENT_LIMITS must be one of strict, relaxed'),
    'strict',
  ),
});

/** {@link environmentVariables} as a type. */
export type Environment = z.output<typeof environmentVariables>;

/**
 * Parses the environment variables that configure a function.
 * @throws Error that names every missing or invalid variable
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const result = environmentVariables.safeParse(variables);
  if (!result.success) throw new Error(result.error.issues.map((issue) => issue.message).join('; '));
  return result.data;
}
