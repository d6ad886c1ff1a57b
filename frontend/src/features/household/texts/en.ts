/** Questions about income and size, and the help with them, which is loaded when it is opened. */
export const incomeTexts = {
  amount: 'Household income before taxes',
  shortAmount: 'Household income',
  amountHint: 'All people on your tax return. It stays on this device unless you keep it with an estimate.',
  period: 'Income is for',
  periods: [
    { value: 'year', label: 'a year' },
    { value: 'month', label: 'a month' },
  ],
  size: 'Household size',
  sizeHint: 'From the people to cover. Change it if your tax return lists more or fewer.',
  help: 'Help me with this number',
  worksheetFailed: 'Failed to load the lines of your income',
};

/** Question about an employer's plan. */
export const offerTexts = {
  question: 'Does an employer offer you a plan?',
  answers: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  own: 'Employer’s plan for you alone (USD a month)',
  ownHint: 'What you would pay for its cheapest plan.',
  family: 'The same for the family (USD a month)',
};

/** Part of a result in which the household is changed. */
export const householdTexts = {
  title: 'Household',
  failed: 'Failed to load the household',
  you: (age: number) => `You, ${age}`,
  people: 'People to cover',
  adults: { add: '+ Adult', label: 'Adult', spoken: (number: number) => `${number}, age in years` },
  children: { add: '+ Child', label: 'Child', spoken: (number: number) => `${number}, age in years` },
  removeAdult: (number: number) => `Remove adult ${number}`,
  removeChild: (number: number) => `Remove child ${number}`,
  years: 'years',
  tobacco: 'Tobacco',
  remember: 'Remember my household on this device',
  forget: 'Forget my household',
};
