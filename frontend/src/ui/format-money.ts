const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const rounded = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US dollars to the cent, as in "$8,931.42". */
export function formatMoney(amount: number): string {
  return exact.format(amount);
}

/** Whole US dollars, as in "$8,931": for what is not known to the cent, such as the ends of a range. */
export function formatRoundedMoney(amount: number): string {
  return rounded.format(amount);
}

/** What a yearly amount comes to a month, as in "$744.29". */
export function formatMonthlyMoney(amountPerYear: number): string {
  return exact.format(amountPerYear / 12);
}

/** A change with its sign, as in "+$120.50" or "−$120.50"; "$0.00" where nothing changes. */
export function formatMoneyChange(amount: number): string {
  if (amount === 0) return exact.format(0);
  const sign = amount > 0 ? '+' : '\u2212';
  return `${sign}${exact.format(Math.abs(amount))}`;
}
