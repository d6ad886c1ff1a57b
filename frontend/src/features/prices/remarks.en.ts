import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

interface StateHelp {
  program: string;
  usd: number;
  isAbout: boolean;
  /** Plan year with that of the prices. */
  year: number;
  certainty: string;
  source: string;
  /** Date. */
  verified: string;
}

const certainties: Readonly<Record<string, string>> = {
  'one source': ', by one source',
  'carried forward': ', the amount of 2026: that of 2027 is not confirmed',
};

/** Most that may be paid into a health savings account, USD a year. */
interface SavingsLimits {
  hsa: number;
  hsa_family: number;
}

/** Remarks on a household, a sentence each. */
export const remarkTexts = {
  beforeStateHelp: (
    state: string,
    year: number,
    { exchange, source }: { exchange: string; source: string },
  ) =>
    `These prices are before ${state}’s help, which starts in ${year}; its amount is not known. ${exchange} knows it. (Source: ${source}.)`,
  stateHelp: ({ program, usd, isAbout, year, certainty, source, verified }: StateHelp) =>
    `${program} pays ${isAbout ? 'about ' : ''}${money(usd)} of the price of ${year}${certainties[certainty] ?? ''}. (Source: ${source}; verified ${verified}.)`,
  paysCosts: (program: string) => `${program} also pays deductibles and copays.`,
  lowersCosts: (program: string) =>
    `${program} also lowers deductibles and copays more than the federal rules do.`,
  parents: (percent: number, state: string) =>
    `Parents of children under 19 have Medicaid up to about ${percent}% of the poverty line in ${state}.`,
  reducedCosts: (percent: number, year: number) =>
    `With a silver plan you pay about ${percent}% of the costs of care instead of 30% in ${year} (cost-sharing reductions; silver only).`,
  stateDecides: (states: string) =>
    `At this income the state decides: ${states} cover adults by Medicaid to 138% of the poverty line, four have a program of their own to 200%.`,
  offerLimit: (limit: string, year: number) =>
    `An employer’s offer counts as affordable up to ${limit} a month in ${year}: the price for you alone decides about you, the price for the family about the others. An affordable offer ends the credit.`,
  savingsAccount: (year: number, { hsa, hsa_family }: SavingsLimits) =>
    `With a bronze or catastrophic plan you may pay into a health savings account: at most ${money(hsa)} in ${year}, for a family ${money(hsa_family)}, which lowers your taxable income.`,
  familyTiers: (state: string) =>
    `${state} prices families by tier, not by age. Two adults are taken as a couple; each further adult has a policy of one.`,
  /** Remarks without figures of a household, by code. */
  common: {
    essential_plan:
      'Until June 2026 New York’s Essential Plan covered incomes from 200 to 250% of the poverty line too.',
    work_rules_already:
      'Iowa, Montana and Nebraska already have work rules for many adults with Medicaid; anyone who fails them loses the tax credit too.',
    work_rules:
      'From 2027 Medicaid has work rules for many adults; a state may start them as late as December 31, 2028. Anyone who fails them loses the tax credit too.',
    backdating:
      'Medicaid may pay bills of the three months before an application. For applications from January 1, 2027 it is one month for adults who have it by income alone, two for others: apply in December.',
    backdating_cut:
      'Medicaid may pay bills of the month before an application, for children, parents and people with a disability of two months.',
    renewal: 'From 2027 many adults have to renew Medicaid every six months: answer its letters.',
    immigrants:
      'In 2026 lawfully present immigrants below the poverty line have no tax credit either; until 2025 they had one.',
    pathways_changes:
      'In Georgia adults at this income get Medicaid only with 80 hours of work, study or service a month (Pathways); its rules change on January 1, 2027.',
    pathways:
      'In Georgia adults at this income get Medicaid only with 80 hours of work, study or service a month.',
    coverage_gap:
      'Your state did not expand Medicaid: most adults at this income get neither Medicaid nor a tax credit (the coverage gap).',
    low_income_enrollment:
      'In 2026 and 2027 people who join outside open enrollment only because of a low income get no credit.',
    ichra:
      'An employer’s account for premiums (ICHRA) ends the credit too, unless it counts as unaffordable and you decline it.',
    married:
      'Married couples get the credit only if they file their taxes together (with exceptions after abuse or abandonment).',
    pay_back:
      'If your income turns out higher, you pay back what was too much, without a cap: report changes of income, address and household when they happen.',
    update:
      'If you have a marketplace plan already, update your application by December 15: prices and credit change each year.',
    verification: 'From 2028 the credit starts only after your income and status are verified, every year.',
    parents_plan:
      'Until 26 you may stay on a parent’s plan. A student whom parents claim on their tax return counts in their household, with their income.',
    catastrophic:
      'Under 30 you may choose a catastrophic plan: a low price, a high deductible, and no tax credit.',
    hardship:
      'Because you get no tax credit, you can probably choose a catastrophic plan (a hardship exemption): it has a lower price and a high deductible.',
    hardship_announced:
      'CMS has announced that people with your income may choose a catastrophic plan, with a lower price and a high deductible; HealthCare.gov tells you if you may. No tax credit pays for it.',
    only_child_of_18:
      'For Medicaid as a parent a child counts here until the 18th birthday, so you would probably not get it.',
    student_of_18: 'For Medicaid as a parent a child of 18 counts here only while at school.',
    foster_care:
      'If you were in foster care and had Medicaid when you turned 18, you keep Medicaid until 26, at any income.',
    chip_premiums:
      'CHIP is not free for every family here: at higher incomes its premiums reach hundreds of dollars a month. Ask before you count on it.',
    penalty: 'A year without cover may cost you a tax penalty in this state.',
    permanent_fund: 'The Permanent Fund dividend counts as income, children’s dividends may too.',
  },
};
