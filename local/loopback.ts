import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Its address as people type it. */
  readonly url: string;
  /** Stops taking connections, lets requests finish for a while, then ends what is left. */
  close(): Promise<void>;
}

/** How long requests may take to finish once their server is to stop. */
const graceMilliseconds = 5_000;

/**
 * How long an idle connection stays open: longer than clients keep theirs for the next request, so that
 * none is closed at the moment it is used again. Node's 5 s are shorter.
 */
const idleMilliseconds = 75_000;

/** How soon a connection is closed after its last request, once its server is to stop. */
const sweepMilliseconds = 20;

/**
 * Listens on both addresses that `localhost` may mean, 127.0.0.1 and ::1, and on no other, so that
 * nobody else on the network gets at it.
 * @param port 0 for a free one
 * @throws the system's error, EADDRINUSE among them
 */
export async function listenOnLoopback(server: HttpServer, port = 0): Promise<Listening> {
  server.keepAliveTimeout = idleMilliseconds;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: boundPort } = server.address() as AddressInfo;
  const ipv6Server = createServer((socket) => server.emit('connection', socket));
  try {
    await listenOnIpv6(ipv6Server, boundPort);
  } catch (error) {
    server.close();
    throw error;
  }
  return {
    port: boundPort,
    url: `http://localhost:${boundPort}`,
    async close() {
      ipv6Server.close();
      await closeGracefully(server);
    },
  };
}

async function listenOnIpv6(server: Server, port: number): Promise<void> {
  server.listen(port, '::1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const ipv6Missing = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];
    if (!ipv6Missing.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function closeGracefully(server: HttpServer): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds);
  const impatience = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await closed;
  clearInterval(sweep);
  clearTimeout(impatience);
}
