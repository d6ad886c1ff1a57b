const en = {
  title: 'If your income swings',
  /** Title for tiles with the prices at both ends. */
  atTaxTime: (income: string) => `At tax time, if you expected ${income}`,
  middle: (income: string) => `The prices above are for ${income} a year, the middle.`,
  middleBelow: (income: string) => `The rest uses ${income}, the middle.`,
  notes: 'Notes',
  update: 'Update your income at the marketplace when it changes.',
  settles: 'The amounts at tax time are for a whole year at the prices above.',
  /** Of an end whose price is in the tiles. */
  short: {
    repay: (income: string, amount: string) => `${income} a year: you pay back ${amount}.`,
    refund: (income: string, amount: string) => `${income} a year: you get ${amount} back.`,
    even: (income: string) => `${income} a year: nothing goes or comes back.`,
  },
  pays: (income: string, price: string) => `With ${income} a year, silver costs ${price} a month.`,
  noCredit: {
    under: 'There is no tax credit below the poverty line.',
    over: 'There is no tax credit above 400% of the poverty line.',
  },
  instead: (income: string, title: string) => `With ${income} a year: ${title}.`,
  repay: (amount: string) => `You pay back ${amount} at tax time.`,
  refund: (amount: string) => `You get ${amount} back at tax time.`,
  even: 'Tax time takes nothing and gives nothing back.',
};

const es: typeof en = {
  title: 'Si sus ingresos varían',
  atTaxTime: (income) => `En su declaración, si esperaba ${income}`,
  middle: (income) => `Los precios de arriba son para ${income} al año, el punto medio.`,
  middleBelow: (income) => `El resto usa ${income}, el punto medio.`,
  notes: 'Notas',
  update: 'Actualice sus ingresos en el Mercado cuando cambien.',
  settles: 'Los montos de la declaración son para un año entero con los precios de arriba.',
  short: {
    repay: (income, amount) => `${income} al año: usted devuelve ${amount}.`,
    refund: (income, amount) => `${income} al año: usted recibe ${amount}.`,
    even: (income) => `${income} al año: no devuelve ni recibe nada.`,
  },
  pays: (income, price) => `Con ${income} al año, Plata cuesta ${price} al mes.`,
  noCredit: {
    under: 'No hay crédito tributario por debajo del nivel de pobreza.',
    over: 'No hay crédito tributario por encima del 400% del nivel de pobreza.',
  },
  instead: (income, title) => `Con ${income} al año: ${title}.`,
  repay: (amount) => `Usted devuelve ${amount} en su declaración de impuestos.`,
  refund: (amount) => `Usted recibe ${amount} en su declaración de impuestos.`,
  even: 'No devuelve ni recibe nada en su declaración de impuestos.',
};

/** Texts on an income that swings, under the prices of its middle. */
export const endsTexts = globalThis.premiaLanguage === 'es' ? es : en;
