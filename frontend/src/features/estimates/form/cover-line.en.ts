import { formatList } from '#frontend/ui/format.ts';

/** Texts of the line of prices of covers. */
export const coverLineTexts = {
  name: 'Prices so far',
  assumed: {
    driving_experience: (years: number) =>
      years < 2 ? 'have driven for a year at most' : `have driven for ${years} years`,
    annual_mileage: (_thousandKm: number) => 'drive 13,476 miles a year',
    prv_accident: (_count: number) => 'have had no accident',
  },
  month: (assumed: readonly string[]) =>
    assumed.length > 0 ? `a month, if you ${formatList(assumed)}` : 'a month: drivers like you pay this',
};
