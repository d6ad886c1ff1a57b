import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Estimate } from './estimate.ts';
import { PremiumDetails } from './premium-details.tsx';

const health: Extract<Estimate, { insurance_type: 'health' }> = {
  insurance_type: 'health',
  input_data: {
    age: 45,
    weight: 70,
    height: 170,
    has_diabetes: 'no',
    has_pressure_issue: 'no',
    any_bodytransplant: 'no',
    any_chronic_disease: 'no',
    any_allergies: 'no',
    history_of_cancer_in_family: 'no',
    no_of_major_surgery: 0,
  },
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

const { market: _market, ...unpriced } = health;
const earlier = { ...unpriced, model_version: 'health-2025.2' };

function render(estimate: Estimate): string {
  return renderToStaticMarkup(createElement(PremiumDetails, { estimate })).replace(/<[^>]*>/g, '\n');
}

describe('an estimate with a market price', () => {
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

describe('an estimate of an earlier model', () => {
  it('keeps its figure and names its model', () => {
    const text = render(earlier);
    expect(text).toContain('$4,440.00');
    expect(text).toContain('An earlier model (health-2025.2) made this estimate.');
  });

  it('makes no claim about the data of the present models', () => {
    expect(render(earlier)).not.toMatch(/Medical Expenditure|marketplace|What would I pay|silver/i);
  });
});
