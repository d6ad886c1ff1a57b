import { createHash, createHmac, createSecretKey, type Hash, type Hmac } from 'node:crypto';
import toFastProperties from 'to-fast-properties';

/** Middleware of AWS SDK clients that writes the header with the SDK's version. */
const userAgentMiddleware = 'getUserAgentMiddleware';

/**
 * Builds the options of a client whose timeouts, in milliseconds, end before the caller's. Without
 * `throwOnRequestTimeout` the SDK only logs a warning at the timeout and continues to wait.
 */
export function buildClientOptions(
  requestTimeout: number,
  { maxAttempts = 3, connectionTimeout = 1000 } = {},
) {
  const requestHandler = { connectionTimeout, requestTimeout, throwOnRequestTimeout: true };
  return { maxAttempts, requestHandler, sha256: Sha256 };
}

interface AwsClient {
  readonly config: object;
  readonly middlewareStack: { remove(name: string): boolean };
}

/**
 * Reduces the processor time of a client's calls. The middleware of the user agent is removed.
 * The configuration gets fast properties: the SDK copies it in each call, slowly while V8 stores it in a hash table.
 * Figures: decision 0042.
 * @throws Error if the SDK has no middleware of that name
 */
export function reduceOverhead<Client extends AwsClient>(client: Client): Client {
  if (!client.middlewareStack.remove(userAgentMiddleware)) {
    throw new Error(`The AWS SDK has no ${userAgentMiddleware}`);
  }
  toFastProperties(client.config);
  return client;
}

/**
 * SHA-256 or, with a secret, HMAC-SHA-256, for the signatures of AWS SDK clients (option `sha256`). A secret of bytes
 * becomes a key object first, with which Node computes an HMAC faster.
 */
export class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    if (secret === undefined) this.#hash = createHash('sha256');
    else if (typeof secret === 'string') this.#hash = createHmac('sha256', secret);
    // The types of Node omit ArrayBuffer, which its documentation names.
    else this.#hash = createHmac('sha256', createSecretKey(secret as NodeJS.ArrayBufferView));
  }

  update(data: string | Uint8Array): void {
    this.#hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}
