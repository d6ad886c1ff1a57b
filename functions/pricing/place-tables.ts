import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HealthEstimate } from '#contract/estimates.ts';
import { type PlanDesign, planDesigns } from '#contract/plan-designs.ts';
import { toApiError, toFieldProblem } from '#functions/errors/api-error.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { findZipPlace, listChoices, type ZipCounty, type ZipList } from '#functions/plans/zip-list.ts';
import {
  type CountryPrices,
  createPlaces,
  type Place,
  type StatePrices,
  toMarket,
} from '#model/serving/places.ts';

/** Folder that the bundles of functions have beside them, with the parts of the artifacts in {@link placeTables}. */
export const tablesFolder = 'tables';

/** Files and folders of the artifacts with the tables of places. Each file is read when it is needed. */
export const placeTables = [`prices-${priceYear}`, 'places/zips', 'maxima.json'];

const beside = join(import.meta.dirname, tablesFolder);
const folder = existsSync(beside) ? beside : join(import.meta.dirname, '../../model-training/artifacts');

const tables = new Map<string, unknown>();

/** Reads a table once in the life of the process. */
async function readTable<Table>(name: string): Promise<Table> {
  if (!tables.has(name)) tables.set(name, JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
  return tables.get(name) as Table;
}

const readPrices = <Prices>(place: string) => readTable<Prices>(`${placeTables[0]}/${place}`);

/** First two digits of the ZIP codes that have a list: all but 09, of the armed forces. */
const listedDigits = /^(?!09)\d\d$/;

/** Finds the counties of a ZIP code of five digits. */
export const findZip = (zip: string) =>
  findZipPlace(zip, async (digits) =>
    listedDigits.test(digits) ? readTable<ZipList>(`places/zips/${digits}`) : undefined,
  );

/** County, with the digits that decide its price where there are such. */
export type PricedPlace = Place & {
  readonly planYear: number;
  readonly countyName: string;
  /** Lowest and highest out-of-pocket maximum of each of {@link planDesigns}, USD a year. */
  readonly maxima: readonly number[] | undefined;
};

/** Content of `maxima.json`: for each plan design of a state, in the order of its prices. */
type Maxima = Readonly<Partial<Record<string, readonly (readonly number[])[]>>>;

/** Finds the prices of a county; undefined for one that the state does not have. */
export async function findPlace({ state, county, zip3 }: ZipCounty): Promise<PricedPlace | undefined> {
  const [country, prices] = await Promise.all([
    readPrices<CountryPrices>('US'),
    readPrices<StatePrices>(state),
  ]);
  const found = county.startsWith(prices.fips) ? prices.counties[county.slice(2)] : undefined;
  if (!found) return undefined;
  const place = createPlaces(country, { [state]: prices })({ state, county, ...(zip3 && { zip3 }) });
  const { [state]: ofState } = found.design === undefined ? {} : await readTable<Maxima>('maxima');
  const maxima = ofState?.[found.design ?? 0];
  return { ...place, planYear: prices.plan_year, countyName: found.name, maxima };
}

/** Marketplace prices of a place at an age in a plan year, USD a year. */
export const priceAt = (place: Place, age: number, planYear: number) =>
  toMarket(place, age, planDesigns, planYear) as HealthEstimate['market'];

/** Out-of-pocket maxima of the county's plans of a design, USD a year; null where they are not known. */
export function findMaxima({ design: known, maxima }: PricedPlace, design: PlanDesign) {
  const index = planDesigns.indexOf(design);
  const median = known?.[index]?.[3];
  const [low, high] = maxima?.slice(2 * index) ?? [];
  if (low === undefined || median === undefined || high === undefined) return null;
  return { low, median, high };
}

/** Describes a county with the origin of its prices. */
export function describePlace({ state, county }: ZipCounty, place: PricedPlace) {
  const { basis, area, countyName: name, planYear: plan_year } = place;
  const { zip3 } = place.name.params;
  return { state, county, name, ...(zip3 !== undefined && { zip3 }), basis, area, plan_year };
}

/** Problem of a ZIP code without a marketplace. */
export const toAbsence = (kind: 'unknown' | 'military' | 'territory', zip: string) =>
  kind === 'unknown'
    ? toFieldProblem('unknown_zip', { zip })
    : toFieldProblem('no_marketplace', { zip, place: kind });

/** Describes counties that are known. */
export async function describePlaces(counties: readonly ZipCounty[]) {
  const places = await Promise.all(
    counties.map(async (county) => ({ county, place: await findPlace(county) })),
  );
  return places.flatMap(({ county, place }) => (place ? describePlace(county, place) : []));
}

/**
 * Lists the counties of a ZIP code, and tells if prices need one of them.
 * @throws ApiError `unknown_zip` or `no_marketplace`
 */
export async function listPlaces(zip: string) {
  const zipPlace = await findZip(zip);
  const { kind, counties } = zipPlace;
  if (kind !== 'county') {
    throw kind === 'unknown'
      ? toApiError('unknown_zip', { zip })
      : toApiError('no_marketplace', { zip, place: kind });
  }
  return { zip, counties: await describePlaces(counties), county_required: listChoices(zipPlace).length > 1 };
}
