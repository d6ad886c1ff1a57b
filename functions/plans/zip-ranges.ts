/**
 * Returns true if ranges such as "350-352 354" contain the first three digits of a ZIP code.
 * @param ranges undefined where a state has none
 */
export const hasZip3 = (ranges: string | undefined, zip3: string): boolean =>
  ranges?.split(' ').some((range) => {
    const [first = '', last = first] = range.split('-');
    return first <= zip3 && zip3 <= last;
  }) ?? false;
