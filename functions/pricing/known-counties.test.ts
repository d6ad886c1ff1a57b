import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import usStates from '#contract/us-states.json' with { type: 'json' };
import { readModels } from '#model/serving/evaluate.ts';
import type { StatePrices } from '#model/serving/places.ts';
import { healthAnswers } from '#tests/support/test-predictions.ts';
import { checkCounty } from './known-counties.ts';

const artifacts = new URL('../../model-training/artifacts/', import.meta.url);
const latest = readdirSync(artifacts)
  .filter((name) => name.startsWith('prices-'))
  .sort()
  .at(-1);

/** Message of what rejects a county; undefined if it is known. */
function catchMessage(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

it('accepts the counties of the model and rejects all other codes, with its message', async () => {
  const { health } = await readModels();
  const states = Object.entries(usStates) as [keyof typeof usStates, { fips: string }][];
  for (const [state, { fips }] of states) {
    const prices: StatePrices = JSON.parse(
      readFileSync(new URL(`${latest}/${state}.json`, artifacts), 'utf8'),
    );
    const rejected = Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, '0')).filter(
      (code) => catchMessage(() => checkCounty({ state, county: fips + code })) !== undefined,
    );
    expect(rejected).toHaveLength(1000 - Object.keys(prices.counties).length);
    expect(rejected.filter((code) => code in prices.counties)).toEqual([]);

    const county = `${fips}${rejected[0]}`;
    const message = catchMessage(() => checkCounty({ state, county }));
    expect(message).toBe(catchMessage(() => health.estimate({ ...healthAnswers, state, county }, 2026)));
  }
});

it('ignores answers without a county', () => {
  expect(() => checkCounty({ state: 'OH' })).not.toThrow();
});

it('needs at most 8 KB', () => {
  expect(readFileSync(new URL('county-codes.json', artifacts)).length).toBeLessThanOrEqual(8000);
});
