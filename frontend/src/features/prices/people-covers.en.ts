import { countyProgram } from './texts/en.ts';

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
  hasMedicare: 'Medicare, which ends the tax credit',
  /** 26 CFR 1.36B-2: not eligible for Part A without a premium. */
  withoutMedicare:
    'marketplace plan at the highest age’s price; the tax credit is possible without free Part A',
  covers: {
    medicare: 'Medicare',
    veterans: 'veterans’ health care, which ends the tax credit',
    tricare: 'TRICARE, which ends the tax credit',
    credit: 'marketplace plan with the tax credit',
    full_price: 'marketplace plan at the full price',
    no_charge: 'marketplace plan at no extra charge',
    own_plan: 'a plan of their own: add them as an adult',
    unknown: 'marketplace plan; the income decides about help',
  },
  closeTo: (percent: number) =>
    `Your income is close to the limit of ${percent}% of the poverty line: ask the state.`,
};
