/** Plan year to choose: from 1 November, when its enrollment begins, the next one. */
export const toYearOnSale = (now: Date): number => now.getFullYear() + (now.getMonth() >= 10 ? 1 : 0);
