import * as z from 'zod/mini';
import { connectTable, type Table } from '#functions/data/table.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { logLevels } from '#functions/platform/environment.ts';
import { createLog } from '#functions/platform/logger.ts';
import type { MetricsDependencies } from '#functions/platform/metrics.ts';

/** Dependencies of the function that completes the deletion of accounts. */
export interface EraserDependencies extends MetricsDependencies {
  readonly table: Table;
  readonly clock: Clock;
}

const environment = z.object({
  TABLE_NAME: z.string(),
  LOG_LEVEL: z._default(z.enum(logLevels), 'INFO'),
  /** Set by Lambda itself. */
  AWS_LAMBDA_FUNCTION_NAME: z.optional(z.string()),
});

/** @throws Error that names every missing or invalid environment variable */
export function connectEraserDependencies(): EraserDependencies {
  const { TABLE_NAME, LOG_LEVEL, AWS_LAMBDA_FUNCTION_NAME } = environment.parse(process.env);
  return {
    table: connectTable(TABLE_NAME),
    clock: systemClock,
    log: createLog(LOG_LEVEL),
    functionName: AWS_LAMBDA_FUNCTION_NAME,
  };
}
