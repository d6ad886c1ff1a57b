import type { CarAnswers, HealthAnswers } from '#contract/predictions.ts';
import { usStates } from '#contract/us-states.ts';

/** Labels of the values of a choice, by the answer's field, in the order of the form. */
export const choiceLabels = {
  state: { ...usStates, DC: 'District of Columbia' },
  chronic_conditions: {
    heart_disease: 'Heart disease',
    stroke: 'Stroke',
    copd: 'COPD',
    asthma: 'Asthma',
    arthritis: 'Arthritis',
    own_cancer: 'Cancer',
  } satisfies Record<NonNullable<HealthAnswers['chronic_conditions']>[number], string>,
  cover: {
    liability: 'Liability only',
    liability_comprehensive: 'Liability and comprehensive',
    full: 'Full coverage',
  } satisfies Record<NonNullable<CarAnswers['cover']>, string>,
  car_class: {
    economy: 'Economy',
    standard: 'Standard',
    premium: 'Premium',
    luxury: 'Luxury',
  } satisfies Record<NonNullable<CarAnswers['car_class']>, string>,
};
