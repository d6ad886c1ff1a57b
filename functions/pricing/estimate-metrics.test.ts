import { expect, it } from 'vitest';
import type { LogLevel } from '#functions/platform/environment.ts';
import { carAnswers } from '#tests/support/test-predictions.ts';
import { recordEstimate } from './estimate-metrics.ts';
import { buildFeatures } from './features.ts';
import type { ModelOutput } from './model-output.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const output: ModelOutput = {
  model_version: 'car-1',
  premium: 1500,
  range: { low: 900, high: 2200, coverage: 0.8 },
  market: { premium: 1000, range: { low: 640, high: 1700 }, basis: 'Ohio' },
  baseline: 1500,
  contributions: [],
  outside_training: [],
};

/** Records an estimate with these optional answers and returns the logged entries. */
function record(functionName: string | undefined, optional: object = {}, changes: object = {}) {
  const input_data = { ...carAnswers, ...optional };
  const features = buildFeatures({ insurance_type: 'car', input_data }, 2026);
  const entries: object[] = [];
  const log = (_level: LogLevel, entry: object) => void entries.push(entry);
  recordEstimate({ log, functionName }, features, { ...output, ...changes }, now);
  return entries;
}

it('logs an estimate in the embedded metric format, without its answers', () => {
  expect(record('premia-car')).toEqual([
    {
      _aws: {
        Timestamp: now.getTime(),
        CloudWatchMetrics: [
          {
            Namespace: 'Premia',
            Dimensions: [['FunctionName']],
            Metrics: ['OutsideData', 'OptionalAnswers', 'MarketRatio'].map((Name) => ({
              Name,
              Unit: 'None',
            })),
          },
        ],
      },
      FunctionName: 'premia-car',
      OutsideData: 0,
      OptionalAnswers: 0,
      MarketRatio: 1.5,
    },
  ]);
});

it('counts optional answers and answers outside the data', () => {
  const outside_training = [{ feature: 'driver_age', lowest: 16, highest: 85 }];
  expect(record('premia-car', { cover: 'full' }, { outside_training })).toMatchObject([
    { OutsideData: 1, OptionalAnswers: 1 },
  ]);
});

it('logs nothing outside of Lambda', () => {
  expect(record(undefined)).toEqual([]);
});
