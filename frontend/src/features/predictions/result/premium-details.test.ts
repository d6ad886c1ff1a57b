import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { healthAnswers } from '#tests/support/test-predictions.ts';
import type { Estimate } from './estimate.ts';
import { PremiumDetails } from './premium-details.tsx';
import { formatSummary } from './summary.tsx';

const health: Extract<Estimate, { insurance_type: 'health' }> = {
  insurance_type: 'health',
  input_data: healthAnswers,
  predicted_premium: 4440,
  range: { low: 3403, high: 5423, coverage: 0.8 },
  baseline: 4400,
  contributions: [{ feature: 'age', value: 45, reference: 41, amount: 40 }],
  warnings: [],
  model_version: 'health-2026.1',
  market: {
    premium: 8487,
    range: { low: 6591, high: 10_183 },
    basis: '2026 benchmark silver plan in the United States',
  },
};

function render(estimate: Estimate): string {
  return renderToStaticMarkup(createElement(PremiumDetails, { estimate })).replace(/<[^>]*>/g, '\n');
}

describe('an estimate', () => {
  it('shows both figures with their ranges and names the plan year', () => {
    const text = render(health);
    for (const part of ['$4,440.00', '$3,403', '$8,487.00', '$10,183', 'prices of 2026', 'tobacco']) {
      expect(text).toContain(part);
    }
  });

  it.each([
    [18, false],
    [19, true],
    [64.5, true],
    [65, false],
  ])('offers the tax credit to adults of 19 to 64 years: %d years, %s', (age, isOffered) => {
    const text = render({ ...health, input_data: { ...health.input_data, age } });
    expect(text.includes('What would I pay?')).toBe(isOffered);
  });
});

describe('a summary', () => {
  const caveat = 'This figure is ML-based and informational only. It is not a final quote.';

  it('has both figures, the range, its basis and the disclaimer in one paragraph', () => {
    const summary = formatSummary(health);
    expect(summary).toMatch(/^Premia health insurance estimate: \$4,440\.00 a year if insurers could price/);
    for (const part of [
      'between $3,403 and $5,423 a year',
      'before tax credits: $8,487.00',
      'tobacco',
      caveat,
    ]) {
      expect(summary).toContain(part);
    }
    expect(summary).not.toContain('\n');
  });

  it('names the place of the average for a car', () => {
    const market = { ...health.market, basis: 'Ohio' };
    const car = { ...health, insurance_type: 'car', market } as unknown as Estimate;
    expect(formatSummary(car)).toMatch(
      /^Premia car insurance estimate: \$4,440\.00 a year\. About 8 in 10 prices for these answers/,
    );
    expect(formatSummary(car)).toContain('Average for an insured car in Ohio: $8,487.00 a year.');
  });
});
