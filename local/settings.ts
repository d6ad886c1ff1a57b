import { StartError } from './start-error.ts';

/** What a user can set, by environment variable. */
export interface Settings {
  readonly port: number;
  readonly stateDirectory: string;
  readonly dynamodbEndpoint: string | undefined;
}

/**
 * Reads PORT, STATE_DIR and DYNAMODB_ENDPOINT. An empty one counts as unset.
 * @throws StartError that names the variable that is wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort(environment.PORT || '3000'),
    stateDirectory: environment.STATE_DIR || '.local',
    dynamodbEndpoint: readEndpoint(environment.DYNAMODB_ENDPOINT || undefined),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`PORT must be a whole number from 0 (any free port) to 65535, not "${text}"`);
}

function readEndpoint(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new StartError(`DYNAMODB_ENDPOINT must be an address such as http://localhost:8000, not "${text}"`);
}
