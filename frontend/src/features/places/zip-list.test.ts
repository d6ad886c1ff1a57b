import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NetworkError } from '#frontend/api/failure.ts';
import { findBenchmarkShare } from '#functions/plans/credit.ts';
import { listChoices, type ZipCounty, type ZipPlace } from '#functions/plans/zip-list.ts';
import { type CountryPrices, createPlaces, type StatePrices } from '#model/serving/places.ts';
import { priceFigures } from '#tests/support/price-figures.ts';
import { loadZip } from './zip-list.ts';

it.each([
  ['one county', '77002', [{ state: 'TX', county: '48201' }]],
  ['a county with two rating areas', '90001', [{ state: 'CA', county: '06037', zip3: '900' }]],
  ['the other area of it', '90601', [{ state: 'CA', county: '06037', zip3: '906' }]],
  ['a former county of Connecticut', '06001', [{ state: 'CT', county: '09003' }]],
  ['digits that decide nothing', '99501', [{ state: 'AK', county: '02020' }]],
  ['Hawaii beside American Samoa', '96797', [{ state: 'HI', county: '15003' }]],
])('finds %s', async (_, zip, counties) => {
  expect(await loadZip(zip)).toMatchObject({ kind: 'county', counties });
});

it('finds the county with most homes first, and those with fewer than 2 % apart', async () => {
  const inTexas = (...counties: string[]) => counties.map((county) => ({ state: 'TX', county }));
  const found = await loadZip('77546');
  expect(found).toMatchObject({ counties: inTexas('48167', '48201'), smallCounties: inTexas('48039') });
  expect(listChoices(found)).toEqual(inTexas('48167', '48201'));
});

it.each([
  ['an unused code', '00000', 'unknown'],
  ['the armed forces in Europe', '09012', 'military'],
  ['the armed forces in the Americas', '34002', 'military'],
  ['the armed forces in the Pacific', '96200', 'military'],
  ['Palau', '96940', 'territory'],
])('finds no county for %s', async (_, zip, kind) => {
  expect(await loadZip(zip)).toMatchObject({ kind, counties: [], smallCounties: [] });
});

it.each([
  ['Puerto Rico', ['00601', '00725', '00901', '00988'], 'PR'],
  ['the Virgin Islands', ['00801', '00851'], 'VI'],
  ['Guam', ['96910', '96932'], 'GU'],
  ['the Northern Marianas', ['96950', '96952'], 'MP'],
  ['American Samoa', ['96799'], 'AS'],
])('finds %s', async (_, zips, territory) => {
  for (const zip of zips)
    expect(await loadZip(zip)).toMatchObject({ kind: 'territory', territory, counties: [] });
});

it('fails as the network does when a list cannot be loaded', async () => {
  onTestFinished(() => {
    vi.doUnmock('#model/artifacts/places/zips/83.json');
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock('#model/artifacts/places/zips/83.json', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { loadZip: findAgain } = await import('./zip-list.ts');
  await expect(findAgain('83702')).rejects.toMatchObject({ name: NetworkError.name });
});

describe('of all ZIP codes', () => {
  const lists = import.meta.glob<{ codes: string }>('#model/artifacts/places/zips/*.json', {
    import: 'default',
    eager: true,
  });
  const { US, ...states } = Object.fromEntries(
    Object.entries(
      import.meta.glob<StatePrices & CountryPrices>('#model/artifacts/prices-*/*.json', {
        import: 'default',
        eager: true,
      }),
    ).map(([file, part]) => [file.slice(-7, -5), part]),
  );
  const findPlace = createPlaces(US ?? expect.unreachable(), states);
  const places = new Map<string, ZipPlace>();

  beforeAll(async () => {
    for (const [file, { codes }] of Object.entries(lists)) {
      for (const [number, position] of codes.split(' ').entries()) {
        const zip = `${file.slice(-7, -5)}${String(number).padStart(3, '0')}`;
        if (position) places.set(zip, await loadZip(zip));
      }
    }
  }, 60_000);

  it('7,584 list several counties, 9,356 accept several', () => {
    const zips = [...places.values()];
    expect(zips).toHaveLength(39_379);
    expect(zips.filter(({ counties }) => counties.length > 1)).toHaveLength(7584);
    expect(
      zips.filter(({ counties, smallCounties }) => counties.length + smallCounties.length > 1),
    ).toHaveLength(9356);
  });

  /** Counties with a program of their own for children. */
  const withProgram = ['06075', '06081', '06085'];

  /** Facts of a county that a household is shown and that may differ: prices of all plan years, help. */
  function listShown(county: ZipCounty): unknown[] {
    const { basis, bronzeBasis, benchmark, silver, bronze, gold, name, rise } = findPlace(county);
    const levels = [basis === 'filed', benchmark, silver, bronzeBasis, bronze, gold, rise?.mean];
    const program = withProgram.includes(county.county);
    return [county.state, name.params.zip3, ...levels, program, findBenchmarkShare(county.county)];
  }

  it('those ask for the county where anything that is shown differs', () => {
    const wrong: string[] = [];
    for (const [zip, place] of places) {
      const asks = listChoices(place).length > 1;
      const shown = new Set(place.counties.map((county) => listShown(county).join()));
      if (asks !== shown.size > 1) wrong.push(zip);
    }
    expect(wrong).toEqual([]);
  });

  it.runIf(priceFigures)('as many as are counted ask for the county', () => {
    const asking = [...places.values()].filter((place) => listChoices(place).length > 1);
    expect(asking).toHaveLength(priceFigures?.zips_that_ask ?? Number.NaN);
  });

  it('those of two states are 44, and offer both', () => {
    const isOfTwo = ({ counties }: ZipPlace) => new Set(counties.map(({ state }) => state)).size > 1;
    expect([...places].filter(([, place]) => isOfTwo(place))).toHaveLength(44);
    // The second one's share of the homes is not known.
    const ofBoth = places.get('86515') ?? expect.unreachable();
    expect(ofBoth.counties.map(({ state }) => state)).toEqual(['AZ', 'NM']);
    expect(listChoices(ofBoth, 'NM')).toEqual([{ state: 'NM', county: ofBoth.counties[1]?.county }]);
  });

  it('each county has a place, by the digits exactly where they are returned', () => {
    for (const [zip, { counties }] of places) {
      const digits = zip.slice(0, 3);
      for (const county of counties) {
        const { params } = findPlace({ ...county, zip3: digits }).name;
        expect([zip, county.zip3]).toEqual([zip, params.zip3]);
      }
    }
  });
});
