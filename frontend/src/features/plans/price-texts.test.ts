import { describe, expect, it } from 'vitest';
import { describeCliff } from '#frontend/features/plans/steps/what-next.tsx';
import { consequences, listPriced } from '#functions/plans/cover.ts';
import { listCliffs } from '#functions/plans/curve.ts';
import { rules } from '#functions/plans/rules.ts';
import { itAtPricesOf, priceFigures } from '#tests/support/price-figures.ts';
import {
  type Applicant,
  typePeople as people,
  priceTyped,
  type Typed,
} from '#tests/support/typed-households.ts';
import { formatHeadline, formatReason } from './cases.ts';
import { listPersonCovers } from './people-covers.ts';
import { findNet, formatCreditBenchmark, formatIncomeShare, formatLowerCosts } from './price-texts.ts';
import table from './remarks.json' with { type: 'json' };
import { listRemarks } from './remarks.ts';

const texas: Applicant = {
  state: 'TX',
  age: 45,
  premium: 9329.68,
  bronze: 6176.25,
  silver: null,
  gold: null,
  place_basis: 'filed',
};

const look = (input: Typed, changes: Partial<Applicant> = {}, year = 2026) =>
  priceTyped({ year: String(year), ...input }, { ...texas, ...changes });

/** Day on which every remark that ends is still shown. */
const today = '2026-11-26';

const tell = (prices: ReturnType<typeof look>) =>
  [formatHeadline(prices), formatReason(prices), ...listRemarks(prices, today)].join('\n');

function tellCliff(...facts: Parameters<typeof look>): string {
  const cliff = describeCliff(look(...facts));
  return cliff ? `${cliff.title}. ${cliff.text}` : '';
}

