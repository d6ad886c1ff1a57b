import * as z from 'zod/mini';
import { toUsd } from '#model/serving/cents.ts';

/** USD a year, in whole cents. */
export const usd = z.number().check(z.refine((amount) => toUsd(amount) === amount, 'Must be in whole cents'));

export const positiveUsd = usd.check(z.positive());

export const usdRange = z.object({ low: positiveUsd, high: positiveUsd });
