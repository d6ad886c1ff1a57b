import type { JSONRPCMessage, Tool } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { buildToolSchemas } from './listed-schemas.ts';
import { createMcpServer } from './mcp-tools.ts';
import built from './tool-schemas.json' with { type: 'json' };

/** Lists the tools of a new server, as the objects that it sends. */
async function listTools(): Promise<Tool[]> {
  const fail = () => Promise.reject(new Error('not called'));
  const dependencies = { model: fail, policyModel: fail, countEstimate: fail, log: () => undefined };
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

it('lists the schemas that were built of the contract; otherwise run npm run docs:openapi', async () => {
  expect(built).toEqual(JSON.parse(JSON.stringify(buildToolSchemas())));
  const tools = await listTools();
  expect(tools.map(({ inputSchema }) => inputSchema.properties)).toEqual(
    [
      built.planRequest,
      built.healthAnswers,
      built.carAnswers,
      built.carPolicy,
      built.placeRequest,
      built.dateRequest,
    ].map(({ properties }) => properties),
  );
  expect(tools.map(({ outputSchema }) => outputSchema?.properties)).toEqual(
    [
      built.planResponse,
      built.estimate,
      built.estimate,
      built.carPolicyEstimate,
      built.places,
      built.dates,
    ].map(({ properties }) => properties),
  );
});

/** Lists a schema and all within it. */
function listSchemas(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(listSchemas)];
}

it('lists one type for each argument, without references, unions, null and empty text', async () => {
  const schemas = (await listTools()).flatMap(({ inputSchema }) => listSchemas(inputSchema));
  expect(schemas.filter((schema) => 'type' in schema).length).toBeGreaterThan(60);
  for (const schema of schemas) {
    for (const name of ['anyOf', 'oneOf', 'allOf', 'const', '$ref', '$defs'])
      expect(schema).not.toHaveProperty(name);
    if ('type' in schema && typeof schema.type !== 'object')
      expect(schema.type).toMatch(/^(array|boolean|number|object|string)$/);
    if ('description' in schema && typeof schema.description === 'string')
      expect(schema).toHaveProperty('type');
  }
});

it('lists the members of an estimate that every client may rely on', async () => {
  const toObject = (properties: object) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
  });
  const [text, number] = [{ type: 'string' }, { type: 'number' }];
  const range = toObject({ low: number, high: number });
  const estimate = toObject({
    ...{ insurance_type: text, predicted_premium: number, range },
    ...{ market: toObject({ premium: number, basis: text }), model_version: text },
  });
  const listed = new Map((await listTools()).map(({ name, outputSchema }) => [name, outputSchema]));
  expect(listed.get('estimate_health_premium')).toEqual(estimate);
  expect(listed.get('estimate_car_premium')).toEqual(estimate);
  expect(listed.get('estimate_car_policy')).toMatchObject({
    properties: { range },
    required: ['predicted_premium', 'range', 'cars', 'model_version'],
  });
});

it('keeps the list of tools small, which is in the context of each conversation', async () => {
  expect(JSON.stringify(await listTools()).length).toBeLessThanOrEqual(20_000);
});
