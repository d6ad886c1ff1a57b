/** Entry point of the container. SageMaker starts it with the argument `serve` and ends it with SIGTERM. */
import { startModelServer } from './server.ts';

const server = await startModelServer({ port: Number(process.env.PORT ?? 8080), host: '0.0.0.0' });
console.log(`The premium models listen on ${server.url}`);

process.once('SIGTERM', () => void server.close());
