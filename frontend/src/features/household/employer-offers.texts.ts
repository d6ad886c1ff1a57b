const en = {
  question: 'Does an employer offer anyone here a plan?',
  which:
    'Only an offer of a present employer counts, and COBRA if your present employer cut your hours. A future employer’s counts from the first month its coverage can start: a waiting period lasts at most 90 days. Leave out COBRA or a retiree plan of a former employer and a school’s plan that you do not take. A plan that a parent outside this tax return offers for a child counts only while the child is in it.',
  whose: 'Whose employer offers it? Both may offer one.',
  yours: {
    own: 'Employer’s plan for you alone (USD a month)',
    ownHint: 'Enter what you would pay for its cheapest plan.',
    family: 'Employer’s plan for you and your family together (USD a month)',
  },
  ofAdult: (number: number) => ({
    own: `Plan of adult ${number}’s employer for this adult alone (USD a month)`,
    ownHint: 'Enter what this adult would pay for its cheapest plan.',
    family: `Plan of adult ${number}’s employer for the whole family together (USD a month)`,
  }),
};

const es: typeof en = {
  question: '¿Un empleador ofrece un plan a alguna de estas personas?',
  which:
    'Solo cuenta la oferta de un empleador actual, y COBRA si su empleador actual le redujo las horas. La de un empleador futuro cuenta desde el primer mes en que la cobertura puede empezar: la espera dura como máximo 90 días. No escriba COBRA ni un plan de jubilados de un empleador anterior, ni el plan de una escuela que no acepta. Un plan que ofrece para un hijo un padre fuera de esta declaración cuenta solo mientras el hijo esté en él.',
  whose: '¿El empleador de quién lo ofrece? Pueden ser los dos.',
  yours: {
    own: 'Plan del empleador solo para usted (dólares al mes)',
    ownHint: 'Escriba lo que usted pagaría por el plan más barato de su empleador.',
    family: 'Plan del empleador para usted y su familia (dólares al mes)',
  },
  ofAdult: (number) => ({
    own: `Plan del empleador del adulto ${number} solo para esa persona (dólares al mes)`,
    ownHint: 'Escriba lo que pagaría por el plan más barato de su empleador.',
    family: `Plan del empleador del adulto ${number} para toda la familia (dólares al mes)`,
  }),
};

/** Questions about employers' plans. */
export const offerTexts = globalThis.premiaLanguage === 'es' ? es : en;
