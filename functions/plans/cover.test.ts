import { describe, expect, it } from 'vitest';
import { adult, child } from '#tests/support/plan-households.ts';
import {
  expandedMedicaid,
  findCovers,
  findProgramOfIncome,
  type Help,
  hasCountyProgram,
  hasOnlyChildOf18,
  isApplicantPriced,
  isForApplicant,
  isUnpriced,
  listInPublicCover,
  listOffers,
  listPriced,
  sumOffers,
} from './cover.ts';
import type { Household, Person, RulesPlace } from './household.ts';
import shared from './tables/household.json' with { type: 'json' };

const texan: Household = { people: [adult(62)] };
const parent: Household = { people: [adult(62), child(18)] };

const cover = (place: RulesPlace, household: Household) => findCovers(household, place, 2026);
const listCoversOf = (state: string, household: Household) =>
  cover({ state }, household).people.map((person) => person.cover);

it.each([
  ['TX', 'income_too_low'],
  ['FL', 'income_too_low'],
  [undefined, 'state_decides'],
])('gives an income of 0 the rule of an income of 1 in %s', (state, help) => {
  const family = { people: [adult(62), child(19)] };
  const atOne = cover({ state }, { ...family, income: 1 });
  expect(cover({ state }, { ...family, income: 0 })).toEqual(atOne);
  expect(atOne.help).toBe(help);
});

it.each([
  // 1.38 x 15,960 = 22,024.80
  ['adults in California to 138 % of the line of 2026', 'CA', texan, 22_024, 'medicaid'],
  ['adults in Wisconsin to the line of 2026', 'WI', texan, 15_960, 'medicaid'],
  ['parents in Tennessee to 105 % of 21,640', 'TN', parent, 22_722, 'medicaid'],
  ['adults in DC to 200 %', 'DC', texan, 31_300, 'basic_program'],
  ['adults in Minnesota to 200 %', 'MN', texan, 31_300, 'basic_program'],
  ['adults in New York to 200 %', 'NY', texan, 31_300, 'basic_program'],
  ['adults in Oregon to 200 %', 'OR', texan, 31_300, 'basic_program'],
])('has public cover for %s', (_who, state, household, income, help) => {
  expect(cover({ state }, { ...household, income }).help).toBe(help);
  expect(cover({ state }, { ...household, income: income + 1 }).help).toBe('credit');
});

it('has no Medicaid for adults with grown children, or in Georgia, where it asks for 80 hours of work', () => {
  const grown = { people: [adult(62), child(19)], income: 19_476 };
  expect(cover({ state: 'TN' }, grown).help).toBe('income_too_low');
  expect(cover({ state: 'GA' }, grown).help).toBe('income_too_low');
});

it.each([
  // Alaska's line of 2026 for two is 27,050; its limit is 208 %.
  ['AK', 2, 18, 56_264],
  // The line of 2026 for three is 27,320; the limits are 305 and 245 %, 288 and 280 %.
  ['NM', 3, 5, 83_326],
  ['NM', 3, 6, 66_934],
  ['MN', 3, 1, 78_681],
  ['MN', 3, 2, 76_496],
])('has public cover for children of %s in a household of %i at the age of %i up to %i', (...row) => {
  const [state, household_size, age, limit] = row;
  const coverAt = (income: number) =>
    listCoversOf(state, { people: [adult(62), child(age)], household_size, income })[1];
  expect(coverAt(limit)).toBe('child_cover');
  expect(coverAt(limit + 1)).toBe('credit');
});

it('has the cover of adults for a child of 19', () => {
  const coverAt = (age: number) => listCoversOf('AK', { people: [adult(62), child(age)], income: 20_000 })[1];
  expect([coverAt(18), coverAt(19)]).toEqual(['child_cover', 'adult_medicaid']);
});

it('covers all with Medicare from 65', () => {
  expect(cover({ state: 'TX' }, { people: [adult(67), adult(66)], income: 90_000 })).toMatchObject({
    help: 'medicare',
    people: [{ cover: 'medicare' }, { cover: 'medicare' }],
  });
});

