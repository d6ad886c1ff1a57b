import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const aYear = (usd: number) => `${money(usd)} a year`;

export const coverTexts = {
  heading: 'Prices by coverage',
  names: {
    minimum: 'State minimum',
    liability_comprehensive: 'Liability + comprehensive',
    full: 'Full coverage',
  },
  shortNames: { minimum: 'Minimum', liability_comprehensive: '+ comprehensive', full: 'Full' },
  adds: { minimum: 'harm to others', liability_comprehensive: '+ theft, hail', full: '+ your own crash' },
  yours: 'Yours',
  yearly: aYear,
  /** @param low lowest and `high` highest usual list price of full coverage, USD a month */
  bar: (low: number, high: number) =>
    `With full coverage a first quote, before discounts, may lie between ${money(low)} and ${money(high)} a month.`,
  failed: 'Failed to load the facts about your car',
};
