import * as z from 'zod/mini';
import type { Route } from '../route.ts';

const message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.int(), z.null()])),
});

export const mcpRoute = {
  id: 'mcp',
  method: 'POST',
  path: '/api/mcp/',
  session: 'none',
  clientLimit: 'estimates',
  summary:
    'Model Context Protocol server over streamable HTTP: five read-only tools, without session or event stream.',
  body: z.extend(message, { method: z.string(), params: z.optional(z.looseObject({})) }),
  parsesBody: true,
  response: message,
  errors: ['forbidden'],
} as const satisfies Route;
