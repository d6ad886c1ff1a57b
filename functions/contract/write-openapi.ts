import { writeFileSync } from 'node:fs';
import { buildOpenApi } from './openapi.ts';

const [, , path = 'docs/openapi.json'] = process.argv;
writeFileSync(path, `${JSON.stringify(buildOpenApi(), null, 2)}\n`);