it('knows no cover without an income', () => {
  expect(cover({}, { people: [adult(40)] })).toMatchObject({
    help: 'unknown_income',
    people: [{ cover: 'unknown' }],
  });
});

it('names four poverty lines as the limit of the credit, and one as its beginning', () => {
  const limitsOf = (income: number) =>
    findCovers({ people: [adult(40)], income }, { state: 'TX' }, 2027).people.map(({ reason, limit }) => [
      reason,
      limit,
    ]);
  // 4 x 15,960 = 63,840, the line of 2026 for one person
  expect(limitsOf(63_841)).toEqual([['income_too_high', { income: 63_840 }]]);
  expect(limitsOf(63_840)).toEqual([['income_within_limit_of_credit', { income: 63_840 }]]);
  expect(limitsOf(15_959)).toEqual([['income_too_low', { income: 15_960 }]]);
});

it('names the number of states whose Medicaid covers all adults to 138 %, without DC, Georgia and Wisconsin', () => {
  expect(expandedMedicaid).toBe('40 states and DC');
});

const states = Object.keys(shared.child_limits);
/** Limit of a table for a state, percent; not of a name that every object has. */
const of = (limits: object, state: string) => (limits as Partial<Record<string, number>>)[state];

describe('Medicaid and CHIP', () => {
  /** Highest income of a household of two within a percentage of Medicaid’s line of 2026. */
  const toLimit = (state: string, percent: number) => {
    const line = { AK: 27_050, HI: 24_890 }[state] ?? 21_640;
    return Math.floor((percent * line) / 100);
  };
  const publicCovers = ['child_cover', 'adult_medicaid', 'parent_medicaid'];
  const isPublic = (name: string | undefined) => publicCovers.includes(name ?? '');

  /** Limit of Medicaid or CHIP of children at an age, percent; undefined where they end. */
  const findChildLimit = (state: string, age: number) => {
    if (age > (state === 'ME' ? 20 : 18)) return undefined;
    if (state === 'NM' && age <= 5) return 305;
    return state === 'MN' && age <= 1 ? 288 : of(shared.child_limits, state);
  };

  it.each(states)('of %s have children up to its limit by age, and grown ones that of adults', (state) => {
    for (let age = 0; age <= 25; age += 1) {
      const ofChild = findChildLimit(state, age);
      const percent = ofChild ?? of(shared.medicaid_to, state) ?? 0;
      const at = (income: number) => listCoversOf(state, { people: [adult(40), child(age)], income })[1];
      const limit = toLimit(state, percent);
      expect([age, isPublic(at(limit + 1))]).toEqual([age, false]);
      const expected = ofChild === undefined ? 'adult_medicaid' : 'child_cover';
      if (percent > 0) expect([age, at(limit)]).toEqual([age, expected]);
    }
  });

  it.each(states)('of %s have adults, or parents of a child whom the state counts', (state) => {
    const oldest = ['FL', 'MS', 'WY'].includes(state) ? 17 : 18;
    const [ofAdult, ofParent] = [of(shared.medicaid_to, state), of(shared.parent_limits, state)];
    for (const age of [0, oldest, oldest + 1]) {
      const at = (income: number) => listCoversOf(state, { people: [adult(64), child(age)], income })[0];
      const percent = ofAdult ?? (age <= oldest ? ofParent : undefined) ?? 0;
      const limit = toLimit(state, percent);
      expect(isPublic(at(limit + 1))).toBe(false);
      if (percent > 0) expect(at(limit)).toBe(ofAdult === undefined ? 'parent_medicaid' : 'adult_medicaid');
    }
  });

  it('are not those of children for a person from 19 on, nor of anybody from 65 on', () => {
    const older = cover({ state: 'CA' }, { people: [adult(66, { has_cover: 'none' })], income: 20_000 });
    expect(older.people).toMatchObject([{ cover: 'credit', ends_at_64: 138, reason: 'no_medicare_at_65' }]);
    expect(listCoversOf('AL', { people: [adult(18)], income: 40_000 })).toEqual(['child_cover']);
    expect(listCoversOf('AL', { people: [adult(19)], income: 40_000 })).toEqual(['credit']);
  });

  it.each([
    ['06075', 18, 322, 'county'],
    ['06081', 0, 322, 'county'],
    ['06085', 18, 322, 'county'],
    ['06037', 18, 266, 'children'],
    ['06075', 19, 138, 'adults'],
  ])('of county %s and age %i end at %i %% of the line: %s', (county, age, percent, kind) => {
    const at = (income: number) =>
      cover({ state: 'CA', county }, { people: [adult(40), child(age)], income }).people[1];
    const limit = toLimit('CA', percent);
    expect(at(limit)).toMatchObject({ reason: `income_within_limit_of_${kind}`, limit: { percent } });
    expect(isPublic(at(limit + 1)?.cover)).toBe(false);
  });

  it('are close where the state’s limit is rounded and the income less than one percent above', () => {
    const closeAt = (state: string, income: number) =>
      cover({ state }, { people: [adult(40), child(9)], income }).people.map(({ close_to }) => close_to);
    // Missouri: adults to 138, children to 305 % of 21,640; parents of Texas to 15 %, of Kansas, not rounded, to 38 %.
    expect(closeAt('MO', 29_863)).toEqual([undefined, undefined]);
    expect(closeAt('MO', 29_864)).toEqual([138, undefined]);
    expect(closeAt('MO', 30_079)).toEqual([138, undefined]);
    expect(closeAt('MO', 30_080)).toEqual([undefined, undefined]);
    expect(closeAt('MO', 66_003)).toEqual([undefined, 305]);
    expect(closeAt('MO', 66_219)).toEqual([undefined, undefined]);
    expect(closeAt('TX', 3247)).toEqual([15, undefined]);
    expect(closeAt('KS', 8224)).toEqual([undefined, undefined]);
  });
});

