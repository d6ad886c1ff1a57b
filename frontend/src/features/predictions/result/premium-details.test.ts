import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Estimate, HealthEstimate } from '#contract/predictions.ts';
import { priceYear } from '#frontend/features/plans/household.ts';
import { emptyInput } from '#frontend/features/plans/household-store.ts';
import { readOutlook } from '#frontend/features/plans/outlook.ts';
import { carAnswers, healthAnswers } from '#tests/support/test-predictions.ts';
import { PremiumDetails } from './premium-details.tsx';
import { toMarketplacePrice } from './premium-figures.tsx';
import { formatSummary } from './summary.tsx';

const health: HealthEstimate = {
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
    basis: 'second-cheapest silver plan of 2026, average of the United States',
    area: null,
    silver: null,
    bronze: null,
    gold: null,
    place_basis: 'country',
  },
  year: null,
};

function render(estimate: Estimate): string {
  return renderToStaticMarkup(createElement(PremiumDetails, { estimate })).replace(/<[^>]*>/g, '\n');
}

const market = { ...health.market, basis: 'Ohio' };
const car = { ...health, insurance_type: 'car', input_data: carAnswers, market } as unknown as Estimate;

describe('a result', () => {
  it('has the marketplace price first, then the premium, with their ranges and the year', () => {
    const text = render(health);
    const parts = [
      '$8,487',
      'whatever your health',
      'It is an average: prices differ by county.',
      'Estimated Annual Premium',
      '$4,440',
      '$3,403',
      `Prices of ${priceYear}`,
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places.slice(0, 4)).toEqual(places.slice(0, 4).sort((a, b) => a - b));
    expect(text).not.toContain(health.model_version);
    expect(text).not.toContain('.00');
  });

  it('says why the premium is lower only where it is', () => {
    expect(render(health)).toContain('the average person of your age is sicker, and it rises less with age.');
    // No price rises with age there.
    const newYork = { ...health, input_data: { ...health.input_data, state: 'NY' as const } };
    expect(render(newYork)).toContain('the average person of your age is sicker.');
    expect(render({ ...health, predicted_premium: 9000 })).not.toContain('is sicker');
  });

  it('names Medicare from 65, and asks nothing about the household there', () => {
    const text = render({ ...health, input_data: { ...health.input_data, age: 67 } });
    expect(text).toContain('From 65 most people have Medicare');
    expect(text).not.toContain('Household income');
    expect(render({ ...health, input_data: { ...health.input_data, age: 64.9 } })).toContain(
      'Household income',
    );
  });

  it('has the premium first for a car', () => {
    const text = render(car);
    expect(text.indexOf('$4,440')).toBeLessThan(text.indexOf('$8,487'));
    expect(text).toContain('what drivers like this pay');
    expect(text).toContain('1.3 to 1.7 times');
  });
});

describe('a summary', () => {
  it('has both figures in the order of the screen, the basis and the disclaimer in one paragraph', () => {
    expect(formatSummary(health)).toMatch(
      /^Premia health insurance estimate\. Marketplace price .* of the United States, before tax credits: \$8,487 a year \(\$6,591 to \$10,183\)\. Estimated Annual Premium, .*: \$4,440 a year .*tobacco.*It is not a final quote\.$/,
    );
  });

  it('has a filed price without a range', () => {
    const market = { ...health.market, range: { low: 8487, high: 8487 }, place_basis: 'filed' as const };
    expect(formatSummary({ ...health, market })).toContain('before tax credits: $8,487 a year, as filed.');
    expect(render({ ...health, market })).not.toContain('about $8,487');
  });

  it('has what the household would pay after the marketplace price', () => {
    const input = { ...emptyInput, income: '48000', year: '2026' };
    const { outlook } = readOutlook(toMarketplacePrice(health), input);
    expect(formatSummary(health, outlook)).toMatch(
      /\$10,183\)\. You would pay about \$\d+ a month\. \$[\d,]+ a year in 2026, after a tax credit of .+ Estimated Annual Premium/,
    );
  });

  it('names the place of the average for a car', () => {
    expect(formatSummary(car)).toMatch(
      /^Premia car insurance estimate\. Estimated Annual Premium: \$4,440 a year .* Average for an insured car in Ohio: \$8,487/,
    );
  });
});
