import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { readStoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { tileTexts as texts } from '#frontend/features/plans/price.texts.ts';
import { isForApplicant, listPriced } from '#functions/plans/cover.ts';
import { type HouseholdPrices, readPlanPrices, toMonthlyPrices } from './household-prices.ts';
import { formatCovered } from './people-line.ts';
import { formatTile } from './tiles.ts';

export type HealthRow = Extract<PredictionRow, { insurance_type: 'health' }>;

/**
 * Formats what the household that is stored with a prediction pays for silver, or the case that takes the place of
 * prices; second the people, if the prices are not for all of them, and that the price is before any tax credit.
 */
export function formatNetPrice(
  row: HealthRow,
): readonly [price: string | undefined, basis?: string | undefined] {
  return formatSilver(toMonthlyPrices(readRowPrices(row)), row.household?.people.length);
}

/** Prices for the household that is stored with a prediction. Plan year and prices are those of the prediction. */
export function readRowPrices(row: HealthRow): HouseholdPrices {
  const { market_premium: premium, market_range: range } = row;
  const { bronze, silver, gold, ...prices } = row.prices;
  const isExact = prices.basis === 'filed' && range.low === range.high;
  const market = {
    ...{ premium, range, prices, bronze, silver, gold },
    place_basis: isExact ? 'filed' : 'area',
  } as const;
  const { input_data } = row;
  return readPlanPrices({ input_data, market }, readStoredHousehold(row));
}

/**
 * Formats the monthly price of silver, or the case in its place; second the people, unless it is the applicant alone or
 * all people of a known number, and that the price is before any tax credit.
 */
export function formatSilver(
  { instead, prices, tiles }: ReturnType<typeof toMonthlyPrices>,
  named?: number,
): readonly [price: string | undefined, basis?: string | undefined] {
  const tile = tiles.find(({ level }) => level === 'silver');
  if (instead || !prices || !tile) return [instead];
  const price = texts.silverOfRow(tile.name, formatTile({ ...tile, likely: undefined }));
  const isNamed = isForApplicant(prices) || listPriced(prices).length === named;
  const people = !isNamed && formatCovered(prices);
  const credit = prices.help === 'unknown_income' && texts.beforeCredit;
  return [price, [people, credit].filter(Boolean).join(', ') || undefined];
}
