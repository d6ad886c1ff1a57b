import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** A JSON schema, as far as the API's description uses it. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
}

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const jsonContent = z.object({
  'application/json': z.object({ schema, example: z.optional(z.record(z.string(), z.json())) }),
});

const operation = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean(), schema }),
  ),
  requestBody: z.optional(z.object({ content: jsonContent })),
  responses: z.record(z.string(), z.object({ content: jsonContent })),
});

const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** One operation of the API, as its description promises it. */
export interface Operation extends z.infer<typeof operation> {
  readonly method: string;
  readonly path: string;
}

/** The API's description as it is published. */
export const apiDescription: object = JSON.parse(await readFile('docs/openapi.json', 'utf8'));

/** Every operation that the description promises. */
export const operations: readonly Operation[] = Object.entries(
  description.parse(apiDescription).paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, promised]) => ({ ...promised, method, path })),
);
