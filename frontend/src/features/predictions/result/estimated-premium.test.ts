import { expect, it } from 'vitest';
import { loadEvaluator, loadPrices } from '#frontend/features/predictions/device-estimate.ts';
import { premiumTexts } from '#frontend/features/predictions/texts/en.ts';
import { healthAnswers as person } from '#tests/support/test-predictions.ts';
import { formatHealthNote } from './estimated-premium.tsx';

it.each([
  [27, 'yes', premiumTexts.forYou],
  [45, 'no', premiumTexts.belowMarket],
  [61, 'yes', premiumTexts.belowMarket],
] as const)(
  'gives the reason where the premium at %i is below the marketplace price',
  async (age, ill, note) => {
    await loadPrices('TX');
    const evaluator = await loadEvaluator('health');
    const conditions = { has_diabetes: ill, has_chronic_disease: ill };
    const answers = { ...person, ...conditions, age, state: 'TX', county: '48201' } as const;
    const { predicted_premium, market } = evaluator.estimate({
      insurance_type: 'health',
      input_data: answers,
    });
    expect(predicted_premium < market.premium).toBe(note === premiumTexts.belowMarket);
    expect(formatHealthNote({ predicted_premium, market })).toBe(note);
  },
);
