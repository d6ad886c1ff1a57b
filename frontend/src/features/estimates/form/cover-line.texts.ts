import { formatList } from '#frontend/ui/format.ts';

const en = {
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

const es: typeof en = {
  name: 'Precios hasta ahora',
  assumed: {
    driving_experience: (years) =>
      years < 2 ? 'maneja desde hace un año como máximo' : `maneja desde hace ${years} años`,
    annual_mileage: () => 'recorre 13,476 millas al año',
    prv_accident: () => 'no ha tenido accidentes',
  },
  month: (assumed) =>
    assumed.length > 0
      ? `al mes, si usted ${formatList(assumed)}`
      : 'al mes: es lo que pagan personas como usted',
};

/** Texts of the line of prices of covers. */
export const coverLineTexts = globalThis.premiaLanguage === 'es' ? es : en;
