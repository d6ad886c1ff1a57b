import * as z from 'zod/mini';
import { toUsd } from '#model/serving/cents.ts';

/** Maximum of an amount, USD a year: a thousand times the highest price of the models. */
export const maxUsd = 1_000_000_000;

const isWholeCents = (amount: number) => toUsd(amount) === amount;

/** USD a year, in whole cents. */
export const usd = z
  .number()
  .check(z.maximum(maxUsd), z.minimum(-maxUsd), z.refine(isWholeCents, 'Must be in whole cents'));

export const positiveUsd = z
  .number()
  .check(z.positive(), z.maximum(maxUsd), z.refine(isWholeCents, 'Must be in whole cents'));

/** Returns true for what {@link usd} accepts. */
export function isUsd(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= maxUsd && isWholeCents(value);
}

/** Returns true for what {@link positiveUsd} accepts. */
export function isPositiveUsd(value: unknown): value is number {
  return isUsd(value) && value > 0;
}

export const usdRange = z.object({ low: positiveUsd, high: positiveUsd });
