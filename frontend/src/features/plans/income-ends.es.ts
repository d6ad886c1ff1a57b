import type * as english from './income-ends.en.ts';

export const endsTexts: typeof english.endsTexts = {
  title: 'Si sus ingresos varían',
  middle: (income) => `Los precios de arriba son para ${income} al año, el punto medio.`,
  notes: 'Notas',
  update: 'Actualice sus ingresos en el Mercado cuando cambien.',
  settles: 'Los montos de la declaración son para un año entero con los precios de arriba.',
  pays: (income, price) => `Con ${income} al año, Plata cuesta ${price} al mes.`,
  noCredit: {
    under: 'No hay crédito tributario por debajo del nivel de pobreza.',
    over: 'No hay crédito tributario por encima del 400% del nivel de pobreza.',
  },
  instead: (income, title) => `Con ${income} al año: ${title}.`,
  repay: (amount) => `Usted devuelve ${amount} en su declaración de impuestos.`,
  refund: (amount) => `Usted recibe ${amount} en su declaración de impuestos.`,
  even: 'No devuelve ni recibe nada en su declaración de impuestos.',
  low: (income) =>
    `Si su año termina con ${income}, normalmente conserva el crédito tributario de ese año si hizo su cálculo con cuidado.`,
};

({}) as typeof import('./income-ends.es.ts') satisfies typeof english;
