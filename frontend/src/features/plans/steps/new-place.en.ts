/** Texts on the place after a move. */
export const newPlaceTexts = {
  zip: 'New ZIP code',
  found: (place: string) => `The months after the move have the prices of ${place}.`,
  county: 'Which county do you move to?',
  none: 'We have no marketplace prices for this ZIP code.',
  invalid: 'A ZIP code has five digits, such as 77002.',
};