describe('what a household pays', () => {
  it('asks for the income first, with the price of everybody', () => {
    const prices = look({ adults: people(43) });
    expect([prices.help, findNet(prices), listPriced(prices).length]).toEqual([
      'unknown_income',
      undefined,
      2,
    ]);
    expect(prices.levels.benchmark?.full).toBeGreaterThan(9329.68);
    expect(listRemarks(prices)).toEqual([
      expect.stringMatching(/health savings account, .*: at most \$4,400 in 2026, or \$8,750 for a family/),
    ]);
  });

  it('tells people from 60 on that deposits in a health savings account end with Medicare', () => {
    const tells = (age: number) =>
      listRemarks(look({ adults: people(age) })).some((text) =>
        text.includes('Deposits must end when Medicare starts'),
      );
    expect([59, 60].map(tells)).toEqual([false, true]);
  });

  it('tells who gets a tax credit to file a return, and nobody else', () => {
    const tells = (income: string) =>
      listRemarks(look({ income })).some((text) => text.startsWith('File a tax return with Form 8962'));
    expect(['20000', '200000'].map(tells)).toEqual([true, false]);
  });

  it('tells the full price of CHIP only where the child costs more in a silver plan', () => {
    const tells = (premium: number) =>
      listRemarks(look({ children: people(10), income: '200000' }, { state: 'PA', premium })).some((text) =>
        text.includes('about $190 to $230 a month'),
      );
    // The child costs 0.765 / 1.444 of the premium at 45: 221 and 441 USD a month.
    expect([5000, 10_000].map(tells)).toEqual([false, true]);
  });

  it('says that a state lowers the costs of care more than a year counts', () => {
    expect(formatLowerCosts(look({ income: '45000' }, { state: 'MA', age: 40, premium: 5981.76 }))).toBe(
      'With a plan of ConnectorCare your care costs less than we count here, because it also lowers deductibles and copays.',
    );
    expect(formatLowerCosts(look({ income: '45000' }))).toBeUndefined();
    // A benchmark of 1,500 costs less than the share of income: the state adds nothing.
    const cheap = look({ income: '45000' }, { state: 'MA', age: 40, premium: 1500 });
    expect([cheap.state_help.program?.name, cheap.state_help.amount]).toEqual(['ConnectorCare', 0]);
    expect(formatLowerCosts(cheap)).toBeUndefined();
  });

  it.each([
    ['CT', '27387', 9143, 'Covered Connecticut also pays deductibles and copays.'],
    [
      'MA',
      '45000',
      5981.76,
      'ConnectorCare also lowers deductibles and copays more than the federal rules do.',
    ],
  ])('says which costs of care a program of %s takes off', (state, income, premium, remark) => {
    const remarks = listRemarks(look({ income }, { state, age: 35, premium }));
    expect(remarks.filter((text) => text.includes('copays'))).toEqual([remark]);
  });

  it('names what remains and the room below the cliff', () => {
    const text = tell(look({ income: '46950' }));
    expect(text).toContain('Second-cheapest silver: about $390 a month');
    expect(text).toContain('At 300% of the poverty line you pay 9.96% of your income.');
    expect(tellCliff({ income: '46950' })).toBe(
      'Help ends at $62,600 income a year. That is 400% of the poverty line. If you earn one dollar more than that, you pay $3,095 more a year. You are $15,650 below the limit.',
    );
  });

  // The county's share is that of the filed prices of 2026.
  itAtPricesOf(2026)(
    'says why more than the share of the income is paid, where a part of the benchmark is no essential benefit',
    () => {
      // Of this county's benchmark 98.074 % count: 1.926 % of 9,329.68 is $179.69, less a dollar that is rounded off the contribution.
      const county = { county: '39041', state: 'OH' };
      const prices = look({ income: '46950' }, county);
      const { beyond } = formatIncomeShare(prices) ?? {};
      expect(beyond).toBe(
        'The other $179 is for benefits of this plan that are not essential: the tax credit leaves them out.',
      );
      expect(tell(prices)).toContain(`At 300% of the poverty line you pay 9.96% of your income. ${beyond}`);
      expect(formatIncomeShare(look({ income: '46950' }))?.beyond).toBeUndefined();
    },
  );

  it.each<[string, Typed, Partial<Applicant>, 2026 | 2027, RegExp]>([
    ['Medicaid', { income: '20000' }, { state: 'CA' }, 2027, /work rules.*by December 31, 2028/],
    ['bills before', { income: '20000' }, { state: 'CA' }, 2026, /three months.*apply in December/],
    ['savings', { income: '40000' }, {}, 2026, /at most \$4,400 in 2026, or \$8,750 for a family/],
    ['savings of 2027', { income: '40000' }, {}, 2027, /at most \$4,500 in 2027, or \$9,000 for a family/],
    ['BadgerCare', { income: '15000' }, { state: 'WI' }, 2026, /BadgerCare/],
    ['a program', { income: '30000' }, { state: 'MN' }, 2026, /MinnesotaCare/],
    [
      'an offer beside a program',
      { income: '30000' },
      { state: 'MN' },
      2026,
      /for \$249 a month or less in 2026, you get neither MinnesotaCare nor a tax credit\./,
    ],
    ['New York to 250 %', { income: '35000' }, { state: 'NY' }, 2026, /Until June 2026/],
    ['Georgia', { income: '9000' }, { state: 'GA' }, 2027, /80 hours of work.* change on January 1/],
    ['ConnectorCare', { income: '45000' }, { state: 'MA' }, 2026, /lowest ConnectorCare plan/],
    [
      'help of a state',
      { income: '80000' },
      { state: 'NJ' },
      2026,
      /Savings pays \$600 .*Treasury.*Nov 22, 2026/,
    ],
    ['help by one source', { income: '70000' }, { state: 'NM' }, 2027, /about \$3,380 from New Mexico/],
    ['help carried forward', { income: '80000' }, { state: 'NJ' }, 2027, /that of 2027 is not confirmed/],
    ['help of an unknown amount', { income: '30000' }, { state: 'VA' }, 2027, /leave out Virginia’s help/],
    ['help without an amount', { income: '70000' }, { state: 'CT' }, 2027, /not known to continue in 2027/],
    ['a parent', { income: '19476', children: people(5) }, { state: 'TN' }, 2026, /up to about 105%/],
    ['no state', { income: '14000' }, { state: undefined }, 2027, /^Your state decides/],
    ['work rules already', { income: '15000' }, { state: 'NE' }, 2027, /Nebraska already have work rules/],
    ['renewals', { income: '15000' }, { state: 'OH' }, 2027, /every six months/],
    ['couples', { income: '40000', adults: people(44) }, {}, 2027, /file their taxes together/],
    ['ICHRA', { income: '40000' }, {}, 2027, /ICHRA/],
    ['verification', { income: '40000' }, {}, 2027, /From 2028/],
    ['an update', { income: '40000' }, {}, 2027, /by December 15/],
    ['students', { income: '40000' }, { age: 22 }, 2027, /until you are 26\..*parents claim/],
    ['catastrophic plans', { income: '40000' }, { age: 29 }, 2027, /Under 30/],
    ['hardship', { income: '90000' }, {}, 2027, /hardship/],
    ['hardship announced', { income: '45000' }, {}, 2027, /CMS has announced .* No tax credit pays for it/],
    ['foster care', { income: '40000' }, { age: 25 }, 2027, /in foster care .* until 26/],
    [
      'an only child of 18',
      { income: '5000', children: people(18) },
      { state: 'FL' },
      2027,
      /counts here until the 18th birthday/,
    ],
    [
      'a student of 18',
      { income: '19476', children: people(18) },
      { state: 'TN' },
      2027,
      /child of 18 counts here only while at school/,
    ],
    [
      'premiums of CHIP',
      { income: '60000', children: people(7) },
      { state: 'MO' },
      2027,
      /CHIP is not free for every family here/,
    ],
    ['a penalty', { income: '40000' }, { state: 'CA' }, 2027, /tax penalty in this state/],
    ['the dividend', { income: '40000' }, { state: 'AK' }, 2027, /Permanent Fund/],
    ['an employer’s offer', { income: '60000', ownOffer: '180' }, {}, 2027, /^Your employer’s plan: \$180 a/],
    ['the limit of an offer', { income: '52000', ownOffer: '442' }, {}, 2027, /up to \$442 a month\)/],
    ['an income of 0', { income: '0' }, {}, 2026, /about \$777 a month.*lawfully present.*coverage gap/s],
    [
      'tobacco',
      { income: '48000', tobacco: true },
      {},
      2026,
      /tobacco: \$398 to \$787 .*\nYou pay \$4,781 to \$9,446 in/,
    ],
    ['low income', { income: '20000' }, {}, 2026, /only because of a low income get no tax credit/],
    ['cost sharing', { income: '20000' }, {}, 2026, /about 6% of the costs/],
    ['too much credit', { income: '30000' }, {}, 2026, /pay back/],
    ['no state', { income: '20000' }, { state: undefined }, 2026, /your state decides/],
  ])('tells of %s', (_name, input, market, planYear, text) => {
    expect(tell(look(input, market, planYear))).toMatch(text);
  });

  it('leads a couple in New Mexico above 400 % to what is charged, without a cliff', () => {
    // Case 19 of the states' help; it was 29,220 before the state's help was known.
    const prices = look(
      { income: '103044', adults: people(46) },
      { state: 'NM', age: 62, premium: 19_197.39, bronze: null },
    );
    expect([findNet(prices), prices.state_help.amount]).toEqual([8759, 20_461.39]);
    expect(tell(prices)).toContain('about $730 a month');
    expect(listCliffs(prices)).toEqual([]);
  });

  it('names a cliff from 0.6 to 1.5 times its income, and where there is none, nothing', () => {
    expect(tellCliff({ income: '37559' })).toBe('');
    expect(tellCliff({ income: '93900' })).toMatch(/You are \$31,300 above the limit\.$/);
    expect(tellCliff({ income: '93901' })).toBe('');
    expect(tellCliff({ income: '40000' }, { state: 'WA' })).toMatch(/^Help ends at \$62,600 income/);
    // The credit runs out below its limit.
    expect(tellCliff({ income: '40000' }, { premium: 4000 })).toBe('');
    expect(tellCliff({})).toBe('');
  });

  it('says that help ends where an offer of an employer counts as affordable', () => {
    // 9.96 % of 50,000 is 415 a month.
    expect(tellCliff({ income: '48000', ownOffer: '415' })).toMatch(
      /^Help ends at \$49,999 income a year\. There your employer’s offer counts as affordable, so you get no tax credit\./,
    );
    const couple = { income: '55000', adults: people(43), ownOffer: '900', familyOffer: '490' };
    expect(tellCliff(couple)).toMatch(/There your family’s offer counts as affordable/);
  });

  // With prices of 2027 there is no other year to name.
  it('ends the credit with an affordable offer of an employer', () => {
    // 9.96 % of 40,000 is 332 a month.
    expect(look({ income: '40000', ownOffer: '332' })).toMatchObject({
      help: 'employer',
      levels: { benchmark: { paid: 9329.68 } },
      credit: { amount: 0 },
    });
    expect(look({ income: '40000', ownOffer: '332.01' }).help).toBe('credit');
    const couple = { income: '60000', adults: people(43), ownOffer: '100' };
    expect(tell(look(couple))).toMatch(
      /^Your employer’s plan for you: \$100 a month; second-cheapest silver for the others: about \$472 a month\n.*the price of the others: \$5,664 a year, after a tax credit/,
    );
    expect(look({ ...couple, familyOffer: '300' }).help).toBe('employer');
  });
});

