import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';

/** Starts an HTTP server, which is closed after the test. */
export async function serve(listener: RequestListener): Promise<Listening> {
  const listening = await listenOnLoopback(createServer(listener));
  onTestFinished(listening.close);
  return listening;
}
