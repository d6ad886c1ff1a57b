import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { carPrediction, healthPrediction } from '#contract/predictions.ts';
import { routes } from '#contract/routes.ts';
import { putItem } from '#tests/support/dynamodb-items.ts';
import { createAccount, readSession } from '#tests/support/test-accounts.ts';
import { createTestPlatform } from '#tests/support/test-platform.ts';
import { keyOf } from './keys.ts';
import { reads } from './stored-forms.ts';

const folder = new URL('../../tests/stored/', import.meta.url);

/** Members that an answer must have for ever, if it had them when the item was stored. */
const compared = z.looseObject({
  insurance_type: z.string(),
  created_at: z.string(),
  input_data: z.looseObject({}),
  household: z.optional(z.unknown()),
  policy: z.optional(z.unknown()),
  predicted_premium: z.number(),
  range: z.unknown(),
  label: z.optional(z.string()),
  covers: z.optional(z.unknown()),
  year: z.optional(z.unknown()),
  market: z.looseObject({ premium: z.number(), range: z.unknown(), prices: z.optional(z.looseObject({})) }),
  contributions: z.array(z.unknown()),
  warnings: z.array(z.looseObject({})),
  model_version: z.string(),
});

const fixture = z.object({ id: z.string(), item: z.looseObject({}), answer: compared });

const forms = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name): [number, string] => [Number.parseInt(name, 10), readFileSync(new URL(name, folder), 'utf8')]);

const fixtures = forms.flatMap(([form, text]) =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({ name: `${form}, line ${index + 1}`, ...fixture.parse(JSON.parse(line)) })),
);

it('has real items of every form', () => {
  expect(forms.map(([form]) => form).sort()).toEqual(Array.from({ length: reads }, (_, index) => index + 1));
});

/** Members of a fixture's answer that a reading has, for a comparison of those that every door shows. */
const pick = (value: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));

const inRow = [
  'insurance_type',
  'created_at',
  'input_data',
  'household',
  'policy',
  'predicted_premium',
  'range',
  'label',
  'covers',
];
const whole = [...inRow, 'year', 'market', 'contributions', 'baseline', 'model_version'];

describe.each(fixtures)('an item of form $name', ({ id, item, answer }) => {
  it('is read by every door as it was answered when it was stored', async () => {
    const platform = await createTestPlatform();
    const token = await createAccount(platform);
    const { userId } = await readSession(platform, token);
    await putItem(platform.table, { ...keyOf.prediction(userId, id), ...item });
    const parameters = { id };
    const call = async (routeId: Parameters<typeof platform.call>[0], request: object = {}) => {
      const { status, body } = await platform.call(routeId, { token, ...request });
      expect(status).toBe(200);
      // As the website parses it.
      expect(() => routes[routeId].response.parse(body)).not.toThrow();
      return body;
    };

    const schema = answer.insurance_type === 'car' ? carPrediction : healthPrediction;
    const got = await call('get-prediction', { parameters });
    expect(() => schema.parse(got)).not.toThrow();
    expect(pick(got, whole)).toEqual(pick(answer, whole));
    expect(got.warnings).toEqual(expect.arrayContaining(answer.warnings));

    for (const query of [{}, { limit: '1' }]) {
      const [row] = await call('list-predictions', { query });
      expect(pick(row, inRow)).toEqual(pick(answer, inRow));
      expect(row).toMatchObject({ market_premium: answer.market.premium, market_range: answer.market.range });
      expect(row.prices?.plan_year).toBe(answer.market.prices?.plan_year);
    }

    const exported = await call('export-account');
    expect(pick(exported.predictions[0], whole)).toEqual(pick(answer, whole));
    expect(exported.predictions[0].warnings).toEqual(
      expect.arrayContaining(JSON.parse(String(item.explanation)).warnings),
    );

    expect((await call('get-dashboard')).last_prediction_date).toBe(answer.created_at);
    const labelled = await call('label-prediction', { parameters, body: { label: 'Renamed' } });
    expect(pick(labelled, whole)).toEqual({ ...pick(answer, whole), label: 'Renamed' });
    expect(JSON.stringify(await call('list-predictions'))).not.toContain('other_version');
  });
});
