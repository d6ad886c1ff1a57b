import { formatList } from '#frontend/ui/format.ts';
import type { Level } from '#functions/plans/state-help.ts';

/** Texts of the line of prices. */
export const priceLineTexts = {
  name: 'Your prices so far',
  afterCredit: (year: number) => `a month, after tax credit (${year})`,
  withoutCredit: (year: number) => `a month, without a tax credit (${year})`,
  beforeCredit: (year: number) => `a month, before any tax credit (${year})`,
  ofCountry: (text: string) => `${text.replace(/\.$/, '')}, the average of the country`,
  /** @param levels that the state's help is for, unlike others */
  helpOfSome: (afterHelp: string, levels: readonly Level[], state: string) =>
    `${afterHelp}, ${formatList(levels)} also after ${state}’s help`,
  instead: (headline: string, year: number) => `${headline}. These are full prices a month (${year}).`,
  forOthers: (people: string, afterHelp: string) => `For ${people}, ${afterHelp}`,
  show: 'Show my prices',
  spoken: (amounts: string, afterHelp: string) =>
    `${amounts} ${afterHelp}. Show my prices follows this form.`,
  spokenCase: (instead: string, amounts: string) =>
    `${instead.replace(/\.$/, '')}: ${amounts}. Show my prices follows this form.`,
};
