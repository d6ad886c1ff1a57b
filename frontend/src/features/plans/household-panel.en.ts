/** Prices of a household by year and month. */
export const panelTexts = {
  planYear: 'Plan year',
  prices: (year: number, isAbout: boolean) => `Prices and rules of ${year}${isAbout ? ', about' : ''}`,
  benchmark: (people: number) =>
    people === 1
      ? 'Second-cheapest silver plan for one person'
      : `Second-cheapest silver plan for ${people} people`,
  credit: 'Tax credit',
  pays: 'You pay for this plan',
  paysWithTobacco: 'You pay for it with tobacco, at most',
  paysSilver: 'You pay for the cheapest silver plan',
  paysSilverWithTobacco: 'You pay for that one with tobacco, at most',
  paysBronze: 'You pay for the cheapest bronze plan',
  paysBronzeWithTobacco: 'You pay for bronze with tobacco, at most',
  columns: ['', 'A\u00A0year', 'A\u00A0month'],
};
