/** Texts about the 65th birthday and the steps towards Medicare. */
export const medicareTexts = {
  soon: 'These prices end the month you turn 65.',
  until: 'Then you probably have Medicare.',
  steps: 'Steps towards Medicare',
  /** @param isBefore Medicare begins in an earlier year */
  noPlan: (year: number, isBefore: boolean) =>
    `Medicare begins ${isBefore ? `before ${year}` : `on January 1, ${year}`}: you probably need no plan of that year.`,
};
