/** Answers about a stored household. */
export const householdAnswerTexts = {
  /** Column of a file. */
  incomeColumn: 'Household income (USD a year)',
  tobacco: 'tobacco',
  covers: {
    none: 'no Medicare',
    medicare: 'Medicare',
    veterans: 'veterans’ health care',
    tricare: 'TRICARE',
  },
  offer: (usd: string) => `employer’s plan ${usd} a month`,
  familyOffer: (usd: string) => `for the family ${usd} a month`,
};
