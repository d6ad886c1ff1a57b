/** Texts on an income that swings, under the prices of its middle. */
export const endsTexts = {
  title: 'If your income swings',
  middle: (income: string) => `The prices above are for ${income} a year, the middle.`,
  notes: 'Notes',
  update: 'Update your income at the marketplace when it changes.',
  settles: 'The amounts at tax time are for a whole year at the prices above.',
  pays: (income: string, price: string) => `With ${income} a year, silver costs ${price} a month.`,
  noCredit: {
    under: 'There is no tax credit below the poverty line.',
    over: 'There is no tax credit above 400% of the poverty line.',
  },
  instead: (income: string, title: string) => `With ${income} a year: ${title}.`,
  repay: (amount: string) => `You pay back ${amount} at tax time.`,
  refund: (amount: string) => `You get ${amount} back at tax time.`,
  even: 'Tax time takes nothing and gives nothing back.',
  /** Of an end below the poverty line. */
  low: (income: string) =>
    `If your year ends with ${income}, you usually keep the tax credit of that year, if you made your estimate with care.`,
};
