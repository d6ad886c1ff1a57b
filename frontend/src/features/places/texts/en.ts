/** Texts of the search among the counties of a state. */
export const searchTexts = {
  zip3: (digits: string) => `ZIP ${digits}`,
  countiesFailed: 'Failed to load the counties',
  /** County without its kind, as people say it. */
  shortCounty: (name: string) => name.replace(/ (County|Parish|Borough|Census Area|Municipality)$/, ''),
  noCounty: (text: string, state: string) =>
    `“${text}” is no county of ${state}. Choose one from the list, or empty the field.`,
  /** @param names of the first matches */
  matches: (count: number, names: readonly string[]) => {
    const more = count > names.length ? ` and ${count - names.length} more` : '';
    return `${count} ${count === 1 ? 'county matches' : 'counties match'}: ${names.join(', ')}${more}. Choose one from the list.`;
  },
};

export const missingPrices: string = 'You need a connection to see the prices of this place.';
