import type * as english from './household-panel.en.ts';

export const panelTexts: typeof english.panelTexts = {
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

({}) as typeof import('./household-panel.es.ts') satisfies typeof english;
