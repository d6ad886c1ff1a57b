/** An error that keeps Premia from starting and that its user can fix; the message says how. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Settings that a user can change by environment variable. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder to store data in, or `:memory:`. */
  readonly stateDirectory: string;
  /** Hosts of requests in addition to this machine's, without ports. */
  readonly allowedHosts?: readonly string[];
  /** A DynamoDB that is already running; undefined starts one. */
  readonly dynamodbEndpoint: string | undefined;
}

/** Reads PORT, STATE_DIR, ALLOWED_HOSTS and DYNAMODB_ENDPOINT; empty counts as unset. Throws a StartError for an invalid one. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  rejectProxy(environment);
  return {
    port: parsePort(environment.PORT || '3000'),
    stateDirectory: environment.STATE_DIR || '.local',
    allowedHosts: parseHosts(environment.ALLOWED_HOSTS || undefined),
    dynamodbEndpoint: parseEndpoint(environment.DYNAMODB_ENDPOINT || undefined),
  };
}

/** The parts of Premia call each other at addresses of this machine, which a proxy can't reach. */
function rejectProxy({ NODE_USE_ENV_PROXY, HTTP_PROXY, http_proxy = HTTP_PROXY }: NodeJS.ProcessEnv): void {
  if (NODE_USE_ENV_PROXY !== '1' || !http_proxy) return;
  throw new StartError(
    'Unset NODE_USE_ENV_PROXY: with it, requests between the parts of Premia go to your proxy',
  );
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`PORT must be a whole number from 0 (any free port) to 65535, not "${text}"`);
}

function parseHosts(text: string | undefined): string[] {
  const hosts =
    text
      ?.toLowerCase()
      .split(',')
      .map((host) => host.trim()) ?? [];
  if (hosts.every((host) => /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(host))) return hosts;
  throw new StartError(`ALLOWED_HOSTS must be hosts without ports, separated by commas, not "${text}"`);
}

function parseEndpoint(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new StartError(`DYNAMODB_ENDPOINT must be a URL such as http://localhost:8000, not "${text}"`);
}
