/** Texts about the 65th birthday and the steps towards Medicare. */
export const medicareTexts = {
  soon: 'You turn 65 within a year:',
  until: 'these prices are until the month of your birthday, then you probably have Medicare.',
  steps: 'Steps towards Medicare',
  noPlan: (year: number) => `Medicare begins before ${year}: you probably need no plan of that year.`,
};
