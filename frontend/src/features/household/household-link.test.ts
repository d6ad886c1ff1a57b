import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxIncome, maxOffer, maxPeople, maxPersonAge } from '#contract/household-bounds.ts';
import usStates from '#contract/us-states.json' with { type: 'json' };
import type { Household, Person } from '#functions/plans/household.ts';
import { formatLink, type LinkedAnswers, maxLinkLength, parseLink } from './household-link.ts';

const place = { state: 'TX', county: '48201', zip3: '770' };
const people: Person[] = [
  { role: 'adult', age: 38, tobacco: true, employer_offer: { own: 120.5, family: 450 } },
  { role: 'adult', age: 66, has_cover: 'none' },
  { role: 'child', age: 9, has_cover: 'tricare' },
  { role: 'child', age: 0 },
];
const family = { place, household: { people, income: 78_000, household_size: 5 }, plan_year: 2027 };

/** Link of {@link family} as version 1 has written it: each later version reads it. */
const stored = '#answers.1.TX-48201-770.2027.78000.5.a38s-12050-45000.a66n.c9t.c0.oa4e60';

const whole = (max: number, min = 0) => fc.integer({ min, max });
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const price = whole(maxOffer * 100).map((cents) => cents / 100);

/** Leaves out what is undefined, as the contract does. */
const omitUndefined = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

const person = fc.record({
  role: fc.constantFrom('adult' as const, 'child' as const),
  age: whole(maxPersonAge),
  tobacco: sometimes(fc.constant(true)),
  has_cover: sometimes(fc.constantFrom('none', 'medicare', 'veterans', 'tricare')),
  employer_offer: sometimes(fc.record({ own: sometimes(price), family: sometimes(price) })),
});

const households: fc.Arbitrary<Household> = fc
  .record({
    others: fc.array(person, { maxLength: maxPeople - 1 }),
    applicant: person.chain((one) => whole(maxPersonAge, 18).map((age) => ({ ...one, age }))),
    income: sometimes(whole(maxIncome)),
    isLarger: fc.boolean(),
  })
  .map(({ others, applicant, income, isLarger }) => ({
    people: [{ ...applicant, role: 'adult' as const }, ...others].map((one) =>
      one.role === 'child' ? { ...one, employer_offer: undefined } : one,
    ) as Person[],
    income,
    household_size: isLarger ? maxPeople : undefined,
  }));

const places = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...Object.entries(usStates)).chain(([state, { fips }]) =>
    fc.oneof(
      fc.constant({ state }),
      fc.record({ state: fc.constant(state), county: whole(999).map((code) => `${fips}${pad(code)}`) }),
      fc.record({
        state: fc.constant(state),
        county: whole(999).map((code) => `${fips}${pad(code)}`),
        zip3: whole(999).map(pad),
      }),
    ),
  ),
);

const pad = (code: number) => String(code).padStart(3, '0');

