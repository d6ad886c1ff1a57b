import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

/** Projection of the prices of a plan year. */
interface Projection {
  year: number;
  /** Year of the filed prices. */
  filed: number;
  percent: number;
  /** Insurers of the county, where they are known. */
  insurers: string | undefined;
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const en = {
  detailTexts: {
    about: 'About this estimate',
    send: 'Send',
    ofYear: (year: number) => `${year} prices`,
    projected: ({ year, filed, percent, insurers }: Projection) =>
      `We estimate the prices of ${year} as those of ${filed} plus ${percent}%, the average rise that ${insurers ?? 'insurers'} wanted`,
    /**
     * On a result, which explains it below.
     * @param place at the start of a line
     * @param exchange where the real prices are, if they are on sale
     */
    projectedShort: (
      place: string,
      { year, filed }: Pick<Projection, 'year' | 'filed'>,
      exchange?: string,
    ) =>
      exchange === undefined
        ? `${place}: we estimate the prices of ${year} from those of ${filed}`
        : `${place}: we estimate the ${year} prices that ${exchange} has.`,
    realPrices: (exchange: string) => `${exchange} has the real ones.`,
    ofCounty: (county: string, insurers: number) =>
      insurers === 1 ? `${county}’s insurer` : `${county}’s ${counts[insurers] ?? insurers} insurers`,
    average: 'US average',
    carBuilt: (year: string) => `car of ${year}`,
    answers: 'Your answers',
    madeOn: (date: string, model: string) => `${date}, model ${model}`,
    /** Facts that printed and copied prices depend on. */
    pricesFor: (people: string) => `People: ${people}.`,
    income: (usd: string | undefined) =>
      usd === undefined ? 'Household income: not given.' : `Household income: ${usd} a year.`,
    size: (people: number) => `Household size: ${people}.`,
    planYear: (year: number) => `Plan year: ${year}.`,
    onDay: (day: string) => `Date: ${day}.`,
    prices: 'Your prices',
    answerHealth: 'Answer the health questions',
    healthChangesNothing:
      'Your health changes none of these prices. If you answer, you also see what a year of care can cost.',
  },
  contributionTexts: {
    why: (usd: number) => `Why ${money(usd)}`,
    fromAverage: 'The bars lead from the US average to you, in USD a year, on a scale from $0.',
    fromTypical: 'The bars lead from a typical applicant to you, in USD a year, on a scale from $0.',
    raises: 'raises it',
    lowers: 'lowers it',
    you: 'You',
    limits: 'Limits of this estimate',
  },
};

const es: typeof en = {
  detailTexts: {
    about: 'Sobre este estimado',
    send: 'Enviar',
    ofYear: (year) => `precios de ${year}`,
    projected: ({ year, filed, percent, insurers = 'las aseguradoras' }) =>
      `Estimamos los precios de ${year}: los de ${filed} más un ${percent}%, el aumento promedio que querían ${insurers}`,
    projectedShort: (place, { year, filed }, exchange) =>
      exchange === undefined
        ? `${place}: estimamos los precios de ${year} con los de ${filed}`
        : `${place}: estimamos los precios de ${year} que tiene ${exchange}.`,
    realPrices: (exchange) => `${exchange} tiene los reales.`,
    ofCounty: (county, insurers) =>
      insurers === 1 ? `la aseguradora (${county})` : `las ${insurers} aseguradoras (${county})`,
    average: 'promedio nacional',
    carBuilt: (year) => `auto de ${year}`,
    answers: 'Sus respuestas',
    madeOn: (date, model) => `${date}, modelo ${model}`,
    pricesFor: (people) => `Personas: ${people}.`,
    income: (usd) =>
      usd === undefined ? 'Ingresos del hogar: sin respuesta.' : `Ingresos del hogar: ${usd} al año.`,
    size: (people) => `Personas en el hogar: ${people}.`,
    planYear: (year) => `Año del plan: ${year}.`,
    onDay: (day) => `Fecha: ${day}.`,
    prices: 'Sus precios',
    answerHealth: 'Responder sobre su salud',
    healthChangesNothing:
      'Su salud no cambia ninguno de estos precios. Si responde, también verá cuánto puede costar un año de atención médica.',
  },
  contributionTexts: {
    why: (usd) => `Por qué ${money(usd)}`,
    fromAverage: 'Las barras van del promedio nacional a usted, en dólares al año, en una escala desde $0.',
    fromTypical: 'Las barras van de una persona típica a usted, en dólares al año, en una escala desde $0.',
    raises: 'la sube',
    lowers: 'la baja',
    you: 'Usted',
    limits: 'Límites de este estimado',
  },
};

export const { detailTexts, contributionTexts } = globalThis.premiaLanguage === 'es' ? es : en;
