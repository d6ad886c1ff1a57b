/**
 * Golden figures of both models: premiums for seeded answers and a digest of each whole output. `npm run train`,
 * `npm run renew-prices` and `npm exec -- node model-training/training/golden.ts` write them; a test compares them with
 * the evaluator.
 */
import { createHash, hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type RatingModels, readModels } from '../serving/evaluate.ts';
import type { RatingModel } from '../serving/model.ts';
import type { Answer, Input, Inputs, Instance } from '../serving/wire-format.ts';

const cases = 1000;
/** Present year of all cases. */
const year = 2026;

export function createGolden({ health, car }: RatingModels) {
  return { health: createProduct(health), car: createProduct(car) };
}

function createProduct(model: RatingModel) {
  const outputs = Array.from({ length: cases }, (_, index) =>
    model.estimate(drawAnswers(model.inputs, index), year),
  );
  const digest = (output: object) => createHash('sha256').update(JSON.stringify(output)).digest('hex');
  return {
    model_version: model.version,
    premiums: outputs.map(({ premium }) => premium),
    digests: outputs.map((output) => digest(output).slice(0, 8)),
  };
}

type Random = () => number;

/** Pseudorandom numbers from 0 to 1 (Mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws answers within the data and beyond; each optional answer is given half of the time. Each has a seed of its own,
 * so that a new input changes no other answer.
 */
export function drawAnswers(inputs: Inputs, seed: number): Instance {
  const answers: Record<string, Answer> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const random = createRandom(hash('sha256', `${seed} ${name}`, 'buffer').readInt32LE());
    const isAllowed = !input.only_with || answers[input.only_with] === 'yes';
    // Codes are covered by tests with places that exist.
    if (input.kind === 'code') continue;
    if (!input.optional || (isAllowed && random() < 0.5)) answers[name] = drawAnswer(input, random);
  }
  return answers;
}

export function drawAnswer({ kind, choices = [], levels, bounds = [0, 150] }: Input, random: Random): Answer {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  if (kind === 'choice') return pick(choices);
  if (levels) return pick(levels);
  if (kind === 'list') {
    const some = choices.filter(() => random() < 0.5);
    return some.length > 0 ? some : [pick(choices)];
  }
  const [lowest = 0, highest = 0] = bounds;
  const number = lowest + (random() * 1.2 - 0.1) * (highest - lowest);
  const value = Math.max(0, pick([Math.round(number), Math.round(number), number]));
  return random() < 0.1 ? pick([0, 1e-300, 0.5, 1e9, 1e300]) : kind === 'year' ? year - value : value;
}

if (import.meta.main) {
  const golden = createGolden(await readModels());
  const file = new URL('../artifacts/golden.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(golden, null, 1)}\n`);
}
