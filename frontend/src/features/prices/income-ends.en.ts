/** Texts on an income that swings, under the prices of its middle. */
export const endsTexts = {
  title: 'If your income swings',
  /** @param ends "$14,000 to $26,000" */
  middle: (income: string, ends: string) =>
    `The prices above are for ${income} a year, the middle of ${ends}. Update your income at the marketplace when it changes.`,
  pays: (income: string, price: string) => `With ${income} a year you would pay ${price} a month for silver.`,
  noCredit: {
    under: 'There is no tax credit below the poverty line.',
    over: 'There is no tax credit above 400% of the poverty line.',
  },
  instead: (income: string, title: string) => `With ${income} a year: ${title}.`,
  repay: (amount: string) =>
    `If you pay the price above and the year ends there, you pay back ${amount} at tax time.`,
  refund: (amount: string) =>
    `If you pay the price above and the year ends there, you get ${amount} back at tax time.`,
  even: 'If you pay the price above and the year ends there, tax time takes nothing and gives nothing back.',
  /** After an end below the poverty line. */
  low: 'You usually keep the tax credit of that year, if you made your estimate with care.',
};
