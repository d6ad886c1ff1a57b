import { openLiveProgram } from './live-program.ts';
import { runApplication } from './run.ts';

await runApplication(openLiveProgram);
