import { describe, expect, it } from 'vitest';
import { emptyPerson } from '#frontend/features/household/typed-household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import states from '#model/states.json' with { type: 'json' };
import { lookAtHarris as look, typePeople as people, yearOfCare } from '#tests/support/typed-households.ts';
import { findHeadline } from './cases.ts';
import { listDecisiveSentences } from './decisive-sentences.ts';
import { listTiles } from './tiles.ts';

const sentences = (prices: PlanPrices) => listDecisiveSentences(prices).map(({ text }) => text);

describe('the decisive sentence', () => {
  it('names where help begins, with the prices there, and praises no price below it', () => {
    const austin = look(
      { income: '14000' },
      { age: 27, premium: 5640, silver: 5640, bronze: 4260, gold: 4944 },
    );
    expect(listDecisiveSentences(austin)).toEqual([
      {
        text: expect.stringMatching(
          /^Texas gives no help below \$15,960 a year\. From there bronze and gold are \$0, silver \$\d\d a month\.$/,
        ),
        link: { name: 'What you can do now', url: '#what-next' },
      },
    ]);
    expect(listTiles(austin, yearOfCare).flatMap(({ badge }) => badge ?? [])).toEqual([]);
    const smoker = look(
      { income: '14000', tobacco: true },
      { age: 27, premium: 5640, silver: 5640, bronze: 4260 },
    );
    expect(sentences(smoker)[0]).toMatch(
      / From there bronze is \$0 to \$\d+, silver \$\d+ to \$\d+ a month\.$/,
    );
    expect(sentences(look({ income: '14000' }, { state: 'GA' }))[0]).toMatch(
      /^Georgia helps few people below \$15,960 a year\./,
    );
  });

  it('promises no help from the poverty line to a person whom an employer’s offer excludes from it', () => {
    const prices = look({ income: '14000', ownOffer: '50' });
    expect(sentences(prices)).toEqual([
      'Texas gives no help below $15,960 a year. There your employer’s plan counts as affordable: you get no tax credit.',
      'Your employer’s plan costs $50 a month, bronze here $823; you get no tax credit for either.',
    ]);
    const couple = { income: '20000', ownOffer: '50', familyOffer: '900', adults: people(60) };
    expect(sentences(look(couple))[0]).toMatch(/^Texas .+: you get no tax credit\.$/);
    const [adult] = people(60);
    const offered = {
      income: '15000',
      adults: [{ ...emptyPerson, ...adult, hasOffer: true, ownOffer: '50' }],
    };
    expect(sentences(look(offered))[0]).toMatch(
      /an employer’s plan counts as affordable: those it covers get no tax credit/,
    );
    expect(sentences(look({ income: '14000', ownOffer: '700' }))[0]).toMatch(
      /From there bronze and gold are \$0/,
    );
  });

  it.each([
    ['AZ', [38, 36], [10, 8], 'KidsCare or AHCCCS probably covers 2 children, 10 and 8,', 'azahcccs.gov'],
    [
      'FL',
      [38, 36],
      [10, 8, 3],
      'Florida KidCare probably covers 3 children, 10, 8, and 3,',
      'floridakidcare.org',
    ],
    ['FL', [38, 36], [12, 10, 8, 3], 'Florida KidCare probably covers 4 children,', 'floridakidcare.org'],
  ] as const)(
    'names the program of %s for children who have it',
    (state, [age, ...adults], children, start, host) => {
      const prices = look(
        { income: '72000', adults: people(...adults), children: people(...children) },
        { state, age },
      );
      expect(listDecisiveSentences(prices)).toEqual([
        {
          text: `${start} free or low cost, outside these prices.`,
          link: { name: `Apply at ${host}`, url: expect.stringContaining(host) },
        },
      ]);
    },
  );

  it('names the program of the county where it alone covers the children', () => {
    const family = (income: string) => ({ income, children: people(7, 4) });
    const inCounty = { state: 'CA', county: '06085', age: 35 };
    // 305 and 260 % of the poverty line of three.
    expect(sentences(look(family('83300'), inCounty))[0]).toMatch(
      'The county’s program for children probably covers 2 children, 7 and 4, free or low cost, ',
    );
    expect(sentences(look(family('71000'), inCounty))[0]).toMatch('Medi-Cal probably covers ');
    expect(sentences(look(family('83300'), { ...inCounty, county: '06001' }))).toEqual([]);
    const grandparent = look({ income: '66000', children: people(7) }, { ...inCounty, age: 67 });
    expect(findHeadline(grandparent)?.title).toBe(
      '1 child, 7, probably qualifies for the county’s program for children',
    );
  });

  it('has at most 20 words in every state', () => {
    for (const state of Object.keys(states)) {
      const family = { income: '45000', adults: people(36), children: people(10, 8, 3) };
      const found = sentences(look(family, { state, age: 38 }));
      expect(found, state).not.toEqual([]);
      for (const text of found) {
        expect(text.split(' ').length, text).toBeLessThanOrEqual(20);
      }
    }
  });
});
