import * as z from 'zod';
import { startModelEndpoint } from './server.ts';

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    HOST: z.string().default('127.0.0.1'),
    MODEL_ENDPOINT_NAME: z.string().min(1),
  })
  .safeParse(process.env);
if (!environment.success) {
  console.error(z.prettifyError(environment.error));
  process.exit(1);
}
const { PORT: port, HOST: host, MODEL_ENDPOINT_NAME: endpointName } = environment.data;

const endpoint = await startModelEndpoint({ port, host, endpointName });
console.log(`The model endpoint ${endpointName} listens on ${endpoint.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endpoint.close());
}
