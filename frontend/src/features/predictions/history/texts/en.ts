import { formatNumber } from '#frontend/ui/format.ts';

export const historyTexts = {
  title: 'Prediction History',
  failed: 'Failed to load prediction history',
  types: { health: 'Health', car: 'Car' },
  marketPrice: 'Market price',
  likely: (range: string) => `likely ${range}`,
  /** @param prices state minimum, liability and comprehensive, full cover */
  byCover: (prices: readonly string[]) => `By coverage, a month: ${prices.join(', ')}`,
  age: 'age',
  details: (prediction: string) => `Details of ${prediction}`,
  /** Name of a prediction for controls, by its type. */
  prediction: {
    health: (time: string) => `health prediction of ${time}`,
    car: (time: string) => `car prediction of ${time}`,
    unknown: (time: string) => `prediction of ${time}`,
  },
  otherVersion: 'Made with another version of Premia',
  labelled: (label: string, prediction: string) => `${label}, ${prediction}`,
  recentColumns: { date: 'Date', type: 'Insurance Type', age: 'Age', premium: 'Premium' },
  columns: {
    number: 'SN',
    date: 'Date',
    type: 'Type',
    age: 'Age',
    premium: 'Predicted Premium',
    action: 'Action',
  },
  /** After the number's heading, for screen readers. */
  andSelect: ', select',
  select: (prediction: string) => `Select ${prediction}`,
  delete: 'Delete',
  deleteOne: (prediction: string) => `Delete ${prediction}`,
  deleted: 'Prediction deleted successfully',
  confirm: 'Are you sure you want to delete this prediction?',
  toDelete: (prediction: string, premium: string | undefined) =>
    `You are deleting: ${prediction}${premium === undefined ? '' : `, ${premium} a year`}. You can’t undo this.`,
  confirmAll: (count: number) => `Delete these ${count} predictions?`,
  cannotUndo: 'You can’t undo this.',
  deletedAll: (count: number) => `${count} predictions were deleted`,
  /** Of several. */
  notDeleted: (failed: number, count: number) =>
    `${failed} of ${count} predictions could not be deleted. They are still selected.`,
  more: 'Show more',
  noMatchTitle: 'No prediction matches',
  noMatch: (search: string) => `None of these predictions has “${search}” in its label, state or answers.`,
  none: 'No prediction history found.',
  start: { health: 'Start a health prediction', car: 'Start a car prediction' },
};

/** Texts above the table. */
export const toolbarTexts = {
  type: 'Filter by Type',
  sort: 'Sort by',
  /** The API's values, as specified. */
  types: { all: 'All Types', health: 'health', car: 'car' },
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    highest: 'Highest premium first',
    lowest: 'Lowest premium first',
  },
  predictions: 'Predictions',
  searchLabel: 'Search labels, states and answers',
  search: 'Search',
  clearSearch: 'Clear search',
  select: 'Select two or three predictions of one type to compare them, or up to 50 to delete them.',
  selectedMixed: (count: number) => `${count} predictions are selected.`,
  mostSelected: (count: number) => `You can select at most ${count}.`,
  onlyOneType: 'You can compare predictions of one type only.',
  delete: 'Delete selected',
  selectedOne: {
    health: '1 health prediction is selected. Select one or two more.',
    car: '1 car prediction is selected. Select one or two more.',
  },
  selected: {
    health: (count: number) => `${count} health predictions are selected.`,
    car: (count: number) => `${count} car predictions are selected.`,
  },
  most: 'You can compare at most three.',
  compare: 'Compare',
  clear: 'Clear',
  download: 'Download CSV',
  /** While a search or a type leaves predictions out. */
  downloadShown: 'Download these as CSV',
  newest: (count: number) => `Newest ${formatNumber(count)} predictions`,
  count: (count: number) => (count === 1 ? '1 prediction' : `${formatNumber(count)} predictions`),
  countOf: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)} predictions`,
  loadingAll: 'Loading all predictions',
  incomplete: 'Not all predictions are loaded',
  loadRest: 'Load the rest',
  of: (loaded: string, total: string) => `${loaded} of ${total}`,
  loaded: (count: string) => `${count} are loaded.`,
  onlyNewest: (count: string) => `The list contains only the newest ${count} predictions.`,
  progress: 'Loaded predictions',
};

/** Headers and values of the file of the history. */
export const fileTexts = {
  name: (date: string) => `premia-predictions-${date}.csv`,
  created: 'Created (UTC)',
  type: 'Type',
  types: { health: 'health', car: 'car' },
  label: 'Label',
  premium: 'Predicted premium (USD a year)',
  market: 'Market price (USD a year)',
  marketLow: 'Market price, low end (USD a year)',
  marketHigh: 'Market price, high end (USD a year)',
  low: 'Range, low end (USD a year)',
  high: 'Range, high end (USD a year)',
  planYear: 'Plan year',
  withUnit: (question: string, unit: string) => `${question} (${unit})`,
  /** Price for the household after all help. */
  month: {
    bronze: 'Bronze, you pay (USD a month)',
    silver: 'Silver, you pay (USD a month)',
    gold: 'Gold, you pay (USD a month)',
  },
  credit: 'Tax credit (USD a year)',
  /** Medicaid, an employer's plan or another case. */
  instead: 'Instead of these prices',
  covers: {
    minimum: 'State minimum (USD a year)',
    liability_comprehensive: 'Liability and comprehensive (USD a year)',
    full: 'Full coverage (USD a year)',
  },
  failed: 'The file could not be created',
  id: 'ID',
};
