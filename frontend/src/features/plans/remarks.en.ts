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
  'one source': '. We have this from one source',
  'carried forward': '. This is the amount of 2026: that of 2027 is not confirmed',
};

/** Most that may be paid into a health savings account, USD a year. */
interface SavingsLimits {
  hsa: number;
  hsa_family: number;
}

const publicPrograms = { medicaid: 'Medicaid', children: 'Medicaid or CHIP' };

/** Remarks on a household, a sentence each. */
export const remarkTexts = {
  beforeStateHelp: (
    state: string,
    year: number,
    { exchange, source }: { exchange: string; source: string },
  ) =>
    `These prices leave out ${state}’s help, which starts in ${year}. We do not know its amount: ask ${exchange}. (Source: ${source}.)`,
  stateHelp: ({ program, usd, isAbout, year, certainty, source, verified }: StateHelp) =>
    `${program} pays ${isAbout ? 'about ' : ''}${money(usd)} of the price of ${year}${certainties[certainty] ?? ''}. (Source: ${source}; verified ${verified}.)`,
  paysCosts: (program: string) => `${program} also pays deductibles and copays.`,
  lowersCosts: (program: string) =>
    `${program} also lowers deductibles and copays more than the federal rules do.`,
  parents: (percent: number, state: string) =>
    `Parents of children under 19 have Medicaid up to about ${percent}% of the poverty line in ${state}.`,
  limitsRise: (program: keyof typeof publicPrograms) =>
    `The limits of ${publicPrograms[program]} rise each winter, and your income is at most 5% above one of them: ask your state again in February.`,
  limitsHaveRisen: (program: keyof typeof publicPrograms, year: number) =>
    `The limits of ${publicPrograms[program]} rise each winter, and we do not have those of ${year + 1} yet: your income is at most 5% above one of ${year}, so ask your state now.`,
  reducedCosts: (percent: number, year: number) =>
    `With a silver plan you pay about ${percent}% of the costs of care instead of 30% in ${year} (cost-sharing reductions). Other levels have no such reduction.`,
  stateDecides: (states: string) =>
    `At this income your state decides what you get: ${states} cover adults by Medicaid up to 138% of the poverty line, and four have a program of their own up to 200%.`,
  offerLimit: (limit: string, year: number) =>
    `If your present employer offers you a plan for ${limit} a month or less in ${year}, you get no tax credit. For your family, the price of the family’s plan decides in the same way.`,
  savingsAccount: (year: number, { hsa, hsa_family }: SavingsLimits) =>
    `With a bronze or catastrophic plan you can pay into a health savings account, which lowers your taxable income: at most ${money(hsa)} in ${year}, or ${money(hsa_family)} for a family.`,
  familyTiers: (state: string) =>
    `In ${state} the price depends on the kind of family, not on age. We take two adults as a couple; each further adult has a policy alone.`,
  /** Remarks without figures of a household, by code. */
  common: {
    essential_plan:
      'Until June 2026 New York’s Essential Plan covered incomes from 200 to 250% of the poverty line too.',
    work_rules_already:
      'Iowa, Montana and Nebraska already have work rules for many adults with Medicaid. People who lose Medicaid by these rules get no tax credit either.',
    work_rules:
      'From 2027 Medicaid has work rules for many adults; some states start them later, by December 31, 2028. People who lose Medicaid by these rules get no tax credit either.',
    backdating:
      'If you apply for Medicaid now, it can pay old bills of the three months before. If you apply in 2027, Medicaid pays old bills of one month for adults who qualify by income alone, and of two for all others, instead of three. So apply in December.',
    backdating_cut:
      'Medicaid can pay old bills of the month before you apply; for children, parents and people with a disability, of two months.',
    renewal:
      'From 2027 many adults have to renew Medicaid every six months. Answer its letters, or you may lose it.',
    immigrants:
      'From 2026 lawfully present immigrants below the poverty line get no tax credit either; until 2025 they did.',
    pathways_changes:
      'In Georgia adults at this income get Medicaid only with 80 hours of work, study or service a month. The program is called Pathways, and its rules change on January 1, 2027.',
    pathways:
      'In Georgia adults at this income get Medicaid only with 80 hours of work, study or service a month.',
    coverage_gap:
      'Your state did not expand Medicaid. Most adults with this income get neither Medicaid nor a tax credit; this is called the coverage gap.',
    low_income_enrollment:
      'In 2026 and 2027 people who enroll outside open enrollment only because of a low income get no tax credit.',
    ichra:
      'If your employer gives you money for a plan of your own, called an ICHRA, you get no tax credit, unless the amount is too small by law and you refuse it.',
    married:
      'Married couples get the tax credit only if they file their taxes together. There are exceptions after abuse or abandonment.',
    pay_back:
      'If your income is higher in the end, you pay back all that was too much. Tell the marketplace when your income, address or household changes.',
    update:
      'If you already have a marketplace plan, update your application by December 15, because prices and tax credit change each year.',
    verification:
      'From 2028 the tax credit starts each year only after the marketplace has checked your income and status.',
    parents_plan:
      'You can stay on a parent’s plan until you are 26. If your parents claim you on their tax return, you count in their household, and their income decides.',
    catastrophic:
      'Under 30 you can choose a catastrophic plan. It has a low price and a high deductible, and no tax credit pays for it.',
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
    penalty: 'If you have no coverage for a year, you may have to pay a tax penalty in this state.',
    permanent_fund: 'The Permanent Fund dividend counts as income. Your children’s dividends may count too.',
  },
};
