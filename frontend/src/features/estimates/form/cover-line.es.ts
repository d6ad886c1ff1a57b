import { formatList } from '#frontend/ui/format.ts';
import type * as english from './cover-line.en.ts';

export const coverLineTexts: typeof english.coverLineTexts = {
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

({}) as typeof import('./cover-line.es.ts') satisfies typeof english;
