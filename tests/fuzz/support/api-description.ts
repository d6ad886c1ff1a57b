import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** The parts of JSON Schema that the OpenAPI description uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: string;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const jsonObject = z.record(z.string(), z.json());
const jsonContent = z.object({
  'application/json': z.object({
    schema,
    example: z.optional(jsonObject),
    examples: z.optional(z.record(z.string(), z.object({ value: jsonObject }))),
  }),
});

const operation = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean(), schema }),
  ),
  requestBody: z.optional(z.object({ content: jsonContent })),
  responses: z.record(z.string(), z.object({ content: z.optional(jsonContent) })),
});

const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

export interface Operation extends z.infer<typeof operation> {
  readonly method: string;
  readonly path: string;
}

export const apiDescription: object = JSON.parse(await readFile('docs/openapi.json', 'utf8'));

export const operations: readonly Operation[] = Object.entries(
  description.parse(apiDescription).paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, documented]) => ({ ...documented, method, path })),
);