describe('an employer’s offer', () => {
  const partner = (own?: number, family?: number) => adult(38, { employer_offer: { own, family } });
  const me = (own?: number, family?: number) => adult(40, { employer_offer: { own, family } });
  // 9.96 % of 40,000 USD is 332.00 USD a month.
  it.each([
    [[me(332), adult(38)], 'employer_for_some', ['employer', 'credit'], [332], [false, true]],
    [[me(332.01), adult(38)], 'credit', ['credit', 'credit'], [], [true, true]],
    [[me(200, 332), adult(38)], 'employer', ['employer', 'employer'], [332], [true, true]],
    [[me(200, 332.01), adult(38)], 'employer_for_some', ['employer', 'credit'], [200], [false, true]],
    [[me(undefined, 300), adult(38)], 'employer', ['employer', 'employer'], [300], [true, true]],
    [[me(undefined, 300)], 'credit', ['credit'], [], [true]],
    [[me(100), partner(150)], 'employer', ['employer', 'employer'], [100, 150], [true, true]],
    [[me(100, 240), partner(150)], 'employer', ['employer', 'employer'], [240], [true, true]],
    [[me(100, 250), partner(150)], 'employer', ['employer', 'employer'], [100, 150], [true, true]],
    [[me(100, 300), partner(150, 240)], 'employer', ['employer', 'employer'], [240], [true, true]],
    [[me(0), adult(38)], 'employer_for_some', ['employer', 'credit'], [0], [false, true]],
  ] as const)('of %j: %s', (people, help, covers, offers, priced) => {
    const household = { people, income: 40_000, household_size: 2 };
    const found = cover({ state: 'TX' }, household);
    expect(found.help).toBe(help);
    expect(found.people.map((person) => person.cover)).toEqual(covers);
    expect(found.people.map(({ is_priced }) => is_priced)).toEqual(priced);
    expect(listOffers({ ...found, household })).toEqual(offers);
    expect(sumOffers({ ...found, household })).toBe(offers.reduce((sum: number, usd) => sum + usd, 0));
    for (const { cover: name, limit, reason } of found.people)
      if (name === 'employer') {
        expect([reason, limit]).toEqual(['employer_offer_is_affordable', { price: 332 }]);
      }
  });

  // 30,000 x 0.0996 / 12 = 249; 200 % of 21,640 are 43,280.
  it.each([
    [[me(249)], 30_000, 'employer', ['employer'], [true]],
    [[me(249.01)], 30_000, 'basic_program', ['basic_program'], [true]],
    [[me(undefined)], 30_000, 'basic_program', ['basic_program'], [true]],
    [[me(249), adult(38)], 30_000, 'employer', ['employer', 'basic_program'], [true, false]],
    [[me(249, 249), adult(38)], 30_000, 'employer', ['employer', 'employer'], [true, true]],
    [
      [me(249), adult(66, { has_cover: 'none' })],
      30_000,
      'employer_for_some',
      ['employer', 'credit'],
      [false, true],
    ],
    [[me(249), adult(38)], 43_281, 'employer_for_some', ['employer', 'credit'], [false, true]],
  ] as const)(
    'bars the program in the place of the credit, of %j with %s USD: %s',
    (people, income, help, covers, priced) => {
      for (const state of Object.keys(shared.basic_programs)) {
        const household = { people, income, household_size: 2 };
        const found = cover({ state }, household);
        expect([found.help, ...found.people.map((person) => person.cover)]).toEqual([help, ...covers]);
        expect(found.people.map(({ is_priced }) => is_priced)).toEqual(priced);
        const hasProgram = income <= 43_280;
        expect(findProgramOfIncome({ ...found, place: { state } }) !== undefined).toBe(hasProgram);
      }
    },
  );

  it('for the family is for the child beside an employee who is in none of the prices', () => {
    const people = [adult(40, { has_cover: 'tricare', employer_offer: { family: 300 } }), child(20)];
    const { help, people: covers } = cover({ state: 'TX' }, { people, income: 40_000 });
    expect([help, ...covers.map((person) => person.cover)]).toEqual(['employer', 'tricare', 'employer']);
  });
});

