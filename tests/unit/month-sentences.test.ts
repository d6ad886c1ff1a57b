import { expect, it } from 'vitest';
import { describeMonths } from '#frontend/features/plans/steps/month-sentences.ts';
import { type EventFacts, listSubjects, toYearEvent } from '#functions/plans/year-events.ts';
import { listMonths, sumMonths } from '#functions/plans/year-months.ts';
import { type PricedRequest, priceRequest } from '#tests/support/change-cases.ts';
import { itAtPricesOf } from '#tests/support/price-figures.ts';

const adult = (age: number) => ({ role: 'adult' as const, age });
const columbus = { state: 'OH', county: '39049', plan_year: 2027, income: 60_000 } as const;

function describe(request: PricedRequest, reason: string, day: string, facts?: EventFacts) {
  const prices = priceRequest(request);
  const event = toYearEvent(reason, day, prices, facts);
  if (!event) return undefined;
  const { spans, sum, sentences } = describeMonths(prices, [event]);
  return { spans, sentences: sum ? [sum, ...sentences] : sentences };
}

itAtPricesOf(2026)(
  'tells who leaves the plan for Medicare, when, what the others pay, and the price of Part B with its year',
  () => {
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
            'Medicare Part B costs $202.90 a month (price of 2026).',
          ],
        },
      ],
      sentences: [
        // Plans of $1,369, $5,700 and $6,066, and ten months of Part B.
        'All of 2027 costs bronze $3,398, silver $7,729, gold $8,095. Part B is in it at its price of 2026, drugs and a supplement are not.',
        'Leave the marketplace plan on February 28. Take only yourself off it, and tell HealthCare.gov about you alone. These stay on the plan: the adult of 61.',
        'Medicare Part B costs $202.90 a month in 2026, with a deductible of $283 a year. Parts B and D cost more if your 2024 income was above $109,000 alone or $218,000 for a couple. We do not have the price of 2027 yet. Part D, for drugs, has a price of its own.',
      ],
    });
    expect(describe(couple, 'turning_65', '2028-01-02')).toEqual({
      spans: [],
      sentences: ['This day changes no month of 2027.'],
    });
    const alone = describe({ ...columbus, people: [adult(64)] }, 'turning_65', '2027-03-14');
    expect(alone?.spans[1]?.sentences).toEqual([
      'You (64) have Medicare.',
      'Medicare Part B costs $202.90 a month (price of 2026).',
    ]);
    expect(alone?.sentences[1]).toBe(
      'Leave the marketplace plan on February 28, the day before Medicare starts.',
    );
  },
);

itAtPricesOf(2026)('tells that the month of a birth may cost less, and what comes back at tax time', () => {
  const family = {
    ...columbus,
    state: 'TX',
    county: '48201',
    people: [adult(38), adult(36)],
    income: 78_000,
  };
  const shown = describe(family, 'baby', '2027-06-12');
  const [before, after] = shown?.spans ?? [];
  expect(shown?.sentences.at(-1)).toMatch(/^Your tax return settles this with Form 8962\. File one, /);
  expect(before?.months).toBe('January to May');
  expect(before?.sentences.at(-1)).toMatch(/^You pay about bronze/);
  expect(after?.sentences).toContainEqual(
    'In June this is the most: the insurer may charge for a part of the month.',
  );
});

itAtPricesOf(2026)(
  'takes what comes back off the year, and tells when the children leave the plan for CHIP',
  () => {
    const family = {
      ...({ state: 'TX', county: '48201', plan_year: 2027, income: 78_000 } as const),
      people: [adult(38), adult(36), child(9), child(6)],
    };
    const months = listMonths(priceRequest(family), [{ kind: 'birth', day: '2027-06-12' }]);
    const backs = months.slice(0, 5).map(({ back }) => Math.round(back));
    expect(backs).toEqual([85, 85, 85, 85, 85]);
    const silver = sumMonths(months, 'silver') ?? Number.NaN;
    const { sentences = [] } = describe(family, 'baby', '2027-06-12') ?? {};
    const [sum, back] = sentences;
    const shown = Number(/silver \$([\d,]+)/.exec(sum ?? '')?.[1]?.replaceAll(',', ''));
    const due = months.reduce((total, month) => total + month.back, 0);
    expect(back).toBe(
      `About $${Math.round(due)} of tax credit comes back in April 2028 if your plan is from the marketplace, because your tax return counts everybody on it for the whole year.`,
    );
    expect(shown).toBe(Math.round(silver - due));
    expect(sum).toMatch(/ The tax credit that comes back is taken off\.$/);
    expect(sentences.at(-1)).toBe(
      'Apply for Children’s Medicaid or CHIP in June. Take your children (9 and 6) off the plan with the day before it starts, not earlier.',
    );
  },
);

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
  expect(describe(one, 'marriage', '2027-04-30', { age: 38 })?.spans).toHaveLength(2);
  expect(describe(one, 'moving', '2027-04-30')).toBeUndefined();
});

const child = (age: number) => ({ role: 'child' as const, age });
const houston = { state: 'TX', county: '48201', plan_year: 2027, income: 52_000 } as const;

const tellSpans = (...event: Parameters<typeof describe>) =>
  describe(...event)?.spans.map(({ months, sentences }) => [months, ...sentences]);

