/** Where the services listen that stand in for AWS. */
export interface ServiceUrls {
  readonly dynamodb: string;
  readonly model: string;
  readonly secretsManager: string;
}

/** The names under which the functions find their table, their key and their model. */
export const resourceNames = { table: 'premia', signingKey: 'premia/signing-key', model: 'premia-premium' };

/** AWS takes any region; one that is always the same keeps DynamoDB Local's data together. */
export const region = 'us-east-1';

/** Any credentials do, and the user's own stay unused. DynamoDB Local keeps its data by access key. */
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Variables that would lead the AWS SDK to the user's own account. */
const ownAccount = ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL', 'AWS_CONFIG_FILE'];

/** Variables that only a deployment has. */
const deployment = ['CLIENT_ADDRESS_HEADER'];

/** Sets up this process's environment as the stack sets up that of the functions. */
export function setFunctionEnvironment(urls: ServiceUrls): void {
  for (const name of [...ownAccount, ...deployment]) delete process.env[name];
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: urls.dynamodb,
    AWS_ENDPOINT_URL_SAGEMAKER_RUNTIME: urls.model,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: urls.secretsManager,
    TABLE_NAME: resourceNames.table,
    SIGNING_KEY_SECRET_ID: resourceNames.signingKey,
    MODEL_ENDPOINT_NAME: resourceNames.model,
  });
}
