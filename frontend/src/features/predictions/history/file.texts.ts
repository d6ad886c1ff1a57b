const en = {
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
  policy: { drivers: 'Other drivers', cars: 'Other cars' },
};

const es: typeof en = {
  name: (date) => `premia-estimados-${date}.csv`,
  created: 'Fecha y hora (UTC)',
  type: 'Tipo',
  types: { health: 'seguro médico', car: 'seguro de auto' },
  label: 'Etiqueta',
  premium: 'Prima estimada (USD al año)',
  market: 'Precio de referencia (USD al año)',
  marketLow: 'Precio de referencia, mínimo (USD al año)',
  marketHigh: 'Precio de referencia, máximo (USD al año)',
  low: 'Rango, mínimo (USD al año)',
  high: 'Rango, máximo (USD al año)',
  planYear: 'Año del plan',
  withUnit: (question, unit) => `${question} (${unit})`,
  month: {
    bronze: 'Plan Bronce, lo que paga (USD al mes)',
    silver: 'Plan Plata, lo que paga (USD al mes)',
    gold: 'Plan Oro, lo que paga (USD al mes)',
  },
  credit: 'Crédito tributario (USD al año)',
  instead: 'En lugar de estos precios',
  covers: {
    minimum: 'Mínimo del estado (USD al año)',
    liability_comprehensive: 'Responsabilidad civil más robo y clima (USD al año)',
    full: 'Cobertura completa (USD al año)',
  },
  failed: 'No se pudo crear el archivo',
  id: 'ID',
  policy: { drivers: 'Otros conductores', cars: 'Otros autos' },
};

/** Headers and values of the file of the history. */
export const fileTexts = globalThis.premiaLanguage === 'es' ? es : en;