describe('the part of the benchmark that the credit counts', () => {
  const format = (place: { state: string; county?: string }) =>
    formatCreditBenchmark({ input_data: { age: 40, ...place } });

  it.runIf(priceFigures?.marion).each([
    [`${priceFigures?.marion?.share} of this plan’s price`, { state: 'IN', county: '18097' }],
    ['sets the tax credit by the price of this plan', { state: 'CA', county: '06037' }],
  ])('is "%s" where shares are known', (text, place) => {
    expect(format(place)).toContain(text);
  });

  it.each([
    ['sets the tax credit by the price of this plan', { state: 'MI' }],
    ['We do not know that part for this county', { state: 'MI', county: '26161' }],
  ])('is "%s"', (text, place) => {
    expect(format(place)).toContain(text);
  });
});

describe('who is covered by what', () => {
  const list = (typed: Typed, applicant: Partial<Applicant> = {}) => {
    const { people: covered, place } = look(typed, applicant, 2027);
    return listPersonCovers(covered, place.state).map(({ who, cover }) => `${who}: ${cover}`);
  };

  it('is said of each person by their own program', () => {
    const family = { income: '45000', adults: people(68), children: people(9) };
    expect(list(family, { state: 'NY', age: 40 })).toEqual([
      'You, 40: probably the Essential Plan',
      'Adult, 68: Medicare',
      expect.stringMatching(/^Child, 9: probably .*Child Health Plus/),
    ]);
    expect(list({ income: '62756', children: people(5) }, { state: 'CA', county: '06075', age: 35 })).toEqual(
      [
        'You, 35: marketplace plan with the tax credit',
        'Child, 5: probably the county’s program for children',
      ],
    );
  });

  it.each<[Typed, number, string]>([
    [{ has_cover: 'veterans' }, 45, 'You, 45: veterans’ health care, so no tax credit'],
    [{ has_cover: 'medicare', adults: people(44) }, 45, 'You, 45: Medicare, so no tax credit'],
    [
      { has_cover: 'none' },
      67,
      'You, 67: marketplace plan at the price of the highest age; without free Part A a tax credit is possible',
    ],
    [{ children: people(27) }, 60, 'Child, 27: a plan of their own: add them as an adult'],
    [{ ownOffer: '200' }, 45, 'You, 45: employer’s plan, $200 a month, so no tax credit'],
  ])('names the rule of %j', (typed, age, row) => {
    expect(list({ income: '40000', ...typed }, { age }).join('\n')).toContain(row);
  });
});

