export const labelTexts = {
  failed: 'Failed to save the label',
  removed: 'Label removed',
  saved: 'Label saved',
  add: 'Add a label',
  change: 'Change label',
  removing: 'Removing...',
  remove: 'Remove label',
  label: 'Label',
  hint: 'Enter a name to find it by, of up to 60 characters, such as “Blue hatchback”.',
  save: 'Save label',
};

export const pageTexts = {
  failed: 'Failed to load the prediction',
  /** Names without a label. */
  names: { health: 'Health insurance prediction', car: 'Car insurance prediction' },
  /** Document titles. They stay in the browser's history after a logout: without label and price. */
  title: {
    health: (day: string) => `Health estimate of ${day}`,
    car: (day: string) => `Car estimate of ${day}`,
  },
  loading: 'Prediction',
  notFoundTitle: 'Prediction not found',
  notFound: 'It may have been deleted, or it belongs to another account.',
  otherVersionTitle: 'This prediction was made with another version of Premia',
  otherVersion:
    'Its answers and its prices can’t be shown here. Nothing of it is lost: it is stored as it was made, and the download of your data on your profile contains it.',
  premium: (usd: string) => `The predicted premium was ${usd} a year.`,
};
