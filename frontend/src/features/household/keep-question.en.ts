/** Question whether the household is stored with a prediction. */
export const keepTexts = {
  question:
    'Save your family and your income with this estimate? Without them it will show full prices for you alone.',
};
