import * as z from 'zod/mini';
import { startModelEndpoint } from './server.ts';

const environment = z.safeParse(
  z.object({
    PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 8080),
    HOST: z._default(z.string(), '127.0.0.1'),
    MODEL_ENDPOINT_NAME: z.string().check(z.minLength(1)),
  }),
  process.env,
);
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
