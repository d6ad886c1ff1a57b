import { beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});

const getPlace = async (zip: string) => {
  const { status, body } = await platform.call('get-place', { parameters: { zip } });
  return { status, body };
};

it.each([
  ['that differ in a price', '77053', ['48157', '48201'], true],
  ['whose silver plans cost the same, unlike bronze and gold', '66407', ['20149', '20197'], true],
  ['of two states', '86515', ['04001', '35031'], true],
  ['that differ in nothing', '77612', ['48241', '48351'], false],
  ['without one with fewer than 2 % of the homes', '77545', ['48157'], false],
])('lists the counties %s, and tells if one is required', async (_, zip, counties, county_required) => {
  const { body } = await getPlace(zip);
  expect(body).toMatchObject({ counties: counties.map((county) => ({ county })), county_required });
});

it.each([
  [
    'one county',
    '77002',
    [{ state: 'TX', county: '48201', name: 'Harris County', basis: 'filed', area: 10, plan_year: 2026 }],
  ],
  [
    'a county that ZIP digits divide',
    '90601',
    [{ state: 'CA', county: '06037', zip3: '906', name: 'Los Angeles County', area: 15, basis: 'filed' }],
  ],
])('returns %s with the basis of its prices', async (_, zip, counties) => {
  expect(await getPlace(zip)).toMatchObject({ status: 200, body: { zip, counties } });
});

it.each([
  ['00000', 'unknown_zip'],
  ['09999', 'unknown_zip'],
  ['00901', 'no_marketplace'],
  ['09012', 'no_marketplace'],
  ['1234', 'not_found'],
  ['__proto__', 'not_found'],
  ['../..', 'not_found'],
])('returns 404 for %s with the code %s', async (zip, code) => {
  expect(await getPlace(zip)).toMatchObject({ status: 404, body: { code } });
});
