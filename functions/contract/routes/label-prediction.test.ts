import { describe, expect, it } from 'vitest';
import { labelPredictionRoute } from './label-prediction.ts';

describe('a label', () => {
  it.each([
    ['  Blue hatchback ', 'Blue hatchback'],
    ['x'.repeat(60), 'x'.repeat(60)],
    [null, null],
  ])('accepts %j', (label, parsed) => {
    expect(labelPredictionRoute.body.parse({ label })).toEqual({ label: parsed });
  });

  it.each(['👍🏽', '👩‍👩‍👧', '1️⃣', '🇺🇸', 'कि', 'ி', 'e\u0301', '\u2800x'])(
    'accepts %j, which is visible',
    (label) => {
      expect(labelPredictionRoute.body.parse({ label })).toEqual({ label });
    },
  );

  it.each([
    '',
    '   ',
    '\u200B',
    '\u2800',
    '\u0301',
    '\u0301 \u2800\u20E3',
    '\u3164\uFE0F',
    'x'.repeat(61),
    undefined,
    'a\u0000b',
    'a\u202Eb',
    7,
  ])('rejects %j', (label) => {
    const { error } = labelPredictionRoute.body.safeParse({ label });
    expect(error?.issues[0]).toMatchObject({
      path: ['label'],
      message: expect.stringMatching(
        /^Label must (be text|be 1 to 60 characters, or null to remove it|not contain control characters)$/,
      ),
    });
  });
});
