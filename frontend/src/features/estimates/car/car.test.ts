import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CarAnswers } from '#contract/car-answers.ts';
import { coverTexts } from '#frontend/features/estimates/car/cover.texts.ts';
import { createCarEvaluator } from '#frontend/features/places/car-evaluator.ts';
import tables from '#model/artifacts/car.json' with { type: 'json' };
import facts from '#model/artifacts/car-facts.json' with { type: 'json' };
import { carCovers } from '#tests/support/test-predictions.ts';
import { formatRule } from './collision-worth.tsx';
import { formatKnownGap, listCarCovers, listShortCovers } from './covers.ts';
import { DrivingRecord, formatDui } from './driving-record.tsx';
import { type CarFacts, estimateValue } from './facts.ts';
import { formatLaw, StateLawBlock } from './state-law.tsx';
import { YoungDriver } from './young-driver.tsx';

const { states, value } = facts as unknown as CarFacts;

describe('the value of a car', () => {
  it.each([
    [2014, 'standard', 9300],
    [2021, 'standard', 20_500],
    [2022, 'standard', 22_800],
    [2018, 'standard', 14_300],
    [2020, 'standard', 18_100],
    [2017, 'standard', 12_700],
    [2027, 'luxury', 95_000],
    [1980, 'economy', 2600],
    // 13 % after 20 years, and 3 % less with each more: .13 × .97⁵ × 95,000.
    [2001, 'luxury', 10_600],
    [2006, 'premium', 7500],
    [2026, undefined, 39_000],
  ] as const)('of %i, %s is about %i', (car_mfg_year, car_class, expected) => {
    expect(estimateValue({ value }, { car_mfg_year, car_class }, 2026)).toBe(expected);
  });

  it('is that of its own price when new, in dollars of 2026', () => {
    // 50,800 × 1.221 × the share of 12 years.
    const share = value.shares[12] ?? 0;
    const own = estimateValue({ value }, { car_mfg_year: 2014, car_price: 50_800 }, 2026);
    expect(own).toBe(Math.round((50_800 * 1.221 * share) / 100) * 100);
  });

  it('falls with every year', () => {
    const values = Array.from({ length: 40 }, (_, age) =>
      estimateValue({ value }, { car_mfg_year: 2026 - age, car_class: undefined }, 2026),
    );
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });
});

describe('the rules of thumb', () => {
  it.each([
    [2203, 9300, 'cost $2,203 a year together, more than $930, a tenth of the car’s value. By a common rule'],
    [557, 20_500, 'The common rule says keep it: .* cost $557 a year together, less than $2,050'],
    [1000, 12_700, 'cost $1,000 a year together. A common rule is to drop both at $1,270'],
    [
      100,
      4900,
      'cost $100 a year together. By a common rule you could drop both for a car worth less than $5,000',
    ],
  ])('for %i a year and a value of %i', (damage, worth, text) => {
    const [, start = text, end = ''] = /^(.*) \.\* (.*)$/.exec(text) ?? [];
    expect(formatRule(damage, worth, Math.round(worth / 10))).toContain(start);
    expect(formatRule(damage, worth, Math.round(worth / 10))).toContain(end);
  });
});

describe('the law of a state', () => {
  it.each([
    [
      'TX',
      'Texas law has required since 2011 that you insure at least $30,000 for each person you hurt, $60,000 for each crash and $25,000 for property you damage.',
    ],
    [
      'FL',
      'at least $10,000 for property you damage. It does not require liability coverage for people you hurt',
    ],
    ['NH', 'New Hampshire does not require insurance.'],
  ])('of %s has its limits', (state, text) => {
    const names = { TX: 'Texas', FL: 'Florida', NH: 'New Hampshire' };
    expect(
      formatLaw(states[state] as CarFacts['states'][string], names[state as keyof typeof names]),
    ).toContain(text);
  });

  it('links pages that were seen, and shows certain changes alone', () => {
    expect(Object.keys(states)).toHaveLength(51);
    for (const state of ['TN', 'PA', 'NH']) expect(states[state]?.has_page).toBe(false);
    expect(states.OH).toMatchObject({ page: 'insurance.ohio.gov', has_page: true });
    const changes = Object.entries(states).filter(([, law]) => law.next);
    expect(changes.map(([state, law]) => [state, law.next?.on])).toEqual([['CA', '2035-01-01']]);
  });
});

it.each<[string | undefined, RegExp]>([
  [
    'FL',
    /for 3 years that you are insured, with a form called FR-44\. .* \$100,000 for each person you hurt.* costs up to about \$130 a year/,
  ],
  ['VA', /FR-44.* \$200,000 for each crash/],
  [
    'GA',
    /^After a DUI the law requires \$50,000 for each person .* Some insurers do not take drivers with a DUI\.$/,
  ],
  ['IL', /for 3 years that you are insured, with a form called SR-22\. Some/],
  ['OH', /often has to prove .* called SR-22\. Some/],
  [undefined, /often has to prove .* called SR-22\. Some/],
  ...['PA', 'NY', 'NC', 'KY', 'DE', 'MN', 'NM', 'OK'].map((state): [string, RegExp] => [
    state,
    /in another form .*: ask it\. Some/,
  ]),
])('names the requirements of %s after a DUI', (state, text) => {
  expect(formatDui(states[state ?? '']?.dui, 127)).toMatch(text);
});

