import { expect, it } from 'vitest';
import { formatChangedAmount } from './changed-amount.ts';

it.each([
  // $210 and $199 as shown.
  [210.4, 198.6, '$11 less'],
  [198.6, 210.4, '$11 more'],
  [210.4, 209.6, 'the same'],
])(
  'an amount that changes from %d to %d has the difference of the shown ones',
  (before, after, difference) => {
    expect(formatChangedAmount('Silver', before, after)).toMatchObject({ name: 'Silver', difference });
  },
);
