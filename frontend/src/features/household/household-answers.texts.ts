import { formatList } from '#frontend/ui/format.ts';

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;

const en = {
  /** Columns of a file. */
  columns: { people: 'People', income: 'Income', household_size: 'Household size' },
  people: (adults: number, children: number) =>
    formatList([
      ...(adults > 0 ? [count(adults, 'adult', 'adults')] : []),
      ...(children > 0 ? [count(children, 'child', 'children')] : []),
    ]),
  income: (usd: string) => `income ${usd}`,
  tobacco: 'tobacco',
  covers: {
    none: 'no Medicare',
    medicare: 'Medicare',
    veterans: 'veterans’ health care',
    tricare: 'TRICARE',
  },
  offer: (usd: string) => `employer’s plan ${usd} a month`,
  familyOffer: (usd: string) => `for the family ${usd} a month`,
};

const es: typeof en = {
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

/** Answers about a stored household. */
export const householdAnswerTexts = globalThis.premiaLanguage === 'es' ? es : en;
