const en = {
  label: 'What do you pay now?',
  period: 'How often you pay it',
  periods: { month: 'a month', half: 'for 6 months', year: 'a year' },
  problem: 'Write what you pay now in dollars, such as $300.',
  isYear: (year: string) => `That is ${year} a year. Is it right?`,
  right: 'Yes, it is right',
};

const es: typeof en = {
  label: '¿Cuánto paga ahora?',
  period: 'Cada cuánto lo paga',
  periods: { month: 'al mes', half: 'por 6 meses', year: 'al año' },
  problem: 'Escriba lo que paga ahora en dólares, como $300.',
  isYear: (year) => `Son ${year} al año. ¿Es correcto?`,
  right: 'Sí, es correcto',
};

/** Texts of the question what a person pays now. */
export const payNowTexts = globalThis.premiaLanguage === 'es' ? es : en;
