/** Sample household of the landing page and its prices, USD a month; a test compares them with the product's modules. */
export const healthSample = {
  age: 40,
  state: 'TX' as const,
  county: '48201',
  place: 'Harris County, Texas',
  /** USD a year. */
  income: 38_000,
  priceYear: 2026,
  planYear: 2027,
  credit: 332,
  levels: [
    { name: 'Bronze', paid: 42, full: 375 },
    { name: 'Silver', paid: 254, full: 586 },
    { name: 'Gold', paid: 170, full: 502 },
  ],
};

/** Output of the car model in 2026 for the answers that the landing page names, USD a year; a test compares them. */
export const carSample = { premium: 2560, low: 1051, high: 4495 };
