import * as z from 'zod/mini';

/** Log levels, least severe first. */
export const logLevels = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;

export type LogLevel = (typeof logLevels)[number];

const environmentVariables = z.object({
  TABLE_NAME: z.optional(z.string()),
  /** Secrets Manager id or ARN of the key that signs tokens. */
  SIGNING_KEY_SECRET_ID: z.optional(z.string()),
  /** Secrets Manager id or ARN of the key that hashes the networks of clients. */
  CLIENT_KEY_SECRET_ID: z.optional(z.string()),
  /** SageMaker endpoint of the premium model. */
  MODEL_ENDPOINT_NAME: z.optional(z.string()),
  /** Queue of the mails to send; absent in a deployment without mail. */
  MAIL_QUEUE_URL: z.optional(z.string()),
  /** Sender address, verified in Amazon SES. */
  MAIL_FROM: z.optional(z.string()),
  /** Origin of the links in mails. */
  WEBSITE_URL: z.optional(z.string()),
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

type Environment = z.output<typeof environmentVariables>;

/**
 * Parses the environment variables that configure a function.
 * @param required variables without which the function cannot run
 * @throws Error that names every missing or invalid variable
 */
export function readEnvironment<Name extends keyof Environment>(
  required: readonly Name[],
  variables: NodeJS.ProcessEnv = process.env,
): Environment & { readonly [Each in Name]: string } {
  const { data, error } = environmentVariables.safeParse(variables);
  const messages = [
    ...required.filter((name) => !variables[name]).map((name) => `${name} must be set`),
    ...(error?.issues ?? []).map(({ message }) => message),
  ];
  if (messages.length > 0) throw new Error(messages.join('; '));
  return data as ReturnType<typeof readEnvironment<Name>>;
}
