import { createElement, Fragment, type ReactNode } from 'react';
import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

/** Renders a link with a text. */
type Link = (text: string) => ReactNode;

const join = (...parts: ReactNode[]) => createElement(Fragment, null, ...parts);

/** Texts at an income at which help with the price falls. */
export const cliffTexts = {
  helpEnds: (income: number) => `Help ends at ${money(income)} income a year`,
  helpFalls: (state: string, income: number) => `${state}’s help falls at ${money(income)} income a year`,
  /** Why help ends there. */
  atLimit: 'That is 400% of the poverty line.',
  offerCounts: {
    own: 'There your employer’s offer counts as affordable, so you get no tax credit.',
    family: 'There your family’s offer counts as affordable, so you get no tax credit.',
  },
  oneDollar: (usd: number) => `If you earn one dollar more than that, you pay ${money(usd)} more a year.`,
  at: 'Your income is just at this limit.',
  below: (room: number) => `You are ${money(room)} below the limit.`,
  above: (usd: number) => `You are ${money(usd)} above the limit.`,
};

/** Next steps, and events that open an enrollment of their own. */
export const stepTexts = {
  changed: 'Has something changed?',
  otherReasons: (exchange: string) => `There are other reasons too: ask ${exchange}.`,
  onDevice: 'It stays on this device.',
  calendar: 'Add these dates to my calendar (.ics)',
  next: 'What next',
  more: 'More steps',
  applyNow: 'Apply now:',
  anyDay: 'on any day of the year.',
  /** P.L. 119-21, section 71112: cover before an application, for those from January 1, 2027. */
  byDecember:
    'on any day of the year, best by December 31. Medicaid can then pay old bills of three months, and later of one or two.',
  spanish: 'En español',
  askMedicaid: (mayBePregnant: boolean, office: Link, centers: Link) =>
    join(
      'Ask your ',
      office('state’s Medicaid office'),
      mayBePregnant
        ? ' in any case: parents, pregnant women and people with a disability may qualify. '
        : ' in any case: parents and people with a disability may qualify. ',
      centers('Community health centers'),
      ' charge by income.',
    ),
  counselors: 'Ask your state’s free counselors (SHIP) which Medicare plan suits you.',
  localHelp: (link: Link) => join(link('Local help'), ' with an application is free.'),
  /** 42 CFR 435.116 and 457.310; the limits differ by state. */
  pregnancy:
    'If you are pregnant, Medicaid and CHIP have higher income limits for you. Apply in any case, on any day of the year.',
  /** 45 CFR 155.420(d)(8) and 155.350; HealthCare.gov, "Zero cost sharing plan". */
  tribes:
    'Members of federally recognized tribes and shareholders of Alaska Native corporations can enroll or change plans every month. With an income up to 300% of the poverty line they pay no deductibles or copays in any marketplace plan.',
  /**
   * P.L. 119-21, sections 71301 and 71109; the status of each person counts (26 USC 36B(e)). Programs of states: Center for
   * Children and Families, Georgetown University, 1 October 2025; Milbank Memorial Fund, 15 September 2025.
   */
  citizens: (year: number) =>
    `In ${year} the tax credit is for citizens, permanent residents and few others. Each person’s status counts: a child who is a citizen gets it where a parent does not. Medicaid and CHIP have rules on status too, with more exceptions for children and during pregnancy. 14 states and DC cover children of any status: ask your state.`,
  territory: (territory: string, office: Link) =>
    join(
      'Ask the ',
      office('Medicaid office'),
      ` of ${territory}, on any day of the year, and insurers there about plans of their own.`,
    ),
};
