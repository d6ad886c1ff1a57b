import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { openLocalDeployment } from './local-deployment.ts';

const opened: Listening[] = [];

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

describe('openLocalDeployment', () => {
  it('starts nothing if its port is in use', async () => {
    const inUse = await listenOnLoopback(createServer());
    opened.push(inUse);
    const reported: string[] = [];
    const opening = openLocalDeployment(inUse.port, (message) => reported.push(message));
    await expect(opening).rejects.toThrow(`Cannot listen on port ${inUse.port}: set PORT to another port`);
    expect(reported).toEqual([]);
  });
});