itAtPricesOf(2026)(
  'tells who gets the plan of a job that begins, what all pay, and who loses the tax credit by it',
  () => {
    const family: PricedRequest = { ...houston, people: [adult(36), child(9)] };
    expect(tellSpans(family, 'job_begins', '2027-05-15', { person: 0, bill: 120 })).toEqual([
      ['January to May', 'You (36) and your child (9) have the marketplace plan.', expect.any(String)],
      [
        'June to December',
        'You (36) have an employer’s plan.',
        'Your child (9) has the marketplace plan.',
        expect.stringMatching(/^You pay about bronze \$\d+, silver \$\d+, gold \$\d+ a month\.$/),
      ],
    ]);
    expect(describe(family, 'job_begins', '2027-05-15', { person: 0, bill: 120 })?.sentences).toEqual([
      expect.stringMatching(/^All of 2027 costs bronze /),
      'Leave the marketplace plan on May 31. Take only yourself off it, and tell HealthCare.gov about you alone. These stay on the plan: your child (9).',
      expect.stringMatching(/^The others keep their tax credit only if .* costs more than \$\d+ a month/),
    ]);
    const ofAll = describe(family, 'job_begins', '2027-05-01', { bill: 450 });
    expect(ofAll?.spans[1]).toMatchObject({
      months: 'May to December',
      sentences: [
        'You (36) and your child (9) have an employer’s plan.',
        'You pay $450 a month for the employer’s plan.',
      ],
    });
    expect(describe(family, 'job_begins', '2027-05-01')?.sentences).toEqual([
      'Leave the marketplace plan on April 30.',
    ]);
  },
);

it('tells all of a year that a day before it has changed, and that a later day changes none', () => {
  const one = { ...columbus, people: [adult(40)], income: 50_000 };
  expect(tellSpans(one, 'lost_cover', '2026-12-31')).toEqual([
    ['January to December', 'You (40) have the marketplace plan.', expect.stringContaining('silver')],
  ]);
  // Nothing comes or goes back.
  expect(describe(one, 'lost_cover', '2026-12-31')?.sentences.join()).not.toContain('8962');
  expect(describe(one, 'lost_cover', '2027-12-31')?.sentences).toEqual([
    'This day changes no month of 2027.',
  ]);
  expect(describe({ ...one, income: undefined }, 'lost_cover', '2027-04-30')).toEqual({
    spans: [],
    sentences: ['Give your income and your ZIP code to see the months in dollars.'],
  });
});

it('tells which cover a child has who gets too old for Medicaid or CHIP', () => {
  const family = { ...columbus, people: [adult(45), child(18)], income: 38_000 };
  expect(tellSpans(family, 'chip_age', '2027-06-30')?.map((span) => span.slice(0, 3))).toEqual([
    ['January to June', 'You (45) have the marketplace plan.', 'Your child (18) has Medicaid or CHIP.'],
    ['July to December', 'You (45) and your child (19) have the marketplace plan.', expect.any(String)],
  ]);
  const poor = describe({ ...family, income: 20_000 }, 'chip_age', '2027-06-30');
  expect(poor?.sentences.at(-1)).toMatch(/^With this income Medicaid or CHIP would probably continue/);
  expect(describe({ ...family, people: [adult(45), child(17)] }, 'chip_age', '2027-06-30')).toBeUndefined();
});

itAtPricesOf(2026)('tells what a divorce and a death leave, by the tax return of the year', () => {
  const couple = { ...columbus, people: [adult(44), adult(46)] };
  const death = describe(couple, 'divorce_or_death', '2027-03-31');
  expect(death?.spans.map(({ months }) => months)).toEqual(['January to March', 'April to December']);
  expect(death?.sentences.at(-1)).toMatch(
    /^These months count one tax return for all of 2027, as after a death/,
  );
  const divorce = describe(couple, 'divorce_or_death', '2027-03-31', { income: 30_000 });
  expect(divorce?.sentences.at(-1)).toMatch(/^Two tax returns share the tax credit/);
  // Of the benchmark, 8,162 USD: 6.14 % of 30,000 for one person, and 9.50 % of 60,000 for two.
  expect([divorce, death].map((shown) => shown?.spans[1]?.sentences.at(-1))).toEqual([
    'You pay about bronze $0, silver $154, gold $166 a month.',
    'You pay about bronze $307, silver $475, gold $488 a month.',
  ]);
  expect(tellSpans({ ...couple, people: [adult(44)] }, 'divorce_or_death', '2027-03-31')?.[0]).toContain(
    'You (44) have an employer’s plan.',
  );
});

itAtPricesOf(2026)('tells what tax time takes where a wedding raises the income', () => {
  const one = { ...columbus, people: [adult(40)], income: 40_000 };
  const wedding = describe(one, 'marriage', '2027-06-12', { age: 38, income: 90_000 });
  expect(wedding?.spans[0]?.sentences.at(-1)).toMatch(
    /^Up to \$\d+ a month of the tax credit may have to be paid back at tax time/,
  );
  expect(describe(one, 'marriage', '2027-06-12', { age: 38 })?.sentences.at(-1)).toMatch(
    /^These months count an income of \$40,000 for the whole year\./,
  );
});

it.each<[string, PricedRequest['people'], number[]]>([
  ['turning_65', [adult(58), adult(64)], [1]],
  ['turning_65', [adult(61), adult(64)], [1, 0]],
  ['lost_cover', [adult(40), { ...adult(38), employer_offer: { own: 100, family: 200 } }], [1]],
  ['lost_cover', [adult(40), adult(38)], []],
  ['job_begins', [adult(40), adult(38), child(8)], [0, 1]],
  ['divorce_or_death', [adult(40), adult(38)], [1]],
])('of %s may be about the persons %#', (reason, people, expected) => {
  const prices = priceRequest({ ...houston, people, income: 60_000 });
  expect(listSubjects(reason, prices)).toEqual(expected);
});
