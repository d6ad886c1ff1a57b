import type { InsuranceAnswers, InsuranceType } from '#contract/insurance-answers.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';
import type { CountryPrices, Insurer, StatePrices } from '#model/serving/places.ts';
import type { Evaluator } from './evaluator.ts';

/** Loaders of the country's and the states' marketplace prices, by path. The latest plan year sorts last. */
const priceFiles = import.meta.glob<StatePrices & CountryPrices>('#model/artifacts/prices-*/*.json', {
  import: 'default',
});

const pricePaths = Object.keys(priceFiles).sort();

function importPrices(name: string) {
  const load = priceFiles[pricePaths.findLast((path) => path.endsWith(`/${name}.json`)) ?? ''];
  if (!load) throw new Error(`The website has no prices of ${name}`);
  return load;
}

/** Marketplace prices by postal code. */
const prices = createLoader<string, StatePrices>((state) => loadCode(importPrices(state)));

/**
 * Loads the marketplace prices of a state, a file of the website. Only health estimates need them.
 * @throws {NetworkError} if they cannot be fetched
 */
export async function loadPrices(state: string | undefined): Promise<void> {
  if (state) await prices.load(state);
}

/**
 * Loads the marketplace prices of a state when it is chosen.
 * @returns `missing` after a failure, until the device is online again
 */
export function usePrices(state = ''): 'loading' | 'loaded' | 'missing' {
  const { value, isMissing } = prices.useLoaded(state, state !== '');
  if (state === '' || value) return 'loaded';
  return isMissing ? 'missing' : 'loading';
}

/** Plan year of the filed prices of a state, from which on prices are known; of the country while they are not loaded. */
export const findFiledYear = (state = ''): number =>
  prices.loaded[state]?.plan_year ?? Number(/\d{4}/.exec(pricePaths.at(-1) ?? ''));

export interface CountyInsurers {
  /** Each with the rise that it asked for. */
  insurers: readonly Insurer[];
  /** Plan year of the requests; undefined where its prices are filed. */
  year: number | undefined;
}

/** Finds the insurers of a county; undefined where they are not known or not loaded. */
export function findInsurers(state = '', county = ''): CountyInsurers | undefined {
  const { counties = {}, sellers = [], insurers = [], rise, plan_year = 0 } = prices.loaded[state] ?? {};
  const list = sellers[counties[county.slice(2)]?.sellers ?? Number.NaN];
  if (!list) return undefined;
  return {
    insurers: list.flatMap((number) => insurers.slice(number, number + 1)),
    year: rise === undefined ? undefined : plan_year + 1,
  };
}

/**
 * Loader of the evaluator of a product: the modules and tables of the models' endpoint. Forms load it when they get the
 * focus, and report a failure when they are sent. It throws a NetworkError.
 */
export const { load: loadEvaluator, useLoaded: useEvaluator } = createLoader<InsuranceType, Evaluator>(
  (insuranceType) => loadCode(createEvaluators[insuranceType]),
);

/** Loaders of what an evaluator needs besides for a state. */
const loadPlacePrices: Readonly<Record<InsuranceType, typeof loadPrices>> = {
  health: loadPrices,
  car: async () => {},
};

/** Loads what is needed to estimate answers. The estimate says if the prices of the state could not be loaded. */
export async function loadEvaluatorFor({ insurance_type, input_data }: InsuranceAnswers): Promise<Evaluator> {
  const [evaluator] = await Promise.all([
    loadEvaluator(insurance_type),
    loadPlacePrices[insurance_type](input_data.state).catch(() => undefined),
  ]);
  return evaluator;
}

const createEvaluators: Readonly<Record<InsuranceType, () => Promise<Evaluator>>> = {
  async health() {
    const [{ createHealthEvaluator }, tables, country, year] = await Promise.all([
      import('./health-evaluator.ts'),
      import('#model/artifacts/health.json'),
      importPrices('US')(),
      import('#model/artifacts/year.json'),
    ]);
    return createHealthEvaluator(tables.default, country, prices.loaded, year.default);
  },
  async car() {
    const [{ createCarEvaluator }, tables] = await Promise.all([
      import('./car-evaluator.ts'),
      import('#model/artifacts/car.json'),
    ]);
    return createCarEvaluator(tables.default);
  },
};