describe('the rule of a household', () => {
  const veteran = adult(40, { has_cover: 'veterans' });
  const late = adult(66, { has_cover: 'none' });
  it.each([
    ['TX', [adult(65)], 40_000, 'medicare', ['medicare age_65_or_older no']],
    ['TX', [adult(64)], 40_000, 'credit', ['credit income_within_limit_of_credit priced']],
    ['TX', [adult(64, { has_cover: 'medicare' })], 40_000, 'medicare', ['medicare has_medicare no']],
    ['TX', [adult(66, { has_cover: 'medicare' })], 40_000, 'medicare', ['medicare age_65_or_older no']],
    ['TX', [late], 40_000, 'credit', ['credit no_medicare_at_65 priced']],
    ['TX', [late], 90_000, 'income_too_high', ['full_price no_medicare_at_65 priced']],
    ['TX', [veteran], 40_000, 'other_cover', ['veterans has_other_cover priced']],
    [
      ...['TX', [veteran, adult(38)], 40_000, 'credit'],
      ['veterans has_other_cover no', 'credit income_within_limit_of_credit priced'],
    ],
    [
      'TX',
      [adult(40), child(25)],
      21_149,
      'income_too_low',
      ['full_price income_too_low priced', 'full_price income_too_low priced'],
    ],
    [
      'TX',
      [adult(40), child(26)],
      40_000,
      'credit',
      ['credit income_within_limit_of_credit priced', 'own_plan child_over_25 no'],
    ],
    [
      'CA',
      [adult(40), child(9)],
      20_000,
      'medicaid',
      [
        'adult_medicaid income_within_limit_of_adults priced',
        'child_cover income_within_limit_of_children no',
      ],
    ],
    ['CA', [child(9)], 20_000, 'medicaid', ['child_cover income_within_limit_of_children priced']],
    [
      'NY',
      [adult(40), late],
      40_000,
      'credit',
      ['basic_program income_within_limit_of_program no', 'credit no_medicare_at_65 priced'],
    ],
    ['NY', [adult(40)], 31_300, 'basic_program', ['basic_program income_within_limit_of_program priced']],
    [undefined, [adult(40)], 22_024, 'state_decides', ['unknown state_decides priced']],
    [undefined, [adult(40)], 22_025, 'credit', ['credit income_within_limit_of_credit priced']],
    [
      'TX',
      [veteran, adult(38)],
      undefined,
      'unknown_income',
      ['veterans has_other_cover no', 'unknown unknown_income priced'],
    ],
    [
      ...['TX', [adult(40), child(20), child(20), child(20), child(20), child(21)], 110_000, 'credit'],
      [
        ...Array(4).fill('credit income_within_limit_of_credit priced'),
        'no_charge three_older_children_pay priced',
        'credit income_within_limit_of_credit priced',
      ],
    ],
  ] as [string | undefined, Person[], number | undefined, string, string[]][])(
    'in %s of %j with %s USD: %s',
    (state, people, income, help, expected) => {
      const found = cover({ state }, { people, income });
      expect(found.help).toBe(help);
      expect(
        found.people.map(
          (person) => `${person.cover} ${person.reason} ${person.is_priced ? 'priced' : 'no'}`,
        ),
      ).toEqual(expected);
    },
  );

  it('names the limits that it decides by', () => {
    const limitsOf = (state: string, people: Person[], income: number) =>
      cover({ state }, { people, income }).people.map(({ limit }) => limit);
    expect(limitsOf('TX', [adult(40), child(26), adult(65)], 60_000)).toEqual([
      ...[{ income: 106_600 }, { age: 26 }, { age: 65 }],
    ]);
    expect(limitsOf('NY', [adult(40)], 31_300)).toEqual([{ percent: 200, program: 'Essential Plan' }]);
    const ofLate = cover({ state: 'NY' }, { people: [late], income: 31_300 }).people[0];
    // Medicaid ends at 138 %.
    expect(ofLate).toMatchObject({ cover: 'credit', ends_at_64: 200 });
    expect(cover({ state: 'NY' }, { people: [late], income: 20_000 }).people[0]?.ends_at_64).toBe(138);
  });
});

