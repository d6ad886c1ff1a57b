import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { buildPrediction, carAnswers, toRow } from '#tests/support/test-predictions.ts';
import { TimelineSection } from './premium-timeline.tsx';

/** Car predictions, newest first, with premiums of 12, 24, 36, … a year. */
const cars = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...toRow(buildPrediction(new Date(Date.UTC(2026, 0, 100 - index, 12)))),
    predicted_premium: 12 * (index + 1),
  }));

const toHealth = (number: number, silver: number | null): PredictionRow =>
  ({
    ...toRow(buildPrediction(new Date(Date.UTC(2026, 0, number, 12)))),
    insurance_type: 'health',
    input_data: { age: 40, state: 'TX' },
    market_premium: 6000,
    market_range: { low: 6000, high: 6000 },
    prices: { plan_year: 2026, basis: 'filed', bronze: null, silver, gold: null },
  }) as PredictionRow;

function render(predictions: readonly PredictionRow[], hasMore = false) {
  const section = createElement(TimelineSection, { predictions, hasMore });
  const markup = renderToStaticMarkup(createElement(MemoryRouter, undefined, section));
  return {
    markup,
    text: markup.replace(/<[^>]*>/g, '\n'),
    dots: markup.match(/<circle/g)?.length,
    charts: markup.match(/<figure/g)?.length,
  };
}

describe('prices over time', () => {
  it('shows the newest 50 predictions of a type by month and selects the newest', () => {
    const predictions = cars(60);
    const { markup, text, dots } = render(predictions);
    expect(dots).toBe(50);
    expect(text).toContain('This shows your newest 50 predictions, with the oldest on the left.');
    expect(markup).toContain('value="49"');
    expect(markup).toMatch(/<p[^>]*><strong>\$1<\/strong>/);
    expect(markup).toContain(`href="/main/history/${predictions[0]?.id}"`);
  });

  it('are of silver for the stored household, not of the premium by health', () => {
    const { text, charts } = render([toHealth(20, 4800), toHealth(10, 3600)]);
    expect(charts).toBe(1);
    expect(text).toContain('Silver plan a month');
    // A filed price has no range.
    expect(text).toMatch(/\$400\s+a month\n/);
  });

  it.each([
    ['one prediction of a type', cars(1)],
    ['one prediction of each type', [...cars(1), toHealth(1, 4800)]],
    ['none', []],
  ])('are not drawn for %s', (_what, predictions) => {
    expect(render(predictions).markup).toBe('');
  });

  it.each([
    [{ driver_age: carAnswers.driver_age + 2 }, 2],
    [{ driver_age: carAnswers.driver_age + 3 }, undefined],
    [{ state: 'TX' }, undefined],
  ])('are drawn for predictions of one person only: %j', (change, dots) => {
    const [newest, older] = cars(2);
    if (!newest || older?.insurance_type !== 'car') throw new Error('No car predictions');
    const other = { ...older, input_data: { ...older.input_data, ...change } } as PredictionRow;
    expect(render([newest, other]).dots).toBe(dots);
  });

  it('say how many predictions were searched when there are older ones', () => {
    expect(render(cars(40), true).text).toContain('40 predictions among your newest 40 predictions');
  });
});
