import * as z from 'zod';
import { startModelEndpoint } from './server.ts';

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    HOST: z.string().default('127.0.0.1'),
    MODEL_ENDPOINT_NAME: z.string(),
  })
  .parse(process.env);

const endpoint = await startModelEndpoint({
  port: environment.PORT,
  host: environment.HOST,
  endpointName: environment.MODEL_ENDPOINT_NAME,
});
console.log(`The model endpoint ${environment.MODEL_ENDPOINT_NAME} listens on ${endpoint.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endpoint.close());
}