describe('the people of the prices', () => {
  it('are told from those in public coverage', () => {
    const family = { people: [adult(40), adult(38), child(9)], income: 60_000 };
    const found = cover({ state: 'CA' }, family);
    expect(listPriced(found)).toEqual(family.people.slice(0, 2));
    expect(listInPublicCover(found)).toEqual(family.people.slice(2));
    expect([isForApplicant(found), isApplicantPriced(found), hasCountyProgram(found)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('are the applicant alone where other cover takes everybody else’s place', () => {
    const alone = cover({ state: 'TX' }, { people: [adult(40), adult(66)], income: 60_000 });
    expect([isForApplicant(alone), isApplicantPriced(alone)]).toEqual([true, true]);
    const other = cover({ state: 'TX' }, { people: [adult(66), adult(40)], income: 60_000 });
    expect([isForApplicant(other), isApplicantPriced(other)]).toEqual([false, false]);
    const ofCounty = cover(
      { state: 'CA', county: '06075' },
      { people: [adult(40), child(9)], income: 65_000 },
    );
    expect(hasCountyProgram(ofCounty)).toBe(true);
  });

  it.each([
    ['TN', [child(18)], true],
    ['TN', [child(18), child(17)], false],
    ['TN', [child(18), child(19)], true],
    ['TN', [child(19)], false],
    ['TN', [], false],
    ['CA', [child(18)], false],
    ['TN', [adult(17)], false],
  ])('in %s with %j have a youngest child of 18: %s', (state, children, expected) => {
    const people = [adult(40), ...children].map((person) => ({
      person,
      cover: 'credit' as const,
      reason: 'credit' as const,
      is_priced: true,
    }));
    expect(hasOnlyChildOf18({ people, place: { state } })).toBe(expected);
  });

  it.each<[Help, boolean]>([
    ['credit', false],
    ['income_too_high', false],
    ['income_too_low', false],
    ['medicaid', true],
    ['basic_program', true],
    ['employer', false],
    ['employer_for_some', false],
    ['other_cover', false],
    ['medicare', true],
    ['state_decides', true],
    ['unknown_income', true],
  ])('are known to pay the prices or not by the rule %s', (help, expected) => {
    expect(isUnpriced({ help })).toBe(expected);
  });
});
