import * as z from 'zod/mini';
import { startLocalstack } from './localstack.ts';

/** LocalStack on this machine. */
export interface Emulator {
  readonly url: string;
  /** True if {@link openEmulator} started it. Otherwise other stacks may be deployed to it. */
  readonly isOwn: boolean;
  /** Stops LocalStack if {@link openEmulator} started it. */
  close(): Promise<void>;
}

const defaultUrl = 'http://localhost:4566';

/** Builds the configuration of AWS clients for an emulator, which accepts any credentials. */
export function emulatorClient(url: string) {
  return {
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  };
}

/**
 * Connects to LocalStack at `AWS_ENDPOINT_URL`, or at its default address. If it is not running there, starts one that
 * does not need Docker.
 * @param report receives the version, the URL and the origin
 * @throws Error if LocalStack does not respond at `AWS_ENDPOINT_URL`, or does not start
 */
export async function openEmulator(
  report: (message: string) => void,
  endpointUrl = process.env.AWS_ENDPOINT_URL,
): Promise<Emulator> {
  const url = endpointUrl ?? defaultUrl;
  const version = await readVersion(url);
  if (version !== undefined) {
    report(`Emulator   LocalStack ${version} at ${url}, already running`);
    return { url, isOwn: false, close: async () => {} };
  }
  if (endpointUrl !== undefined) throw new Error(`LocalStack does not respond at ${url} (AWS_ENDPOINT_URL)`);
  report('Emulator   installing and starting LocalStack');
  const own = await startLocalstack(async (ownUrl) => (await readVersion(ownUrl)) !== undefined);
  report(`Emulator   LocalStack ${await readVersion(own.url)} at ${own.url}, started by this command`);
  return { ...own, isOwn: true };
}

/** Returns undefined if LocalStack does not respond. */
async function readVersion(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/_localstack/health`, { signal: AbortSignal.timeout(2_000) });
    return z.object({ version: z.string() }).parse(await response.json()).version;
  } catch {
    return undefined;
  }
}
