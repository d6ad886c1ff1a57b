/** Questions about income and size, and the help with them, which is loaded when it is opened. */
export const incomeTexts = {
  amount: 'Household income before taxes',
  shortAmount: 'Household income',
  amountHint:
    'Count all people on your tax return. It stays on this device unless you keep it with an estimate. If it swings, type “14,000 to 26,000”.',
  period: 'Income is for',
  periods: [
    { value: 'year', label: 'a year' },
    { value: 'month', label: 'a month' },
  ],
  /** Ends of an income that swings, as they are typed. */
  ends: (low: string, high: string) => `${low} to ${high}`,
  /** @param income what the amount would be in a year */
  isMonth: (income: string, typed: string) =>
    `Is that a month? Then choose “a month” (${income} a year). Or is ${typed} right for a whole year?`,
  month: 'A month',
  /** Amount that may be meant, as a button. */
  meant: (income: string) => `${income}?`,
  isRight: 'Yes, that is right',
  use: (income: string) => `Use ${income}`,
  middle: (income: string) => `Your prices use the middle, ${income} a year.`,
  size: 'Household size',
  sizeHint: 'We count the people to cover. Change the number if your tax return lists more or fewer.',
  help: 'Help me with this number',
  worksheetFailed: 'Failed to load the lines of your income',
};

/** Questions about employers' plans. */
export const offerTexts = {
  question: 'Does an employer offer anyone here a plan?',
  which:
    'Only an offer of a present employer counts, and COBRA if your present employer cut your hours. Leave out COBRA or a retiree plan of a former employer and a school’s plan that you do not take. A plan that a parent outside this tax return offers for a child counts only while the child is in it.',
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

/** Part of a result in which the household is changed. */
export const householdTexts = {
  title: 'Household',
  failed: 'Failed to load the household',
  you: (age: number) => `You, ${age}`,
  applicant: 'You',
  people: 'People to cover',
  agesOnFirstDay: (year: number) => `Age on January 1, ${year}`,
  agesOnStart: 'Age on the day the plan starts',
  adults: {
    add: '+ Adult',
    label: 'Adult',
    name: (number: number) => `Adult ${number}`,
    spoken: (number: number) => `${number}, age in years`,
    remove: (number: number) => `Remove adult ${number}`,
  },
  children: {
    add: '+ Child',
    label: 'Child',
    name: (number: number) => `Child ${number}`,
    spoken: (number: number) => `${number}, age in years`,
    remove: (number: number) => `Remove child ${number}`,
  },
  more: 'More about these people',
  cover: (person: string) => `${person}: coverage that this person has`,
  covers: {
    before65: [
      { value: '', label: 'None of these' },
      { value: 'medicare', label: 'Medicare (disability)' },
      { value: 'veterans', label: 'Veterans’ health care (VA)' },
      { value: 'tricare', label: 'TRICARE' },
    ],
    from65: [
      { value: '', label: 'Medicare: not in these prices' },
      { value: 'none', label: 'No Medicare: Part A is not free for them' },
      { value: 'veterans', label: 'Veterans’ health care (VA), no Medicare' },
      { value: 'tricare', label: 'TRICARE, no Medicare' },
    ],
  },
  years: 'years',
  tobacco: 'Tobacco',
  /** After it, for screen readers. */
  ownTobacco: 'you',
  adultTobacco: (number: number) => `adult ${number}`,
  remember: 'Remember my household on this device',
  forget: 'Forget my household',
};

/** Problem of what was typed in a field, with the values that its sentence has. */
export type Problem =
  | { code: 'amount_unreadable' }
  | { code: 'ends_reversed'; low: number; high: number }
  | { code: 'size_out_of_range'; highest: number }
  | { code: 'size_below_people'; lowest: number }
  | { code: 'age_unreadable' }
  | { code: 'adult_is_child'; under: number }
  | { code: 'child_is_adult'; from: number }
  | { code: 'child_alone' };

const amounts: Readonly<Record<string, string>> = {
  income: 'Income must be an amount in dollars, such as $48,000.',
  own: 'The price must be an amount in dollars, such as $210.',
  family: 'The price must be an amount in dollars, such as $650.',
};

/** "$14,000 to $26,000" */
export const formatEnds = ({ low, high }: { low: number; high: number }) =>
  `$${low.toLocaleString('en-US')} to $${high.toLocaleString('en-US')}`;

/** Message on what was typed in a field. */
export function formatProblem(field: string, problem: Problem): string {
  switch (problem.code) {
    case 'amount_unreadable':
      return amounts[field] ?? '';
    case 'ends_reversed':
      return `Income swings from the lower amount to the higher: did you mean ${formatEnds(problem)}?`;
    case 'size_out_of_range':
      return `Household size must be a whole number from 1 to ${problem.highest}.`;
    case 'size_below_people':
      return `Household size must be at least ${problem.lowest}: the people to cover are part of it.`;
    case 'age_unreadable':
      return 'Enter an age in whole years, such as 10.';
    case 'adult_is_child':
      return `A person under ${problem.under} is priced as a child.`;
    case 'child_is_adult':
      return `From ${problem.from} a child needs a plan of their own: add them as an adult.`;
    case 'child_alone':
      return 'Plans for a child alone exist, but we do not price them here: ask the marketplace, or add an adult.';
  }
}
