import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const aYear = (usd: number) => `${money(usd)} a year`;

const en = {
  heading: 'Prices by coverage',
  names: {
    minimum: 'State minimum',
    liability_comprehensive: 'Liability + comprehensive',
    full: 'Full coverage',
  },
  shortNames: { minimum: 'Minimum', liability_comprehensive: '+ comprehensive', full: 'Full' },
  adds: { minimum: 'harm to others', liability_comprehensive: '+ theft, hail', full: '+ your own crash' },
  limits: (limits: string) => `limits ${limits}`,
  deductible: (amount: string) => `${amount} deductible`,
  yours: 'Yours',
  yearly: aYear,
  /** @param low lowest and `high` highest usual list price of full coverage, USD a month; `year`: of old prices */
  bar: (low: number, high: number, year?: number) =>
    `With full coverage a first quote, before discounts, may lie between ${money(low)} and ${money(high)} a month${year ? `, by prices of ${year}` : ''}.`,
  /** Of places whose prices are known to be off. */
  places: {
    MI: 'The prices hold medical coverage as Michigan’s drivers chose it on average; your own choice is not asked.',
    Detroit:
      'One large insurer prices Detroit at about 1.8 times what we show; a first quote can be higher still.',
  },
  failed: 'Failed to load the facts about your car',
  driver: (number: number) => `Driver ${number}`,
  car: (number: number) => `Car ${number}`,
  policy: (cars: number, drivers: number) =>
    `${cars === 1 ? '1 car' : `${cars} cars`}, ${drivers === 1 ? '1 driver' : `${drivers} drivers`}`,
};

const spanishAYear = (usd: number) => `${money(usd)} al año`;

const es: typeof en = {
  heading: 'Precios por cobertura',
  names: {
    minimum: 'Mínimo del estado',
    liability_comprehensive: 'Responsabilidad civil + robo y clima',
    full: 'Cobertura completa',
  },
  shortNames: { minimum: 'Mínimo', liability_comprehensive: '+ robo y clima', full: 'Completa' },
  adds: { minimum: 'daños a otros', liability_comprehensive: '+ robo, granizo', full: '+ choque propio' },
  limits: (limits) => `límites ${limits}`,
  deductible: (amount) => `deducible ${amount}`,
  yours: 'La suya',
  yearly: spanishAYear,
  bar: (low, high, year) =>
    `Con cobertura completa, la primera cotización, sin descuentos, puede ir de ${money(low)} a ${money(high)} al mes${year ? `, según precios de ${year}` : ''}.`,
  places: {
    MI: 'Los precios incluyen la cobertura médica que eligieron en promedio los conductores de Michigan; no preguntamos cuál elige usted.',
    Detroit:
      'Una aseguradora grande cobra en Detroit unas 1.8 veces lo que mostramos; la primera cotización puede ser aún más alta.',
  },
  failed: 'No se pudieron cargar los datos sobre su auto',
  driver: (number) => `Conductor ${number}`,
  car: (number) => `Auto ${number}`,
  policy: (cars, drivers) =>
    `${cars === 1 ? '1 auto' : `${cars} autos`}, ${drivers === 1 ? '1 conductor' : `${drivers} conductores`}`,
};

export const coverTexts = globalThis.premiaLanguage === 'es' ? es : en;
