import { describe, expect, it } from 'vitest';
import { readPlanPrices } from '#frontend/features/plans/household-prices.ts';
import {
  harris,
  lookAtHarris as look,
  typePeople as people,
  toInput,
} from '#tests/support/typed-households.ts';
import { describeOffer } from './offer-step.ts';

/** Prices of a person of 27, of whom bronze costs $399 a month. */
const austin = { age: 27, premium: 12 * 520, silver: 12 * 515, bronze: 12 * 399, gold: 12 * 560 };

const terms =
  'It is usually paid before tax. Ask the employer by which day to enroll: often 30 days from the start.';

describe('the first step of those with an affordable offer of an employer', () => {
  it('is to take it, with what it saves in a year, before the marketplace', () => {
    expect(describeOffer(look({ income: '50000', ownOffer: '180' }, austin))).toEqual({
      title: 'Take the employer’s plan:',
      text: `about $2,630 a year less than the cheapest plan here. ${terms}`,
      isInstead: true,
    });
  });

  it.each([
    ['405', 'The employer’s plan costs $405 a month, the cheapest plan here (bronze) $399.'],
    ['399', 'The employer’s plan costs $399 a month, the cheapest plan here (bronze) $399.'],
  ])('has both prices and no advice at $%s', (ownOffer, compared) => {
    expect(describeOffer(look({ income: '50000', ownOffer }, austin))).toEqual({
      title: undefined,
      text: `${compared} ${terms}`,
      isInstead: false,
    });
  });

  it('is of those alone whom the offer covers, against their own full price', () => {
    const couple = look({ income: '60000', ownOffer: '180', adults: people(58) });
    // Bronze at 61 is $823.
    expect(describeOffer(couple)).toEqual({
      title: 'Take the employer’s plan for you (61):',
      text: `about $7,720 a year less than the cheapest plan here. ${terms}`,
      isInstead: false,
    });
  });

  it.each([
    [{ income: '50000', ownOffer: '600' }],
    [{ income: '50000' }],
    [{ income: '120000', ownOffer: '180' }],
  ])('is none without an affordable offer: %j', (typed) => {
    expect(describeOffer(look(typed, austin))).toBeUndefined();
  });
});

describe('an offer whose price is not typed yet', () => {
  const read = (typed: Parameters<typeof toInput>[0]) =>
    readPlanPrices({ input_data: harris, market: harris }, { ...toInput(typed), year: '2027' });
  const [applicant] = toInput({}).people;
  const offered = (income: string) => ({
    ...toInput({ income }),
    people: [{ ...applicant, hasOffer: true }],
  });
  const ofHarris = (given: object, place: { state?: string; county?: undefined } = {}) =>
    readPlanPrices(
      { input_data: { ...harris, ...place }, market: harris },
      { ...toInput({}), ...given, year: '2027' },
    );

  it('leaves no price after a tax credit, but the prices before it', () => {
    const { prices, people: covers, problems, household } = ofHarris(offered('50000'));
    expect(prices).toBeUndefined();
    expect(covers).toEqual([]);
    expect(problems.employer_offer).toBe(
      'Enter what the employer’s plan costs a month: it decides about the tax credit. Without one, plans here cost a month: bronze $823, silver $1,289, gold $1,103.',
    );
    // What is saved asks again.
    expect(
      readPlanPrices(
        { input_data: harris, market: harris },
        { household: household ?? { people: [] }, year: '2027' },
      ).prices,
    ).toBeUndefined();
  });

  it('leaves no program of the state either, which it decides about', () => {
    const { prices, problems } = ofHarris(offered('30000'), { state: 'NY', county: undefined });
    expect(prices).toBeUndefined();
    expect(problems.employer_offer).toMatch(
      /^Enter what the employer’s plan costs a month: it decides whether you get the Essential Plan\. Without it, plans here cost a month: bronze \$/,
    );
  });

  it('is asked for before an employer is chosen', () => {
    expect(read({ income: '50000', has_offer: 'yes', adults: people(40) }).prices).toBeUndefined();
    expect(read({ income: '50000', has_offer: 'no', adults: people(40) }).prices?.help).toBe('credit');
  });

  it.each(['14000', '120000', ''])(
    'changes no price at an income of "%s", where it decides nothing',
    (income) => {
      expect(ofHarris(offered(income)).prices?.levels.bronze?.full).toBe(12 * 823);
    },
  );
});
