import { describe, expect, it } from 'vitest';
import { emptyPerson } from '#frontend/features/household/typed-household.ts';
import { listSteps } from '#frontend/features/plans/steps/what-next.tsx';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { toYearTotals } from '#functions/plans/year-totals.ts';
import {
  harris,
  lookAtHarris as look,
  typePeople as people,
  yearOfCare,
} from '#tests/support/typed-households.ts';
import { findHeadline, formatTilesHeading } from './cases.ts';
import { listDecisiveSentences } from './decisive-sentences.ts';
import { toMedicareHeadline } from './headlines.ts';
import { formatPeopleLine } from './people-line.ts';
import { listTiles } from './tiles.ts';
import { formatLowestTotal } from './year-comparison.ts';

const sentences = (prices: PlanPrices) => listDecisiveSentences(prices).map(({ text }) => text);

describe('the headline of a result', () => {
  const title = (...facts: Parameters<typeof look>) => findHeadline(look(...facts))?.title;

  it('is Medicaid, with a link, a telephone number and full prices', () => {
    expect(findHeadline(look({ income: '18000' }, { state: 'MI', age: 45 }))).toEqual({
      title: 'You probably qualify for Medicaid',
      text: 'It costs little or nothing. You can apply on any day of the year.',
      link: { name: 'Apply at HealthCare.gov', url: 'https://www.healthcare.gov/' },
      phone: '1-800-318-2596',
      prices:
        'In 2027 the full prices a month are bronze $823, silver $1,289, gold $1,103. With Medicaid you get no tax credit for these plans.',
    });
    // 90 % of the poverty line of two.
    expect(title({ income: '19476', children: people(5) }, { state: 'TN', age: 30 })).toMatch(
      /for Medicaid$/,
    );
    expect(title({ income: '19476' }, { state: 'TN', age: 30 })).toBeUndefined();
  });

  it('is a state’s program, or the state that decides', () => {
    expect(title({ income: '30000' }, { state: 'NY' })).toBe('You probably qualify for the Essential Plan');
    expect(title({ income: '30000' }, { state: 'MN' })).toBe('You probably qualify for MinnesotaCare');
    const undecided = findHeadline(look({ income: '14000' }, { state: undefined }));
    expect(undecided?.title).toBe('Your state decides');
    expect(undecided?.link?.url).toMatch(/^https:\/\/www\.medicaid\.gov\//);
  });

  it('is an employer’s affordable offer, with the marketplace at full price', () => {
    const prices = look({ income: '60000', ownOffer: '180' }, { state: 'MI', age: 45 });
    expect(findHeadline(prices, yearOfCare)).toEqual({
      title: 'Your employer’s plan: $180 a month',
      text: 'It counts as affordable in 2027 (up to $511), so you get no tax credit for the plans below.',
      comparison: 'It costs $643 a month less than the cheapest plan below.',
      badge: 'Lowest expected total',
    });
    expect(formatLowestTotal(prices, yearOfCare)).toBeUndefined();
    const cheap = { state: 'MI', age: 45, gold: 12 * 100 };
    expect(findHeadline(look({ income: '60000', ownOffer: '180' }, cheap), yearOfCare)).toMatchObject({
      comparison: 'It costs $80 a month more than the cheapest plan below.',
      badge: undefined,
    });
    expect(formatTilesHeading(prices)).toBe('Marketplace, at the full price');
    expect(listTiles(prices)[0]).toMatchObject({ month: '$823', full: undefined });
    expect(title({ income: '60000', ownOffer: '180', adults: people(44) })).toBe(
      'Your employer’s plan for you: $180 a month',
    );
  });

  it.each([
    [{ income: '48000', ownOffer: '450' }, 'so you keep the tax credit; bronze here is $0.'],
    [{ income: '90000', ownOffer: '900' }, 'bronze here $823; you get no tax credit for either.'],
    [{ ownOffer: '180' }, 'bronze here $823; your income decides about the tax credit.'],
  ])('leaves the tiles beside another offer of an employer, which a sentence compares: %o', (input, end) => {
    const prices = look(input);
    expect(findHeadline(prices)).toBeUndefined();
    const sentence = sentences(prices).find((text) => text.endsWith(end));
    expect(sentence).toMatch(`Your employer’s plan costs $${input.ownOffer} a month, `);
    expect(sentence?.split(' ').length).toBeLessThanOrEqual(20);
  });

  it('leaves the tiles beside an offer of another adult’s employer for the family, the cheaper of two', () => {
    const toFamily = (ownOffer: string, familyOffer: string) => {
      const [adult] = people(38);
      const second = { ...emptyPerson, ...adult, hasOffer: true, ownOffer, familyOffer };
      return { income: '84000', adults: [second], children: people(10) };
    };
    const [text] = sentences(look(toFamily('800', '1500'), { age: 40 })).filter((each) =>
      /employer/.test(each),
    );
    expect(text).toMatch(/^An employer’s plan costs \$1,500 a month, so you keep the tax credit;/);
    const both = { ...toFamily('800', '1500'), ownOffer: '750', familyOffer: '1400' };
    expect(sentences(look(both, { age: 40 })).join()).toMatch(/Your employer’s plan costs \$1,400 a month/);
  });

  it('is an employer’s offer for the applicant, above the prices of the others', () => {
    const family = { adults: people(38), children: people(5), ownOffer: '200', familyOffer: '900' };
    const prices = look({ ...family, income: '60000' }, { age: 40, premium: 7104.6, silver: null }, 2026);
    expect(findHeadline(prices)).toEqual({
      title: 'Your employer’s plan for you: $200 a month',
      text: 'It counts as affordable in 2026 (up to $498), so you get no tax credit. The prices below are for the others.',
    });
    expect(formatTilesHeading(prices)).toBe('For 1 adult and 1 child, after $556 a month tax credit');
    expect(formatPeopleLine(prices)).toMatch(/^These are prices for 1 adult and 1 child, 38 and 5\./);
    expect(toYearTotals(prices, yearOfCare)).toBeUndefined();
  });

  it('is the offer of another adult’s employer, by its price for the family', () => {
    const offered = { ...people(38)[0], hasOffer: true, ownOffer: '200', familyOffer: '700' };
    const family = { income: '84000', adults: [{ ...emptyPerson, ...offered }], children: people(10) };
    expect(title(family, { age: 40 })).toBe('An employer’s plan: $700 a month');
    const dearer = { ...family, adults: [{ ...emptyPerson, ...offered, familyOffer: '1000' }] };
    expect(title(dearer, { age: 40 })).toBe('An employer’s plan for some of you: $200 a month');
    expect(toYearTotals(look(family, { age: 40 }), yearOfCare, true)?.rows.at(-1)).toMatchObject({
      level: 'employer',
      premium: 12 * 700,
    });
  });

  it('names both plans where two adults have one each, and compares their sum', () => {
    const second = { ...emptyPerson, ...people(38)[0], hasOffer: true, ownOffer: '300' };
    const couple = { income: '84000', ownOffer: '200.4', adults: [second] };
    const prices = look(couple, { age: 40 });
    expect(findHeadline(prices)).toMatchObject({
      title: 'Employers’ plans: $200 and $300 a month',
      text: 'They count as affordable in 2027 (up to $715 each), so you get no tax credit for the plans below.',
      comparison: 'Together they cost $1,125 a month less than the cheapest plan below.',
    });
    expect(toYearTotals(prices, yearOfCare, true)?.rows.at(-1)?.premium).toBeCloseTo(12 * 500.4);
    const withChild = { ...couple, children: people(10) };
    expect(findHeadline(look(withChild, { age: 40 }))).toEqual({
      title: 'Employers’ plans for some of you: $200 and $300 a month',
      text: 'They count as affordable in 2027 (up to $715 each), so whoever they cover gets no tax credit. The prices below are for the others.',
    });
  });

  it('is the cheapest of affordable plans: of either employer for the family, or of both for each', () => {
    const [second] = people(38);
    const toTitle = (own: string, family: string, ...others: readonly [string, string]) => {
      const offered = { hasOffer: true, ownOffer: others[0], familyOffer: others[1] };
      const adults = [{ ...emptyPerson, ...second, ...offered }];
      return title({ income: '84000', ownOffer: own, familyOffer: family, adults }, { age: 40 });
    };
    expect(toTitle('400', '700', '450', '600')).toBe('An employer’s plan: $600 a month');
    expect(toTitle('200', '400', '250', '600')).toBe('Your employer’s plan: $400 a month');
    expect(toTitle('200', '700', '200', '600')).toBe('Employers’ plans: $200 and $200 a month');
  });

  it('is Medicare from 65, with the prices at 64, or above the prices of younger people', () => {
    const prices = look({ income: '50000', adults: people(60) }, { age: 67 });
    expect(formatPeopleLine(prices)).toMatch(/^These are the cheapest plans for 1 adult, 60\./);
    const medicareAt = (age: number, ...others: [true?]) =>
      toMedicareHeadline({ input_data: { age }, market: harris }, ...others);
    expect(medicareAt(67, true)).not.toHaveProperty('prices');
    expect(medicareAt(200).title).toBe('From 65 you probably have Medicare');
    expect(medicareAt(65)).toMatchObject({
      title: 'At 65 you probably have Medicare',
      text: expect.stringContaining('You can sign up from three months before'),
      prices: `At 64 marketplace plans of ${priceYear} cost a month: bronze $823, silver $1,289, gold $1,103.`,
    });
  });

  it('is Medicare of a younger person who has it, without a way to sign up, and with the prices at the age', () => {
    const { title, text, prices } = toMedicareHeadline({ input_data: { age: 52 }, market: harris });
    expect(title).toBe('You have Medicare');
    expect(text).toMatch(/you get no tax credit, and you pay back what was paid for you\.$/);
    expect(prices).toMatch(new RegExp(`^At 52 marketplace plans of ${priceYear} cost a month: bronze`));
    const steps = (age: number, ...others: PlanPrices[]) =>
      listSteps(
        {
          priced: { input_data: { age }, market: harris },
          hasMedicare: true,
          prices: others[0],
        },
        '2026-11-22',
      );
    expect(steps(52)).toEqual([]);
    expect(steps(65)[0]?.title).toMatch(/^The first day to sign up for Medicare/);
    expect(steps(52, look({ income: '40000' }))[0]?.title).toMatch(/^Choose a plan/);
  });

  it('is an employer’s affordable offer in the place of the state’s program too', () => {
    const prices = look({ income: '30000', ownOffer: '180' }, { state: 'NY', age: 45 });
    expect(findHeadline(prices)).toMatchObject({
      title: 'Your employer’s plan: $180 a month',
      text: 'It counts as affordable in 2027 (up to $255), so you get neither the Essential Plan nor a tax credit for the plans below.',
    });
    const dear = look({ income: '30000', ownOffer: '260' }, { state: 'NY', age: 45 });
    expect(findHeadline(dear)?.title).toBe('You probably qualify for the Essential Plan');
  });

  it('names who qualifies for the state’s program beside a child in CHIP and a parent with Medicare', () => {
    const family = { income: '50000', adults: people(38, 68), children: people(9) };
    const prices = look(family, { state: 'NY', age: 40 }, 2027);
    expect(findHeadline(prices)?.title).toBe('2 adults, 40 and 38, probably qualify for the Essential Plan');
    const couple = look({ income: '30000', adults: people(38) }, { state: 'NY', age: 40 }, 2027);
    expect(findHeadline(couple)?.title).toBe('Your household probably qualifies for the Essential Plan');
  });

  it('names a parent in public cover beside an adult child who is not', () => {
    const prices = look({ income: '16000', children: people(22, 16) }, { state: 'TN', age: 50 }, 2026);
    expect(findHeadline(prices)).toBeUndefined();
    expect(sentences(prices)).toEqual([
      expect.stringContaining('Tennessee gives no help below $26,650 a year.'),
      'TennCare or CoverKids probably covers 1 adult and 1 child, 50 and 16, free or low cost, outside these prices.',
    ]);
  });
});
