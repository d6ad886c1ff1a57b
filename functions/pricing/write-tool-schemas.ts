import { writeFileSync } from 'node:fs';
import { buildToolSchemas } from './listed-schemas.ts';

writeFileSync(
  new URL('tool-schemas.json', import.meta.url),
  `${JSON.stringify(buildToolSchemas(), null, 2)}\n`,
);
