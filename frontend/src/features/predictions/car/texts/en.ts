import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const aYear = (usd: number) => `${money(usd)} a year`;

const toLimits = ([person = 0, crash = 0, property = 0]: readonly number[]) =>
  `${money(1000 * person)} a person, ${money(1000 * crash)} a crash and ${money(1000 * property)} for property`;

export const coverTexts = {
  heading: 'Prices by coverage',
  names: {
    minimum: 'State minimum',
    liability_comprehensive: 'Liability + comprehensive',
    full: 'Full coverage',
  },
  shortNames: { minimum: 'Minimum', liability_comprehensive: '+ comprehensive', full: 'Full' },
  adds: { minimum: 'harm to others', liability_comprehensive: '+ theft, hail', full: '+ your own crash' },
  limits: (limits: readonly number[]) => `The state minimum pays up to ${toLimits(limits)}.`,
  limitsDiffer: 'How much the state minimum pays differs by state.',
  propertyAndInjury: 'The state minimum pays only for property you damage and for your own injuries.',
  notRequired: (limits: readonly number[]) =>
    `Your state does not require insurance. The cheapest policy pays up to ${toLimits(limits)}.`,
  yours: 'Yours',
  yearly: aYear,
  /** @param low lowest and `high` highest usual list price of full coverage, USD a month */
  bar: (low: number, high: number) =>
    `The bar shows what customers of cheap and of expensive insurers pay. With full coverage a first quote, before discounts, may lie between ${money(low)} and ${money(high)} a month.`,
  failed: 'Failed to load the facts about your car',
};
