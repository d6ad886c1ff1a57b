import type { CarServing } from './artifacts.ts';
import type { Booster } from './booster.ts';
import { computeBonusMalus, computeMileageFactor, countAccidentsSeen } from './car-formulas.ts';
import { evaluateGrid } from './evaluate-grid.ts';
import { type Answers, clamp, type Rating, read } from './premium-model.ts';

/** Car: the booster's answer times the bonus-malus coefficient and the mileage factor. */
export function rateCar(serving: CarServing, booster: Booster): Rating {
  const factor = serving.usd_per_unit;

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
    const axes = serving.booster_inputs.map((bounds, input) => ({
      input,
      values: [clamp(read(rated, bounds.name), bounds)],
    }));
    const [margin = Number.NaN] = evaluateGrid(booster, axes);
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
