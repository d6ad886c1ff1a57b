import type { JSONRPCMessage, Tool } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { createMcpServer } from './mcp-tools.ts';

/** Lists the tools of a new server, as the objects that it sends. */
async function listTools(): Promise<Tool[]> {
  const fail = () => Promise.reject(new Error('not called'));
  const dependencies = { model: fail, countEstimate: fail, log: () => undefined };
  const server = createMcpServer(dependencies, new Date(), () => undefined);
  const sent = Promise.withResolvers<JSONRPCMessage>();
  const transport = {
    onmessage: (_: JSONRPCMessage) => undefined,
    start: async () => undefined,
    send: async (message: JSONRPCMessage) => sent.resolve(message),
    close: async () => undefined,
  };
  await server.connect(transport);
  transport.onmessage({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const message = await sent.promise;
  await server.close();
  if (!('result' in message)) throw new Error(JSON.stringify(message));
  return message.result.tools as Tool[];
}

it('builds the schemas of the tools once, although each request has a server of its own', async () => {
  const [first, second] = [await listTools(), await listTools()];
  expect(first.length).toBe(5);
  for (const [index, tool] of first.entries()) {
    expect(tool.inputSchema.properties).toBe(second[index]?.inputSchema.properties);
    expect(tool.outputSchema).toBeDefined();
  }
});
