import { createServer } from 'node:http';
import { openBuiltProgram } from './built-program.ts';
import { setFunctionEnvironment } from './function-environment.ts';
import { sendError } from './gateway/error-response.ts';
import { createGateway, type RequestListener } from './gateway/gateway.ts';
import { answerMalformedRequests } from './gateway/malformed-request.ts';
import { type Listening, listenOnLoopback } from './loopback.ts';
import type { OpenProgram, Program } from './program.ts';
import { checkReadiness } from './readiness.ts';
import { type Services, startServices } from './services.ts';
import { StartError } from './start-error.ts';
import { openStateDirectory } from './state-directory.ts';

export interface ApplicationOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Where data is kept, or `:memory:`. */
  readonly stateDirectory: string;
  /** A DynamoDB that runs elsewhere; without it one is started here. */
  readonly dynamodbEndpoint?: string | undefined;
  /** What answers requests; without it the functions as they stand and the built website. */
  readonly openProgram?: OpenProgram;
}

/** The whole of Premia, running on this machine. */
export interface Application {
  readonly url: string;
  readonly services: Services;
  readonly program: Program;
  /** Lets requests finish, then stops everything. */
  close(): Promise<void>;
}

/**
 * Starts Premia on this machine and comes back when requests succeed. The functions read where
 * their services are from the environment, so a process can hold one application at a time.
 * @throws StartError when something keeps it from starting; what had started stops by itself
 */
export async function startApplication(options: ApplicationOptions): Promise<Application> {
  const state = await openStateDirectory(options.stateDirectory);
  let answer: RequestListener = async (_request, response) => sendError(response, 'starting');
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  answerMalformedRequests(server);
  // Before all else, so that a port in use is known at once.
  const listening = await listen(server, options.port);
  const starting = startServices(state, options.dynamodbEndpoint);
  const opening = (options.openProgram ?? openBuiltProgram)(server);
  // The database goes last, when no request needs it any more.
  const close = async () => {
    await closeOpened(opening);
    await listening.close();
    await closeOpened(starting);
  };
  try {
    const [services, program] = await Promise.all([starting, opening]);
    setFunctionEnvironment(services.urls);
    answer = createFrontDoor(program);
    await checkReadiness(listening.url, services.urls.model, program);
    return { url: listening.url, services, program, close };
  } catch (error) {
    void close();
    throw error;
  }
}

/** Closes a part once it is open; one that never opened needs no closing. */
async function closeOpened(opening: Promise<{ close(): Promise<void> }>): Promise<void> {
  const part = await opening.catch(() => undefined);
  await part?.close();
}

/** Parts the API from the website as CloudFront does, by path. */
function createFrontDoor(program: Program): RequestListener {
  const gateway = createGateway(program.loadHandler);
  return (request, response) =>
    (request.url?.startsWith('/api/') ? gateway : program.serveWebsite)(request, response);
}

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<Listening> {
  try {
    return await listenOnLoopback(server, port);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use by another program: stop it, or set PORT to another port`,
      EACCES: `Port ${port} is not open to you: set PORT to one from 1024 to 65535`,
    };
    throw new StartError(reasons[code ?? ''] ?? `Port ${port} can not be listened on: ${message}`);
  }
}
