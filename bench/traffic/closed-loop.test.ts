import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { runClosedLoop, type Visitor } from './closed-loop.ts';
import { openConnection } from './http-connection.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function visit(url: string, count: number): Visitor {
  const connection = openConnection(url);
  onTestFinished(() => connection.close());
  let left = count;
  return {
    connection,
    next() {
      left -= 1;
      if (left < 0) return undefined;
      return { name: 'look', expectedStatus: 200, send: ({ send }) => send({ method: 'GET', path: '/' }) };
    },
  };
}

it('visitors never have more requests under way than one each, and stop when nothing is left', async () => {
  let underWay = 0;
  let most = 0;
  const url = await serve((_request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    setImmediate(() => {
      underWay -= 1;
      response.end('{}');
    });
  });
  const { samples, seconds } = await runClosedLoop([visit(url, 20), visit(url, 20), visit(url, 20)], 60);
  expect(samples.filter(({ failure }) => failure === undefined)).toHaveLength(60);
  expect(most).toBeLessThanOrEqual(3);
  expect(seconds).toBeLessThan(60);
});

it('an answer with another status counts as failed, and so does none', async () => {
  const url = await serve((_request, response) => response.writeHead(503).end('busy'));
  const { samples } = await runClosedLoop([visit(url, 1)], 60);
  expect(samples).toMatchObject([{ name: 'look', failure: '503 busy' }]);

  const gone = await serve((_request, response) => response.destroy());
  const lost = await runClosedLoop([visit(gone, 1)], 60);
  expect(lost.samples).toMatchObject([{ failure: expect.stringContaining('socket hang up') }]);
});

it('traffic for any other machine is refused', () => {
  expect(() => openConnection('http://192.0.2.1:3000')).toThrow('not to 192.0.2.1');
});
