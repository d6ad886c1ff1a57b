import { countyProgram } from '#frontend/features/plans/texts/en.ts';

const programList = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Rows of who is covered by what. */
export const personCoverTexts = {
  title: 'Who is covered by what',
  who: {
    you: (age: number) => `You, ${age}`,
    adult: (age: number) => `Adult, ${age}`,
    child: (age: number) => `Child, ${age}`,
  },
  probably: (programs: readonly string[]) => `probably ${programList.format(programs)}`,
  county: `probably ${countyProgram}`,
  employer: (usd: string) => `employer’s plan, ${usd} a month, so no tax credit`,
  /** 26 USC 36B(c)(2)(B), 5000A(f)(1)(A). */
  hasMedicare: 'Medicare, so no tax credit',
  /** 26 CFR 1.36B-2: not eligible for Part A without a premium. */
  withoutMedicare:
    'marketplace plan at the price of the highest age; without free Part A a tax credit is possible',
  covers: {
    medicare: 'Medicare',
    veterans: 'veterans’ health care, so no tax credit',
    tricare: 'TRICARE, so no tax credit',
    credit: 'marketplace plan with the tax credit',
    full_price: 'marketplace plan at the full price',
    no_charge: 'marketplace plan at no extra charge',
    own_plan: 'a plan of their own: add them as an adult',
    unknown: 'marketplace plan; your income decides about help',
  },
  closeTo: (percent: number) =>
    `Your income is close to the limit of ${percent}% of the poverty line: ask your state.`,
};
