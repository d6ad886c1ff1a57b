import { randomBytes } from 'node:crypto';

/** Endpoints of the local replacements of AWS services. */
export interface ServiceUrls {
  readonly dynamodb: string;
  readonly model: string;
  readonly secretsManager: string;
  readonly mailQueue: string;
  readonly mail: string;
}

/** Names of the table, the secrets and the model endpoint. */
export const resourceNames = {
  table: 'premia',
  signingKey: 'premia/signing-key',
  clientKey: 'premia/client-key',
  model: 'premia-premium',
};

/** DynamoDB Local stores data by region: any, but always the same. */
export const region = 'us-east-1';

/**
 * DynamoDB Local stores data by access key, so the key must not change. The session token is known to this
 * process only: the local services require it.
 */
export const credentials = {
  accessKeyId: 'local',
  secretAccessKey: 'local',
  sessionToken: randomBytes(32).toString('base64url'),
};

/** Variables that would make the AWS SDK use the user's own account, or that only a deployment sets. */
const foreignVariables = ['AWS_PROFILE', 'AWS_ENDPOINT_URL', 'AWS_CONFIG_FILE', 'CLIENT_ADDRESS_HEADER'];

/** Sets the environment variables that the stack sets for the functions, in this process. */
export function setFunctionEnvironment(urls: ServiceUrls, websiteUrl: string): void {
  for (const name of foreignVariables) delete process.env[name];
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_SESSION_TOKEN: credentials.sessionToken,
    AWS_ENDPOINT_URL_DYNAMODB: urls.dynamodb,
    AWS_ENDPOINT_URL_SAGEMAKER_RUNTIME: urls.model,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: urls.secretsManager,
    AWS_ENDPOINT_URL_SESV2: urls.mail,
    AWS_ENDPOINT_URL_SQS: new URL(urls.mailQueue).origin,
    TABLE_NAME: resourceNames.table,
    SIGNING_KEY_SECRET_ID: resourceNames.signingKey,
    CLIENT_KEY_SECRET_ID: resourceNames.clientKey,
    MODEL_ENDPOINT_NAME: resourceNames.model,
    MAIL_QUEUE_URL: urls.mailQueue,
    MAIL_FROM: 'premia@localhost',
    WEBSITE_URL: websiteUrl,
    // All clients of the local server have this machine's address.
    CLIENT_LIMITS: 'relaxed',
  });
}
