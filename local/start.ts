import { runApplication } from './run.ts';

await runApplication();
