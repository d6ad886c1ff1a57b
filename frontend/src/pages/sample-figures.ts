/** Sample for the landing page: output of the car model in 2026, in USD a year; a test compares it with the model. */
export const sample = {
  average: 1519.08,
  premium: 2558.08,
  range: { low: 1050.03, high: 4490.96 },
  parts: [
    { answer: 'One accident', amount: 649.91 },
    { answer: '24 years old, 6 years of driving', amount: 446.44 },
    { answer: '16,000 km a year', amount: -92.51 },
    { answer: '10-year-old car', amount: 35.16 },
  ],
};
