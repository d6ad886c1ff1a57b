import type * as english from './household-answers.en.ts';

export const householdAnswerTexts: typeof english.householdAnswerTexts = {
  incomeColumn: 'Ingresos del hogar (USD al año)',
  tobacco: 'tabaco',
  covers: {
    none: 'sin Medicare',
    medicare: 'Medicare',
    veterans: 'atención médica para veteranos',
    tricare: 'TRICARE',
  },
  offer: (usd) => `plan del empleador: ${usd} al mes`,
  familyOffer: (usd) => `para la familia: ${usd} al mes`,
};

({}) as typeof import('./household-answers.es.ts') satisfies typeof english;
