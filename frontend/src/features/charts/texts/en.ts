/** Texts of a waterfall. */
export const waterfallTexts = {
  small: 'Small effects',
  none: (labels: readonly string[]) => `These answers make no difference: ${labels.join(', ')}.`,
};
