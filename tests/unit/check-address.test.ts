import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { checkAddress } from '#tests/deployed/check-address.ts';

const opened: Listening[] = [];

/** Something that answers every request with one status. */
async function answerWith(status: number): Promise<Listening> {
  const server = createServer((_request, response) => void response.writeHead(status).end());
  const listening = await listenOnLoopback(server);
  opened.push(listening);
  return listening;
}

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

describe('the address of a deployment to test', () => {
  it('is one where a Premia answers, without its last slash', async () => {
    const { url } = await answerWith(401);
    expect(await checkAddress(`${url}/`)).toBe(url);
  });

  it.each([undefined, '', 'premia'])('has to be said: %j', async (address) => {
    await expect(checkAddress(address)).rejects.toThrow('Say which Premia to test');
  });

  it('is not one of something else', async () => {
    const { url } = await answerWith(200);
    await expect(checkAddress(url)).rejects.toThrow(`${url} is no Premia`);
  });

  it('has to be reached', async () => {
    const { url, close } = await answerWith(401);
    await close();
    opened.pop();
    await expect(checkAddress(url)).rejects.toThrow(`${url} can not be reached`);
  });
});
