import { useEffect, useState } from 'react';
import type { InsuranceAnswers, InsuranceType } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import type { CountryPrices, Insurer, StatePrices } from '#model/serving/places.ts';
import type { Evaluator } from './evaluator.ts';

/** Loaders of the country's and the states' marketplace prices, by path. The latest plan year sorts last. */
const priceFiles = import.meta.glob<StatePrices & CountryPrices>('#model/artifacts/prices-*/*.json', {
  import: 'default',
});

const pricePaths = Object.keys(priceFiles).sort();

function findPrices(name: string) {
  const load = priceFiles[pricePaths.findLast((path) => path.endsWith(`/${name}.json`)) ?? ''];
  if (!load) throw new Error(`The website has no prices of ${name}`);
  return load;
}

/** Marketplace prices that are loaded, by postal code. */
const states: Record<string, StatePrices> = {};

const areLoaded = (state: string | undefined) => !state || state in states;

/**
 * Loads the marketplace prices of a state, a file of the website. Only health estimates need them.
 * @throws {NetworkError} if they cannot be fetched
 */
export async function loadPrices(state: string | undefined): Promise<void> {
  if (state && !areLoaded(state)) states[state] = await loadCode(findPrices(state));
}

/**
 * Loads the marketplace prices of a state when it is chosen.
 * @returns `missing` after a failure, until the device is online again
 */
export function usePrices(state: string | undefined): 'loading' | 'loaded' | 'missing' {
  const [settled, setSettled] = useState<{ state: string | undefined }>();
  useEffect(() => {
    if (areLoaded(state)) return;
    const settle = () => setSettled({ state });
    const load = () => loadPrices(state).then(settle, settle);
    void load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [state]);
  if (areLoaded(state)) return 'loaded';
  return settled?.state === state ? 'missing' : 'loading';
}

/** Plan year of the filed prices of a state, from which on prices are known; of the country while they are not loaded. */
export const findFiledYear = (state = ''): number =>
  states[state]?.plan_year ?? Number(/\d{4}/.exec(pricePaths.at(-1) ?? ''));

export interface CountyInsurers {
  /** Each with the rise that it asked for. */
  insurers: readonly Insurer[];
  /** Plan year of the requests; undefined where its prices are filed. */
  year: number | undefined;
}

/** Finds the insurers of a county; undefined where they are not known or not loaded. */
export function findInsurers(state = '', county = ''): CountyInsurers | undefined {
  const { counties = {}, sellers = [], insurers = [], rise, plan_year = 0 } = states[state] ?? {};
  const list = sellers[counties[county.slice(2)]?.sellers ?? Number.NaN];
  if (!list) return undefined;
  return {
    insurers: list.flatMap((number) => insurers.slice(number, number + 1)),
    year: rise === undefined ? undefined : plan_year + 1,
  };
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

/** Evaluator of a product; undefined until it is loaded, and after a failure, which is reported when a form is sent. */
export function useEvaluator(insuranceType: InsuranceType): Evaluator | undefined {
  const [evaluator, setEvaluator] = useState<Evaluator>();
  useEffect(() => {
    loadEvaluator(insuranceType).then(setEvaluator, () => undefined);
  }, [insuranceType]);
  return evaluator;
}

/** Loads what is needed to estimate answers. The estimate says if the prices of the state could not be loaded. */
export async function loadEvaluatorFor({ insurance_type, input_data }: InsuranceAnswers): Promise<Evaluator> {
  const [evaluator] = await Promise.all([
    loadEvaluator(insurance_type),
    insurance_type === 'health' && loadPrices(input_data.state).catch(() => undefined),
  ]);
  return evaluator;
}

async function createEvaluator(insuranceType: InsuranceType): Promise<Evaluator> {
  if (insuranceType === 'car') {
    const [{ createCarEvaluator }, tables] = await Promise.all([
      import('./evaluator.ts'),
      import('#model/artifacts/car.json'),
    ]);
    return createCarEvaluator(tables.default);
  }
  const [{ createHealthEvaluator }, tables, country, year] = await Promise.all([
    import('./evaluator.ts'),
    import('#model/artifacts/health.json'),
    findPrices('US')(),
    import('#model/artifacts/year.json'),
  ]);
  return createHealthEvaluator(tables.default, country, states, year.default);
}
