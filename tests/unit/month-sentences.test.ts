import { expect, it } from 'vitest';
import { describeMonths, toYearEvent } from '#frontend/features/prices/steps/month-sentences.ts';
import { type PricedRequest, priceRequest } from '#tests/support/change-cases.ts';

const adult = (age: number) => ({ role: 'adult' as const, age });
const columbus = { state: 'OH', county: '39049', plan_year: 2027, income: 60_000 } as const;

function describe(request: PricedRequest, reason: string, day: string, spouseAge?: number) {
  const prices = priceRequest(request);
  const event = toYearEvent(reason, day, prices, spouseAge);
  return event && describeMonths(prices, event);
}

it('tells who leaves the plan for Medicare, when, what the others pay, and the price of Part B with its year', () => {
  const couple = { ...columbus, people: [adult(64), adult(61)] };
  expect(describe(couple, 'turning_65', '2027-03-14')).toEqual({
    spans: [
      {
        months: 'January and February',
        sentences: [
          'You (64) and the adult of 61 have the marketplace plan.',
          'You pay about bronze $0, silver $475, gold $529 a month.',
        ],
      },
      {
        months: 'March to December',
        sentences: [
          'You (64) have Medicare.',
          'The adult of 61 has the marketplace plan.',
          'You pay about bronze $137, silver $475, gold $501 a month.',
        ],
      },
    ],
    sentences: [
      'All of 2027 costs bronze $1,369, silver $5,700, gold $6,066.',
      'Leave the marketplace plan on February 28. Take only yourself off it, and tell HealthCare.gov about you alone. These stay on the plan: the adult of 61.',
      'Medicare Part B costs $202.90 a month in 2026, with a deductible of $283 a year. The price of 2027 is not published yet. Part D, for drugs, has a price of its own.',
    ],
  });
  expect(describe(couple, 'turning_65', '2028-01-02')).toBeUndefined();
  const alone = describe({ ...columbus, people: [adult(64)] }, 'turning_65', '2027-03-14');
  expect(alone?.spans[1]?.sentences).toEqual(['You (64) have Medicare.']);
  expect(alone?.sentences[1]).toBe(
    'Leave the marketplace plan on February 28, the day before Medicare starts.',
  );
});

it('tells that the month of a birth may cost less, and what comes back at tax time', () => {
  const family = {
    ...columbus,
    state: 'TX',
    county: '48201',
    people: [adult(38), adult(36)],
    income: 78_000,
  };
  const [before, after] = describe(family, 'baby', '2027-06-12')?.spans ?? [];
  expect(before?.months).toBe('January to May');
  expect(before?.sentences.at(-1)).toMatch(/^Up to \$\d+ a month more tax credit comes back at tax time/);
  expect(after?.sentences).toContainEqual(
    'In June this is the most: the insurer may charge for a part of the month.',
  );
});

it.each([
  ['lost_cover', 'You (40) have an employer’s plan.', 'We don’t know the price of the employer’s plan.'],
  ['lost_public', 'You (40) have Medicaid or CHIP.', 'This is free or costs little.'],
])('tells what precedes the plan after %s', (reason, cover, bill) => {
  const shown = describe({ ...columbus, people: [adult(40)], income: 50_000 }, reason, '2027-04-30');
  expect(shown?.spans.map(({ months }) => months)).toEqual(['January to April', 'May to December']);
  expect(shown?.spans[0]?.sentences).toEqual([cover, bill]);
});

it('has months of a marriage for a known age, and none of a move to an unknown place', () => {
  const one = { ...columbus, people: [adult(40)], income: 50_000 };
  expect(describe(one, 'marriage', '2027-04-30')).toBeUndefined();
  expect(describe(one, 'marriage', '2027-04-30', 38)?.spans).toHaveLength(2);
  expect(describe(one, 'moving', '2027-04-30')).toBeUndefined();
});
