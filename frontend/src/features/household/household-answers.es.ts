import { formatList } from '#frontend/ui/format.ts';
import type * as english from './household-answers.en.ts';

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;

export const householdAnswerTexts: typeof english.householdAnswerTexts = {
  columns: { people: 'Personas', income: 'Ingresos', household_size: 'Personas en el hogar' },
  people: (adults, children) =>
    formatList([
      ...(adults > 0 ? [count(adults, 'adulto', 'adultos')] : []),
      ...(children > 0 ? [count(children, 'hijo o hija', 'hijos')] : []),
    ]),
  income: (usd) => `ingresos: ${usd}`,
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
