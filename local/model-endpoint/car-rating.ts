import type { CarServing } from './artifacts.ts';
import { type Booster, sumMixes } from './booster.ts';
import { computeBonusMalus, computeMileageFactor, countAccidentsSeen } from './car-formulas.ts';
import { type Answers, clamp, type Rating, read } from './premium-model.ts';

/** Car: the booster's answer times the bonus-malus coefficient and the mileage factor. */
export function rateCar(serving: CarServing, booster: Booster): Rating {
  const { factor } = serving.level;

  function rate(answers: Answers): Answers {
    return {
      ...Object.fromEntries(serving.features.map((f) => [f.name, clamp(read(answers, f.name), f)])),
      bonus_malus: computeBonusMalus(
        read(answers, 'driving_experience'),
        read(answers, 'prv_accident'),
        serving.bonus_malus,
      ),
      mileage_factor: computeMileageFactor(read(answers, 'annual_mileage'), serving.mileage),
    };
  }

  function price(answers: Answers): number {
    const rated = rate(answers);
    const inputs = Float32Array.from(serving.booster_inputs, (input) =>
      clamp(read(rated, input.name), input),
    );
    const [margin = Number.NaN] = sumMixes(booster, inputs, inputs, []);
    const coefficient = read(rated, 'bonus_malus') / 100;
    return Math.exp(margin) * coefficient * read(rated, 'mileage_factor') * factor;
  }

  return {
    priceMixes(answers, reference, changed) {
      return Float64Array.from({ length: 1 << changed.length }, (_, mask) => {
        const owned = changed.filter((_, player) => (mask >> player) & 1);
        return price({
          ...reference,
          ...Object.fromEntries(owned.map((name) => [name, read(answers, name)])),
        });
      });
    },
    rate,
    bound: (premium) => premium,
    highestSeen: (feature, answers) =>
      feature === 'prv_accident'
        ? countAccidentsSeen(read(answers, 'driving_experience'), serving.bonus_malus)
        : undefined,
  };
}
