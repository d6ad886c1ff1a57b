import type * as english from './income-ends.en.ts';

export const endsTexts: typeof english.endsTexts = {
  title: 'Si sus ingresos varían',
  middle: (income, ends) =>
    `Los precios de arriba son para ${income} al año, el punto medio ${ends}. Actualice sus ingresos en el Mercado cuando cambien.`,
  pays: (income, price) => `Con ${income} al año, usted pagaría ${price} al mes por un plan Plata.`,
  noCredit: {
    under: 'No hay crédito tributario por debajo del nivel de pobreza.',
    over: 'No hay crédito tributario por encima del 400% del nivel de pobreza.',
  },
  instead: (income, title) => `Con ${income} al año: ${title}.`,
  repay: (amount) =>
    `Si paga el precio de arriba y el año termina así, devuelve ${amount} en su declaración de impuestos.`,
  refund: (amount) =>
    `Si paga el precio de arriba y el año termina así, recibe ${amount} en su declaración de impuestos.`,
  even: 'Si paga el precio de arriba y el año termina así, no devuelve ni recibe nada en su declaración de impuestos.',
  low: 'Normalmente conserva el crédito tributario de ese año si hizo su cálculo con cuidado.',
};

({}) as typeof import('./income-ends.es.ts') satisfies typeof english;
