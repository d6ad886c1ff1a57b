const formatMonth = (month: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1));

/** "January", "January and February" or "January to June" */
function fromJanuary(count: number): string {
  if (count > 2) return `January to ${formatMonth(count)}`;
  return count === 1 ? 'January' : 'January and February';
}

/** Texts about the 65th birthday and the steps towards Medicare. */
export const medicareTexts = {
  soon: 'You turn 65 within a year:',
  until: 'these prices are until the month of your birthday, then you probably have Medicare.',
  steps: 'Steps towards Medicare',
  noPlan: (year: number) => `Medicare begins before ${year}: you probably need no plan of that year.`,
  /** @param price of silver a month; undefined where others are in it */
  firstMonths: (count: number, price: string | undefined, isAbout: boolean) =>
    price === undefined
      ? `${fromJanuary(count)} at the prices above, then Medicare for you.`
      : `${fromJanuary(count)} at ${isAbout ? 'about ' : ''}${price} a month for silver, then Medicare.`,
};
