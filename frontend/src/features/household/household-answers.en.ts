import { formatList } from '#frontend/ui/format.ts';

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;

/** Answers about a stored household. */
export const householdAnswerTexts = {
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
