import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { findFreePort, type Listening, listenOnLoopback } from './loopback.ts';

let listening: Listening | undefined;
afterEach(async () => {
  await listening?.close();
  listening = undefined;
});

it('listens on every address of localhost', async () => {
  listening = await listenOnLoopback(createServer((_request, response) => response.end('here')));
  for (const host of ['localhost', '127.0.0.1']) {
    expect(await (await fetch(`http://${host}:${listening.port}`)).text()).toBe('here');
  }
  const hasIpv6 = networkInterfaces().lo?.some(({ family }) => family === 'IPv6');
  if (hasIpv6) expect(await (await fetch(`http://[::1]:${listening.port}`)).text()).toBe('here');
});

it('listens on no other address of this machine', async () => {
  listening = await listenOnLoopback(createServer((_request, response) => response.end('here')));
  const { port } = listening;
  const addresses = Object.values(networkInterfaces()).flatMap((each = []) => each);
  const others = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
  // Linux has the whole network 127.0.0.0/8.
  const hosts = ['127.0.0.2', ...others.map(({ address }) => address)];
  const connections = hosts.map((host) =>
    fetch(`http://${host}:${port}`, { signal: AbortSignal.timeout(500) }),
  );
  expect((await Promise.allSettled(connections)).map(({ status }) => status)).toEqual(
    hosts.map(() => 'rejected'),
  );
});

it('keeps idle connections open for 75 s', async () => {
  listening = await listenOnLoopback(createServer((_request, response) => response.end()));
  const { headers } = await fetch(listening.url);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});

it('rejects with EADDRINUSE for a port in use', async () => {
  listening = await listenOnLoopback(createServer());
  await expect(listenOnLoopback(createServer(), listening.port)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

it('finds a port that no connection can take', async () => {
  const port = await findFreePort();
  expect(port).toBeLessThan(32_768);
  listening = await listenOnLoopback(createServer(), port);
});

it('finds the first preferred port that is not in use', async () => {
  const free = await findFreePort();
  listening = await listenOnLoopback(createServer());
  expect(await findFreePort('127.0.0.1', [listening.port, free])).toBe(free);
});

it('finishes open requests before it closes', async () => {
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    started.resolve();
    await release.promise;
    response.end('finished');
  });
  const { url, close } = await listenOnLoopback(server);
  const response = fetch(url);
  await started.promise;
  const closed = close();
  release.resolve();
  expect(await (await response).text()).toBe('finished');
  await closed;
  await expect(fetch(url)).rejects.toThrow();
});
