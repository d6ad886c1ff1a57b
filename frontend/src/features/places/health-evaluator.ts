import { createHealthModel, type HealthTables } from '#model/serving/health.ts';
import { createModel } from '#model/serving/model.ts';
import type { CountryPrices, PricesByState } from '#model/serving/places.ts';
import type { YearTables } from '#model/serving/year.ts';
import { createEvaluator, type Evaluator } from './evaluator.ts';

/** @param states prices that are loaded; may be filled later */
export function createHealthEvaluator(
  tables: HealthTables,
  country: CountryPrices,
  states: PricesByState,
  year: YearTables,
): Evaluator {
  const model = createModel(createHealthModel(tables, country, states, year));
  return createEvaluator(model, (state) => state !== undefined && !states[state]);
}
