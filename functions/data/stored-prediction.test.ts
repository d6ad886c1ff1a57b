import { describe, expect, it } from 'vitest';
import { toRowMarket } from '#contract/row-market.ts';
import { buildPrediction } from '#tests/support/test-predictions.ts';
import { keyOf } from './keys.ts';
import { toPredictionText, toRowText } from './stored-prediction.ts';

const car = buildPrediction(new Date('2046-11-20T10:00:00.000Z'));
const { id, created_at, insurance_type, input_data, predicted_premium, range, covers, ...carRest } = car;
const { sk } = keyOf.prediction('user-1', id);
const ofKey = { id, created_at };

const price = { premium: 5000, range: { low: 4000, high: 6000 } };
const designs = { bronze_60: { mean: 0, bad_year: 4000, maximum: 9000 } };

/** Members of the row and the rest of a stored prediction. */
const predictions = {
  car: {
    summary: {
      ...ofKey,
      ...{ insurance_type, input_data, predicted_premium, range, covers },
      ...toRowMarket(car),
    },
    explanation: carRest,
  },
  health: {
    summary: {
      ...{ ...ofKey, insurance_type: 'health', input_data: { age: 45 }, predicted_premium: 5000 },
      ...{ range: price.range, market_premium: 5000, market_range: price.range },
      prices: { bronze: 4000, silver: 5000, gold: null },
    },
    explanation: {
      ...{ baseline: 5100, contributions: [{ feature: 'age', amount: -100 }], warnings: [] },
      ...{ model_version: 'health-1', year: { expected_spending: 3000, designs } },
      market: { ...price, basis: 'Ohio', params: {}, prices: {}, bronze: 4000, silver: 5000, gold: null },
    },
  },
};

type Parts = Readonly<Record<'summary' | 'explanation', object>>;
const toItem = ({ summary, explanation }: Parts) => ({
  ...{ sk, v: 1, summary: JSON.stringify(summary), explanation: JSON.stringify(explanation) },
});

/** Copies an object with another value of one member, which `path` names. */
function replaceMember(value: object, path: string, member: unknown): object {
  const [name = '', ...others] = path.split('.');
  const next = Object.entries(value).find(([each]) => each === name)?.[1];
  const replaced = others.length === 0 ? member : replaceMember(next, others.join('.'), member);
  return Array.isArray(value) ? [replaced] : { ...value, [name]: replaced };
}

describe.each(Object.entries(predictions))('a stored %s prediction', (type, parts) => {
  it('is sent as it is stored', () => {
    const row = toRowText(toItem(parts));
    const whole = toPredictionText(toItem(parts));
    expect([row.isOtherVersion, whole.isOtherVersion]).toEqual([false, false]);
    expect(JSON.parse(row.text)).toEqual(parts.summary);
    expect(JSON.parse(whole.text)).toEqual({ ...parts.summary, ...parts.explanation });
  });

  const ofRow = 'insurance_type input_data predicted_premium range range.low range.high market_premium';
  const ofRange = 'market_range market_range.low market_range.high';
  const covers = ['minimum', 'liability_comprehensive', 'full'].map((cover) => `covers.${cover}`);
  const ownMembers: Readonly<Record<string, readonly string[]>> = {
    car: ['covers', ...covers, ...covers.flatMap((cover) => [`${cover}.premium`, `${cover}.range.low`])],
    health: ['prices', 'prices.bronze', 'prices.silver', 'prices.gold'],
  };
  const rowMembers = [...ofRow.split(' '), ...ofRange.split(' '), ...(ownMembers[type] ?? [])];

  it.each(rowMembers)('is of another version in rows and exports if %s is missing or wrong', (path) => {
    for (const wrong of [undefined, []]) {
      const item = toItem({ ...parts, summary: replaceMember(parts.summary, path, wrong) });
      const [row, whole] = [toRowText(item), toPredictionText(item)];
      expect([row.isOtherVersion, whole.isOtherVersion]).toEqual([true, true]);
      expect(JSON.parse(row.text)).toMatchObject({ ...ofKey, other_version: true, input_data: {} });
    }
  });

  const ofRest = 'baseline contributions contributions.0 contributions.0.amount warnings model_version';
  const ofMarket = 'market market.premium market.range market.range.low market.basis market.params';
  const healthMembers = [
    'market.prices market.bronze market.silver market.gold year.expected_spending year.designs',
    'year.designs.bronze_60.mean year.designs.bronze_60.bad_year year.designs.bronze_60.maximum year',
  ];
  const restMembers = [ofRest, ofMarket, ...(type === 'health' ? healthMembers : [])].join(' ').split(' ');

  it.each(restMembers)('is a row, and exported as it is stored, if %s is missing or wrong', (path) => {
    for (const wrong of [undefined, /^(contributions|warnings)$/.test(path) ? {} : []]) {
      const { sk: _sk, ...stored } = toItem({
        ...parts,
        explanation: replaceMember(parts.explanation, path, wrong),
      });
      const whole = toPredictionText({ sk, ...stored });
      expect(whole.isOtherVersion).toBe(true);
      expect(JSON.parse(whole.text)).toMatchObject({ ...ofKey, other_version: true, stored });
      expect(toRowText({ sk, ...stored }).isOtherVersion).toBe(false);
    }
  });
});

it('exports a health prediction of an age without a year of care', () => {
  const { summary, explanation } = predictions.health;
  const item = toItem({ summary, explanation: { ...explanation, year: null } });
  expect(toPredictionText(item).isOtherVersion).toBe(false);
});
