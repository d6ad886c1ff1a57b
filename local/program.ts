import type { Server } from 'node:http';
import type { LoadHandler, RequestListener } from './gateway/gateway.ts';

/** What answers requests: the functions, and what serves the website. */
export interface Program {
  readonly loadHandler: LoadHandler;
  readonly serveWebsite: RequestListener;
  /** How the website comes to be, for people. */
  readonly website: string;
  close(): Promise<void>;
}

/** Brings the program; `server` is the one that will hand it the requests. */
export type OpenProgram = (server: Server) => Promise<Program>;

/** The repository's folder. */
export const repository = new URL('..', import.meta.url);
