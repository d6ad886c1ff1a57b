import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { deleteStack } from './delete-stack.ts';

const opened: Listening[] = [];

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

/** Starts a server of CloudFormation's Query API whose stack has this status after its deletion was requested. */
async function startCloudFormation(status: string) {
  const actions: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    const action = body.get('Action') ?? '';
    actions.push(`${action} ${body.get('StackName')}`);
    const result =
      action === 'DescribeStacks'
        ? `<Stacks><member><StackName>PremiaLocal</StackName><StackStatus>${status}</StackStatus></member></Stacks>`
        : '';
    response.setHeader('content-type', 'text/xml');
    response.end(`<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`);
  });
  const listening = await listenOnLoopback(server);
  opened.push(listening);
  return { url: listening.url, actions };
}

describe('deleteStack', () => {
  it('requests the deletion and waits for it', async () => {
    const { url, actions } = await startCloudFormation('DELETE_COMPLETE');
    await deleteStack(url);
    expect(actions).toEqual(['DeleteStack PremiaLocal', 'DescribeStacks PremiaLocal']);
  });

  it('fails with the step to take if the stack cannot be deleted', async () => {
    const { url } = await startCloudFormation('DELETE_FAILED');
    await expect(deleteStack(url)).rejects.toThrow('Restart the emulator to remove it');
  });
});