it('remarks are for consequences that a rule has', () => {
  const named = table.remarks.flatMap(({ when }) => [
    ...(when.pays ?? []),
    ...(when.public_cover ?? []),
    ...(when.not_public_cover ?? []),
  ]);
  const known = Object.values(consequences).flatMap(({ pays, publicCover }) => [pays, publicCover]);
  expect(known).toEqual(expect.arrayContaining(named));
});

describe('remarks that end on a day', () => {
  const count = (state: string, income: string, text: string, today: string) =>
    listRemarks(look({ income }, { state }, 2027), today).filter((remark) => remark.includes(text)).length;

  it.each([
    ['GA', '9000', 'its rules change on January 1', '2026-12-31', 1],
    ['GA', '9000', 'its rules change on January 1', '2027-01-01', 0],
    ['GA', '9000', '80 hours of work', '2027-01-01', 1],
    ['CA', '9000', 'old bills of the three months before', '2026-12-31', 1],
    ['CA', '9000', 'old bills of the three months before', '2027-01-01', 0],
    ['CA', '9000', 'old bills of the month before', '2026-12-31', 0],
    ['CA', '9000', 'old bills of the month before', '2027-01-01', 1],
    ['TX', '40000', 'update your application by December 15', '2026-12-15', 1],
    ['TX', '40000', 'update your application by December 15', '2026-12-16', 0],
  ])('%s, %s: "%s" on %s', (state, income, text, today, expected) => {
    expect(count(state, income, text, today)).toBe(expected);
  });
});

