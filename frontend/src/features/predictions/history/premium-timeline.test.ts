import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { buildPrediction, carAnswers, toRow } from '#tests/support/test-predictions.ts';
import { PremiumTimeline } from './premium-timeline.tsx';

/** Car predictions, newest first, with premiums 1, 2, 3, …. */
const cars = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...toRow(buildPrediction(new Date(Date.UTC(2026, 0, 100 - index, 12)))),
    predicted_premium: index + 1,
  }));

function render(props: Parameters<typeof PremiumTimeline>[0]) {
  const markup = renderToStaticMarkup(
    createElement(MemoryRouter, undefined, createElement(PremiumTimeline, props)),
  );
  return { markup, text: markup.replace(/<[^>]*>/g, '\n'), dots: markup.match(/<circle/g)?.length };
}

describe('a timeline', () => {
  it('shows the newest 50 predictions of its type and selects the newest', () => {
    const predictions = cars(60);
    const { markup, text, dots } = render({ insuranceType: 'car', predictions, hasMore: false });
    expect(dots).toBe(50);
    expect(text).toContain('This shows your newest 50 predictions, with the oldest on the left.');
    expect(markup).toContain('value="49"');
    expect(markup).toMatch(/<p[^>]*><strong>\$1<\/strong>/);
    expect(markup).toContain(`href="/main/history/${predictions[0]?.id}"`);
  });

  it('has no slider for a single prediction, and centres it', () => {
    const { markup, text } = render({ insuranceType: 'car', predictions: cars(1), hasMore: false });
    expect(markup).not.toContain('type="range"');
    expect(markup).toContain('cx="50%"');
    expect(text).toContain('This shows one prediction.');
  });

  it.each([
    [{ driver_age: carAnswers.driver_age + 2 }, true],
    [{ driver_age: carAnswers.driver_age + 3 }, false],
    [{ state: 'TX' }, false],
  ])('is drawn for predictions of one person only: %j', (change, isDrawn) => {
    const [newest, older] = cars(2);
    if (!newest || older?.insurance_type !== 'car') throw new Error('No car predictions');
    const other = { ...older, input_data: { ...older.input_data, ...change } } as PredictionRow;
    const { text, dots } = render({ insuranceType: 'car', predictions: [newest, other], hasMore: false });
    expect(dots).toBe(isDrawn ? 2 : undefined);
    expect(text.includes('We draw no line, because the ages or states')).toBe(!isDrawn);
    expect(text.includes('This shows 2 predictions')).toBe(isDrawn);
    expect(text).toContain('Show the car premiums as a table');
  });

  it('links to the form without a prediction of its type', () => {
    const { markup, text } = render({ insuranceType: 'health', predictions: cars(3), hasMore: false });
    expect(text).toContain('You have no health predictions\n');
    expect(markup).toContain('href="/main/health_prediction"');
  });

  it('says how many predictions were searched when there are older ones', () => {
    const few = render({ insuranceType: 'car', predictions: cars(40), hasMore: true });
    expect(few.text).toContain('40 predictions among your newest 40 predictions');
    const none = render({ insuranceType: 'health', predictions: cars(40), hasMore: true });
    expect(none.text).toContain('There are no health predictions among your newest 40 predictions');
  });
});
