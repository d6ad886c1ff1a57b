/** Texts about the prices of a link. */
export const linkedTexts = {
  title: 'These answers came with a link',
  announced: 'These answers came with a link. Their prices are above the form.',
  untouched:
    'Your own answers stay as they are, unless you use these. These prices are gone when you reload the page: then open the link again.',
  otherYear: (year: number) => `The prices of ${year} are not known here.`,
  use: 'Use these answers',
  problems: {
    broken: 'This link is incomplete or was changed, so it can’t be opened. Ask for it again.',
    later: 'This link is of a newer version of Premia than this page. Try it again in a few minutes.',
  },
};
