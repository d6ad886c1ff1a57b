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
  ['counties with different prices', '77053', [{ county: '48157' }, { county: '48201' }]],
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