describe('a link', () => {
  it('has what prices depend on, in characters that no mail program encodes', () => {
    expect(formatLink(family)).toBe(stored);
    expect(parseLink(stored)).toEqual(family);
    expect(stored.slice(1)).toMatch(/^[\w.-]+\w$/);
  });

  it('is read as it was written, for any household, within its length', () => {
    fc.assert(
      fc.property(places, households, whole(9999), (somewhere, household, plan_year) => {
        const answers: LinkedAnswers = { place: somewhere, household, plan_year };
        const link = formatLink(answers);
        expect(omitUndefined(parseLink(link))).toEqual(omitUndefined(answers));
        expect(link.length).toBeLessThanOrEqual(1000);
      }),
    );
  });

  it('of the largest household has at most half of the characters that are read', () => {
    const largest: Person = {
      role: 'adult',
      age: maxPersonAge,
      tobacco: true,
      has_cover: 'tricare',
      employer_offer: { own: maxOffer, family: maxOffer },
    };
    const household = {
      people: Array(maxPeople).fill(largest),
      income: maxIncome,
      household_size: maxPeople,
    };
    const link = formatLink({ place, household, plan_year: 2027 });
    expect(parseLink(link)).toEqual({ place, household, plan_year: 2027 });
    expect(link.length).toBeLessThan(maxLinkLength / 2);
  });

  it('is broken wherever it is cut', () => {
    for (let length = 0; length < stored.length; length += 1) {
      expect(parseLink(stored.slice(0, length))).toBe('broken');
    }
  });

  it('is broken by a change of any character', () => {
    for (let index = '#answers.1'.length; index < stored.length; index += 1) {
      for (const character of ['0', 'a', '-', '.', '%']) {
        if (stored[index] === character) continue;
        expect(parseLink(stored.slice(0, index) + character + stored.slice(index + 1))).toBe('broken');
      }
    }
  });

  it.each(['.', '...', ')', ').', '"', '>', ' ', '%20', '/', '?utm_source=mail', '&fbclid=IwAR0-a.b_c', '%'])(
    'opens with %j after it',
    (end) => {
      expect(parseLink(stored + end)).toEqual(family);
      expect(parseLink(stored.slice(0, -1) + end)).toBe('broken');
    },
  );

  it.each<[string, Partial<LinkedAnswers> | { household: object }]>([
    ['a person of 121', { household: { people: [{ role: 'adult', age: 121 }] } }],
    ['no people', { household: { people: [] } }],
    ['a child alone', { household: { people: [{ role: 'child', age: 17 }] } }],
    ['31 people', { household: { people: Array(31).fill({ role: 'adult', age: 40 }) } }],
    ['the offer of a child', { household: { people: [...people, { ...people[0], role: 'child' }] } }],
    [
      'an offer that is too high',
      { household: { people: [{ ...people[0], employer_offer: { own: 1e6 } }] } },
    ],
    ['an income that is too high', { household: { people, income: maxIncome + 1 } }],
    ['an income below 0', { household: { people, income: -1 } }],
    ['an income with cents', { household: { people, income: 0.5 } }],
    ['a size that is too small', { household: { people, household_size: 3 } }],
    ['a county of another state', { place: { ...place, state: 'CA' } }],
    ['a county without its state', { place: { county: '48201' } }],
    ['digits without their county', { place: { state: 'TX', zip3: '770' } }],
    ['a ZIP code', { place: { ...place, zip3: '77002' } }],
    ['an unknown state', { place: { state: 'PR' } }],
    ['a state in lower case', { place: { ...place, state: 'tx' } }],
    ['no plan year', { plan_year: undefined as unknown as number }],
    ['a plan year that is too high', { plan_year: 10_000 }],
  ])('that is made by hand with its own checksum is broken with %s', (_what, change) => {
    expect(parseLink(formatLink({ ...family, ...change } as LinkedAnswers))).toBe('broken');
  });

  it('has one text for a household: another spelling of it is broken', () => {
    const spell = (text: string, other: string) => formatLink(family).replace(text, other);
    expect(parseLink(spell('.a66n.', '.a066n.'))).toBe('broken');
    expect(parseLink(spell('.78000.', '.78e3.'))).toBe('broken');
    expect(parseLink(spell('.78000.', '. 78000.'))).toBe('broken');
  });

  it.each(['2', '17', '9999'])('of version %s is of a later one', (version) => {
    expect(parseLink(`#answers.${version}.anything:else`)).toBe('later');
  });

  it.each([
    '',
    '#',
    '#answers',
    '#answers.',
    '#answers.0.TX',
    '#answers.-2.TX',
    '#answers.a2.TX',
    '#answers.2a.TX',
    '#token=a',
  ])('is broken if it is "%s"', (fragment) => {
    expect(parseLink(fragment)).toBe('broken');
  });

  it('is broken, and not read, if it is longer than any', () => {
    expect(parseLink(`${stored}${'.a40'.repeat(500)}`)).toBe('broken');
    expect(parseLink(`#answers.2.${'a'.repeat(maxLinkLength)}`)).toBe('broken');
  });
});