describe('limits of Medicaid that rise in winter', () => {
  const list = (typed: Typed, applicant: Partial<Applicant>, day: string, year = 2027) =>
    listRemarks(look(typed, applicant, year), day).filter((text) => text.includes('rise each winter'));

  // 138 % of 15,960 is 22,024.80, and 5 % more is 23,126.04.
  it.each<[string, Typed, Partial<Applicant>, number]>([
    ['an income within the limit', { income: '22024' }, { state: 'CA' }, 0],
    ['an income just above it', { income: '22025' }, { state: 'CA' }, 1],
    ['the highest income near it', { income: '23126' }, { state: 'CA' }, 1],
    ['an income beyond', { income: '23127' }, { state: 'CA' }, 0],
    ['an adult without Medicaid by income', { income: '22025' }, { state: 'TX' }, 0],
    // Parents: 15 % in Texas, which fixes the limit in dollars, and 105 % of 21,640 in Tennessee.
    ['a limit in dollars', { income: '3400', children: people(20) }, { state: 'TX' }, 0],
    ['a parent', { income: '22800', children: people(5) }, { state: 'TN' }, 1],
    ['a person of 67', { income: '22025', has_cover: 'none' }, { state: 'CA', age: 67 }, 0],
    ['no state', { income: '22025' }, { state: undefined }, 0],
    ['no income', {}, { state: 'CA' }, 0],
  ])('are named for %s', (_case, typed, applicant, expected) => {
    expect(list(typed, applicant, today)).toHaveLength(expected);
  });

  it.each([
    ['2026-10-31', 2026, undefined],
    ['2026-11-01', 2026, 'ask your state again in February.'],
    ['2027-01-01', 2026, undefined],
    ['2026-10-31', 2027, 'ask your state again in February.'],
    ['2027-01-31', 2027, 'ask your state again in February.'],
    ['2027-02-01', 2027, 'we do not have those of 2027 yet: .* one of 2026, so ask your state now.'],
    ['2027-11-01', 2027, undefined],
  ] as const)('on %s for %i end with "%s"', (day, year, end) => {
    const limits = rules[year].medicaid_lines_from;
    expect(limits).toBe('2026-01-13');
    const expected =
      end === undefined ? [] : [expect.stringMatching(`^The limits of Medicaid rise.*${end}$`)];
    expect(list({ income: '22500' }, { state: 'CA' }, day, year)).toEqual(expected);
  });

  it('are those of CHIP too for a child alone', () => {
    // 266 % of 21,640 is 57,562.40.
    expect(list({ income: '58000', children: people(9) }, { state: 'CA' }, today)).toEqual([
      expect.stringContaining('The limits of Medicaid or CHIP rise'),
    ]);
  });
});
