const counts = ['no', 'one', 'two', 'three', 'four'];

const used = (state = 'the country') => `The price of ${state} is used.`;

const choose = (hasCounty: boolean) => (hasCounty ? 'choose state and county' : 'choose your state');

/** Texts of the ZIP code and of the choices in its place; without counties, prices differ by state only. */
export const placeTexts = {
  zip: 'ZIP code',
  optionalZip: 'ZIP code (optional)',
  onlyState: 'Only the state counts, not the ZIP code.',
  state: 'State',
  chooseInstead: (hasCounty: boolean) => `${hasCounty ? 'Choose state and county' : 'Choose state'} instead`,
  otherState: (zip: string, state: string) => `ZIP code ${zip} is not in ${state}.`,
  /** @param state state whose price is used; undefined for that of the country */
  invalid: (hasCounty: boolean, state?: string) =>
    `A ZIP code has five digits, such as 77002. ${used(state)} Correct it, or ${choose(hasCounty)}.`,
  unknown: (hasCounty: boolean, state?: string) =>
    `We do not know this ZIP code. ${used(state)} Check it, or ${choose(hasCounty)}.`,
  military: (hasCounty: boolean, state?: string) =>
    `This is the ZIP code of a military post office. ${used(state)} For the price where you live, ${choose(hasCounty)}.`,
  territory: (name: string) =>
    `There is no marketplace and no tax credit in ${name}. Its Medicaid office and insurers there know what you can get.`,
  islands: (_hasCounty: boolean, state?: string) =>
    `There is no marketplace on these islands. ${used(state)}`,
  inCounties: (zip: string, count: number) => `${zip} is in ${counts[count] ?? count} counties.`,
  inStates: (zip: string, count: number) => `${zip} is in ${counts[count] ?? count} states.`,
  whichCounty: 'Which county do you live in?',
  whichState: 'Which state do you live in?',
  pricesDiffer: 'Their prices differ.',
  chooseCounty: 'Choose your county: prices differ',
  chooseListed: (text: string) => `Choose “${text}” from the list of counties, or empty the field`,
  countiesFailed: 'Failed to load the counties',
  noCounty: (text: string, state: string) =>
    `“${text}” is no county of ${state}. Choose one from the list, or empty the field.`,
  /** @param names of the first matches */
  matches: (count: number, names: readonly string[]) => {
    const more = count > names.length ? ` and ${count - names.length} more` : '';
    return `${count} ${count === 1 ? 'county matches' : 'counties match'}: ${names.join(', ')}${more}. Choose one from the list.`;
  },
};
