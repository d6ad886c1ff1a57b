import { formatList, formatRoundedMoney as money } from '#frontend/ui/format.ts';

const aYear = (usd: number) => `${money(usd)} a year`;

export const coverTexts = {
  heading: 'Prices by cover',
  names: {
    minimum: 'State minimum',
    liability_comprehensive: 'Liability + comprehensive',
    full: 'Full cover',
  },
  shortNames: { minimum: 'Minimum', liability_comprehensive: '+ comprehensive', full: 'Full' },
  adds: { liability_comprehensive: '+ theft, hail', full: '+ your own crash' },
  limits: (limits: string) => `limits ${limits}`,
  limitsDiffer: 'limits differ by state',
  propertyAndInjury: 'property and own injuries only',
  notRequired: (limits: string) => `${limits}, not required`,
  yours: 'Yours',
  yearly: aYear,
  /** @param low least and `high` most of list prices over the estimate */
  bar: (low: number, high: number) =>
    `Bar: cheap to dear insurers, as people pay. List prices before discounts: ${low} to ${high} times the estimate.`,
  mix: 'A mix of drivers’ covers.',
  liability: 'Liability alone, with the limits that people usually buy.',
  failed: 'Failed to load the facts about your car',
};

/** Texts of the form's line of prices. */
export const lineTexts = {
  name: 'Prices so far',
  assumed: {
    driving_experience: (years: number) => `${years} years of driving`,
    annual_mileage: (_thousandKm: number) => '13,476 miles a year',
    prv_accident: (_count: number) => 'no accident',
  },
  month: (assumed: readonly string[]) =>
    assumed.length > 0 ? `a month; assumed: ${formatList(assumed)}` : 'a month, what such drivers pay',
};
