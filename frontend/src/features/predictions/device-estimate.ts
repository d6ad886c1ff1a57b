import { useEffect, useState } from 'react';
import type { EstimateFor, InsuranceAnswers, InsuranceType } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import type { CountryPrices, StatePrices } from '#model/serving/places.ts';
import type { Evaluator } from './evaluator.ts';

/** Loaders of the country's and the states' marketplace prices, by path. The latest plan year sorts last. */
const priceFiles = import.meta.glob<StatePrices & CountryPrices>('#model/artifacts/prices-*/*.json', {
  import: 'default',
});

const findPrices = (name: string) =>
  Object.entries(priceFiles)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .findLast(([path]) => path.endsWith(`/${name}.json`))?.[1];

/** Marketplace prices that are loaded, by postal code. */
const states: Record<string, StatePrices> = {};

const areLoaded = (state: string | undefined) => !state || state in states;

/**
 * Loads the marketplace prices of a state, a file of the website. Car estimates need none.
 * @throws {NetworkError} if they cannot be fetched
 */
export async function loadPrices(state: string | undefined): Promise<void> {
  const load = findPrices(state ?? '');
  if (load && state && !areLoaded(state)) states[state] = await loadCode(load);
}

/**
 * Loads the marketplace prices of a state when it is chosen.
 * @returns `missing` after a failure, until the device is online again
 */
export function usePrices(state: string | undefined): 'loading' | 'loaded' | 'missing' {
  const [failed, setFailed] = useState<string>();
  const [, setLoaded] = useState(state);
  useEffect(() => {
    if (areLoaded(state)) return;
    const load = () =>
      loadPrices(state).then(
        () => setLoaded(state),
        () => setFailed(state),
      );
    void load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [state]);
  if (areLoaded(state)) return 'loaded';
  return failed === state ? 'missing' : 'loading';
}

const evaluators: Partial<Record<InsuranceType, Evaluator>> = {};

/**
 * Loads the evaluator of a product: the modules and tables of the models' endpoint. Forms call it when they get the
 * focus.
 * @throws {NetworkError} if it cannot be fetched
 */
export async function loadEvaluator(insuranceType: InsuranceType): Promise<Evaluator> {
  evaluators[insuranceType] ??= await loadCode(() => createEvaluator(insuranceType));
  return evaluators[insuranceType];
}

/**
 * Estimates answers on the device.
 * @throws {NetworkError} if the evaluator cannot be fetched
 */
export async function estimateOnDevice<Given extends InsuranceAnswers>(
  answers: Given,
): Promise<EstimateFor<Given>> {
  const [evaluator] = await Promise.all([
    loadEvaluator(answers.insurance_type),
    // The estimate says if they are missing.
    loadPrices(answers.input_data.state).catch(() => undefined),
  ]);
  return evaluator.estimate(answers);
}

async function createEvaluator(insuranceType: InsuranceType): Promise<Evaluator> {
  const code = import('./evaluator.ts');
  if (insuranceType === 'car') {
    const tables = import('#model/artifacts/car.json', { with: { type: 'json' } });
    return (await code).createCarEvaluator((await tables).default);
  }
  const [{ createHealthEvaluator }, tables, country, year] = await Promise.all([
    code,
    import('#model/artifacts/health.json', { with: { type: 'json' } }),
    findPrices('US')?.(),
    import('#model/artifacts/year.json', { with: { type: 'json' } }),
  ]);
  if (!country) throw new Error('The website has no prices of the country');
  return createHealthEvaluator(tables.default, country, states, year.default);
}
