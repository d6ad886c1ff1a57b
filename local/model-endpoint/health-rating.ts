import type { HealthServing } from './artifacts.ts';
import type { Booster } from './booster.ts';
import { evaluateGrid } from './evaluate-grid.ts';
import { makeRising } from './isotonic.ts';
import { type Answers, clamp, type Rating, read } from './premium-model.ts';

interface NamedAxis {
  readonly name: string;
  /** Ascending. */
  readonly values: readonly number[];
}

/**
 * Health: the booster's margin, made to rise with age, transplant, chronic disease and cancer in
 * the family, the other answers held fixed, within the table's lowest and highest premium.
 */
export function rateHealth(serving: HealthServing, booster: Booster): Rating {
  const { usd_per_unit: factor, table_premium: bounds, rising } = serving;
  const inputs = new Map(serving.booster_inputs.map((bounds, input) => [bounds.name, { input, bounds }]));
  const risingNames = new Set(rising.map((axis) => axis.name));
  const others = serving.features.map((feature) => feature.name).filter((name) => !risingNames.has(name));
  const risingLengths = rising.map((axis) => axis.values.length);
  const blockSize = risingLengths.reduce((product, length) => product * length, 1);

  function findInput(name: string) {
    const found = inputs.get(name);
    if (!found) throw new Error(`The booster has no input ${name}`);
    return found;
  }

  function rate(answers: Answers): Answers {
    return Object.fromEntries(serving.features.map((f) => [f.name, clamp(read(answers, f.name), f)]));
  }

  /** The axes of a grid that holds every mix of two applicants' other answers, then every rise. */
  function layAxes(own: Answers, reference: Answers): NamedAxis[] {
    const mixed = others.map((name) => ({
      name,
      values: [...new Set([read(own, name), read(reference, name)])].sort((a, b) => a - b),
    }));
    return [...mixed, ...rising];
  }

  /** The premiums of every point of the axes, each block of rises made to rise. */
  function priceGrid(axes: readonly NamedAxis[]): Float64Array {
    const margins = evaluateGrid(
      booster,
      axes.map(({ name, values }) => {
        const { input, bounds } = findInput(name);
        return { input, values: values.map((value) => clamp(value, bounds)) };
      }),
    );
    const premiums = Float64Array.from(margins);
    for (let block = 0; block < premiums.length; block += blockSize) {
      makeRising(premiums.subarray(block, block + blockSize), risingLengths);
    }
    return premiums;
  }

  return {
    priceMixes(answers, reference, changed) {
      const own = rate(answers);
      const typical = rate(reference);
      const axes = layAxes(own, typical);
      const premiums = priceGrid(axes);
      const start = findPoint(axes, typical);
      const steps = changed.map((name) => findPoint(axes, { ...typical, [name]: read(own, name) }) - start);
      return Float64Array.from({ length: 1 << changed.length }, (_, mask) => {
        const point = steps.reduce((sum, step, player) => ((mask >> player) & 1 ? sum + step : sum), start);
        return clamp(premiums[point] ?? Number.NaN, bounds) * factor;
      });
    },
    rate,
    bound: (premium) => clamp(premium / factor, bounds) * factor,
    highestSeen: () => undefined,
  };
}

/** The index, in a row-major grid, of the last point that is not above the answers. */
function findPoint(axes: readonly NamedAxis[], answers: Answers): number {
  return axes.reduce((index, { name, values }) => {
    const value = read(answers, name);
    return index * values.length + values.findLastIndex((step) => step <= value);
  }, 0);
}
