import type { HealthServing } from './artifacts.ts';
import { type Booster, sumMixes } from './booster.ts';
import { type Answers, clamp, type Rating, read } from './premium-model.ts';

/** Health: the booster's margin is the premium, kept within the table's lowest and highest. */
export function rateHealth(serving: HealthServing, booster: Booster): Rating {
  const { factor } = serving.level;

  function toInputs(answers: Answers): Float32Array {
    return Float32Array.from(serving.booster_inputs, (input) => clamp(read(answers, input.name), input));
  }

  return {
    priceMixes(answers, reference, changed) {
      const players = changed.map((name) => serving.booster_inputs.findIndex((input) => input.name === name));
      const margins = sumMixes(booster, toInputs(answers), toInputs(reference), players);
      return Float64Array.from(margins, (margin) => clamp(margin, serving.table_premium) * factor);
    },
    rate: (answers) =>
      Object.fromEntries(serving.features.map((f) => [f.name, clamp(read(answers, f.name), f)])),
    bound: (premium) => clamp(premium / factor, serving.table_premium) * factor,
    highestSeen: () => undefined,
  };
}
