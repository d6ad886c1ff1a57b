/** Texts of the line of prices; `years` has the plan year and that of the prices. */
export const priceLineTexts = {
  name: 'Your prices so far',
  about: 'about ',
  afterCredit: (years: string) => `a month, after tax credit (${years})`,
  withoutCredit: (years: string) => `a month, without a tax credit (${years})`,
  beforeCredit: (years: string) => `a month, before any tax credit (${years})`,
  instead: (headline: string, years: string) => `${headline}. Full prices a month (${years}).`,
  forOthers: (people: string, afterHelp: string) => `For ${people}, ${afterHelp}`,
  show: 'Show my prices',
};
