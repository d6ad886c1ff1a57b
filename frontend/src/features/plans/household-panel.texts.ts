const en = {
  title: 'How we calculated it',
  household: (income: string, size: number) => `Household income: ${income} a year. Household size: ${size}.`,
  planYear: 'Plan year',
  prices: (year: number, isAbout: boolean) => `Prices and rules of ${year}${isAbout ? ', about' : ''}`,
  benchmark: (people: number) =>
    people === 1
      ? 'Second-cheapest silver plan for one person'
      : `Second-cheapest silver plan for ${people} people`,
  credit: 'Tax credit',
  pays: 'You pay for this plan',
  paysWithTobacco: 'You pay for it with tobacco, at most',
  paysSilver: 'You pay for the cheapest silver plan',
  paysSilverWithTobacco: 'You pay for that one with tobacco, at most',
  paysBronze: 'You pay for the cheapest bronze plan',
  paysBronzeWithTobacco: 'You pay for bronze with tobacco, at most',
  columns: ['', 'A\u00A0year', 'A\u00A0month'],
};

const es: typeof en = {
  title: 'Cómo lo calculamos',
  household: (income, size) => `Ingresos del hogar: ${income} al año. Personas en el hogar: ${size}.`,
  planYear: 'Año del plan',
  prices: (year, isAbout) => `Precios${isAbout ? ' aproximados' : ''} y reglas de ${year}`,
  benchmark: (people) =>
    people === 1
      ? 'Segundo plan Plata de menor costo para una persona'
      : `Segundo plan Plata de menor costo para ${people} personas`,
  credit: 'Crédito tributario',
  pays: 'Usted paga por este plan',
  paysWithTobacco: 'Usted paga por él con tabaco, como máximo',
  paysSilver: 'Usted paga por el plan Plata más barato',
  paysSilverWithTobacco: 'Usted paga por ese con tabaco, como máximo',
  paysBronze: 'Usted paga por el plan Bronce más barato',
  paysBronzeWithTobacco: 'Usted paga por el Bronce con tabaco, como máximo',
  columns: ['', 'Al\u00A0año', 'Al\u00A0mes'],
};

/** Prices of a household by year and month. */
export const panelTexts = globalThis.premiaLanguage === 'es' ? es : en;
