import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { StartError } from './settings.ts';

/** Server that listens on this machine. */
export interface Listening {
  readonly port: number;
  readonly url: string;
  /** Stops accepting connections, lets open requests finish for 5 s, then closes the rest. */
  close(): Promise<void>;
}

/** Time for open requests to finish after a stop, in milliseconds. */
const graceMilliseconds = 5_000;

/**
 * Time an idle connection stays open, in milliseconds: longer than clients reuse theirs, so that none
 * is closed at the moment a client sends its next request. Node's default of 5 s is shorter.
 */
const idleMilliseconds = 75_000;

/** Interval at which idle connections are closed during a stop, in milliseconds. */
const sweepMilliseconds = 20;

/**
 * Listens on both addresses that `localhost` can resolve to, 127.0.0.1 and ::1, and on no other: the
 * server is not reachable from the network.
 * @param port 0 takes any free port
 * @throws the system's error, such as EADDRINUSE
 */
export async function listenOnLoopback(server: HttpServer, port = 0): Promise<Listening> {
  server.keepAliveTimeout = idleMilliseconds;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: boundPort } = server.address() as AddressInfo;
  const ipv6Server = createServer({ allowHalfOpen: true }, (socket) => server.emit('connection', socket));
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

/** Listens like {@link listenOnLoopback}; if it can't, throws a StartError that says what to do. */
export async function listenOnPort(server: HttpServer, port: number) {
  try {
    return await listenOnLoopback(server, port);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use by another program: stop it, or set PORT to another port`,
      EACCES: `Port ${port} requires more permissions: set PORT to one from 1024 to 65535`,
    };
    throw new StartError(reasons[code ?? ''] ?? `Cannot listen on port ${port}: ${message}`);
  }
}

async function listenOnIpv6(server: Server, port: number): Promise<void> {
  server.listen(port, '::1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    // Without IPv6, `localhost` has one address.
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code ?? '')) throw error;
  });
}

async function closeGracefully(server: HttpServer): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

/**
 * Finds a port that nothing listens on now, for another process: one of those preferred, or any. Systems give
 * ports from 32,768 (Linux) or 49,152 (others) to connections: one of those could be taken before the process listens.
 */
export async function findFreePort(
  host = '127.0.0.1',
  [port = randomInt(20_000, 32_768), ...others]: readonly number[] = [],
): Promise<number> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return findFreePort(host, others);
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Finds a free port of a random address of 127.0.0.0/8, for another process. A web page can try all ports of one address,
 * but not of 16 million.
 * @returns a port of 127.0.0.1 where that is the only such address, as on macOS
 */
export async function findFreeAddress(): Promise<{ host: string; port: number }> {
  const host = `127.${randomInt(1, 256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  try {
    return { host, port: await findFreePort(host) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') throw error;
    return { host: '127.0.0.1', port: await findFreePort() };
  }
}