describe('the sections about a driver and a state', () => {
  const evaluator = createCarEvaluator(tables);
  const usual = {
    driver_age: 47,
    driving_experience: 20,
    annual_mileage: 16,
    car_mfg_year: 2018,
    prv_accident: 0,
  } as const;

  const render = (block: typeof YoungDriver, answers: Partial<CarAnswers>) => {
    const estimate = evaluator.estimate({ insurance_type: 'car', input_data: { ...usual, ...answers } });
    const element = createElement(block, { estimate, evaluator, facts: facts as unknown as CarFacts });
    return renderToStaticMarkup(element).replace(/<[^>]+>/g, ' ');
  };

  it.each([
    ['HI', 'forbids insurers to set prices by credit score, sex, age, or driving experience.'],
    [
      'MI',
      /In Michigan you choose .* by credit score or sex\. Insurance scores, .* are allowed in Michigan\./,
    ],
    ['NH', 'A policy includes coverage against uninsured drivers.'],
    ['MO', 'Coverage against uninsured drivers is required.'],
  ] as const)('have the rules of %s', (state, text) => {
    expect(render(StateLawBlock, { state })).toMatch(text);
  });

  it.each([
    ['OH', /at 18 .*at 25 /],
    ['NC', /today .*after 10 years more of driving/],
    ['HI', /^$/],
  ] as const)('follow what the law of %s bars', (state, text) => {
    expect(render(YoungDriver, { state, driver_age: 18, driving_experience: 2 })).toMatch(text);
  });

  it('price a young driver’s own policy without the record of the parent', () => {
    const own = (answers: Partial<CarAnswers>) =>
      /own would cost about (\S+) a year at 17,/.exec(render(YoungDriver, answers))?.[1];
    expect(own({ violations: 'none' })).toMatch(/^\$[\d,]+$/);
    expect(own({ violations: 'dui', prv_accident: 2 })).toBe(own({ violations: 'none' }));
  });

  it('leave out a DUI from the year on in which it stops counting', () => {
    const ahead = (answers: Partial<CarAnswers>) =>
      render(YoungDriver, { state: 'MI', driver_age: 18, driving_experience: 1, ...answers }).match(
        /\$[\d,]+/g,
      );
    const [clean, dui] = [ahead({ violations: 'none' }), ahead({ violations: 'dui' })];
    expect(clean?.length).toBe(4);
    expect(dui?.at(-1)).toBe(clean?.at(-1));
    expect(dui?.slice(0, 2)).not.toContain(clean?.[0]);
    expect(render(YoungDriver, { state: 'MI', driver_age: 18, violations: 'dui' })).toContain(
      'no longer count your violation',
    );
  });

  it('have no price of an accident beyond the data, and name what was not given', () => {
    const record = (answers: Partial<CarAnswers>) => render(DrivingRecord, answers);
    expect(record({ prv_accident: 1 })).toMatch(
      /did not say if you have tickets.*One more.*an accident at fault.*a ticket/,
    );
    const many = record({ prv_accident: 4, violations: 'two_tickets' });
    expect(many).toContain('your 4 accidents');
    expect(many).not.toMatch(/One more|\$0/);
  });

  it('name the event that a law counts for longer', () => {
    expect(render(DrivingRecord, { state: 'CA', violations: 'dui', prv_accident: 1 })).toContain(
      'By law a DUI may raise your price for 10 years.',
    );
  });
});

describe('the tiles', () => {
  it('begin with full coverage where a loan requires it', () => {
    expect(listCarCovers(carCovers, {}, true).map(({ level }) => level)).toEqual([
      'full',
      'minimum',
      'liability_comprehensive',
    ]);
  });

  it.each([
    [
      { state: 'MI', zip3: '490' },
      /as Michigan’s drivers chose it on average; your own choice is not asked\.$/,
    ],
    [{ state: 'MI', zip3: '482' }, /is not asked\. One large insurer prices Detroit at about 1\.8 times/],
    [{ state: 'OH', zip3: '482' }, /^undefined$/],
  ] as const)('say how the prices of %o are known to be off', (place, expected) => {
    expect(String(formatKnownGap(place))).toMatch(expected);
  });

  it('have dollars by month and year, and the mark of the given cover', () => {
    const tiles = listCarCovers(carCovers, { cover: 'full' });
    expect(tiles).toMatchObject([
      { level: 'minimum', month: '$51', full: 'harm to others', note: '$610 a year', badge: undefined },
      { level: 'liability_comprehensive', month: '$82', spread: { low: 500, high: 1700 } },
      { level: 'full', month: '$117', badge: 'Yours' },
    ]);
    expect(listCarCovers(carCovers, { cover: 'liability' }).map(({ badge }) => badge)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(listShortCovers(carCovers).map(({ name }) => name)).toEqual([
      'Minimum',
      '+ comprehensive',
      'Full',
    ]);
    expect(coverTexts.names.liability_comprehensive).toBe('Liability + comprehensive');
  });
});
