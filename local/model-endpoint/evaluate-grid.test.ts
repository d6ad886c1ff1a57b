import { expect, test } from 'vitest';
import { readBooster } from './booster.ts';
import { evaluateGrid } from './evaluate-grid.ts';

/** A booster of stumps: `[input, threshold, below, otherwise]`. */
function saveBooster(
  stumps: [number, number, number, number][],
  baseScore = '1E1',
  objective = 'reg:squarederror',
) {
  return {
    learner: {
      gradient_booster: {
        name: 'gbtree' as const,
        model: {
          trees: stumps.map(([input, threshold, below, otherwise]) => ({
            left_children: [1, -1, -1],
            right_children: [2, -1, -1],
            split_indices: [input, 0, 0],
            split_conditions: [threshold, below, otherwise],
          })),
        },
      },
      learner_model_param: { base_score: baseScore },
      objective: { name: objective as 'reg:squarederror' },
    },
  };
}

test('adds a leaf of each tree to the base score, at every point of the grid', () => {
  const booster = readBooster(
    saveBooster([
      [0, 2, 1, 2],
      [1, 5, 10, 20],
    ]),
  );
  const margins = evaluateGrid(booster, [
    { input: 0, values: [1, 3] },
    { input: 1, values: [4, 5, 6] },
  ]);
  expect([...margins]).toEqual([21, 31, 31, 22, 32, 32]);
});

test('answers the same whichever axis is last', () => {
  const booster = readBooster(
    saveBooster([
      [0, 2, 1, 2],
      [1, 5, 10, 20],
      [0, 3, 0.5, 0.25],
    ]),
  );
  const margins = evaluateGrid(booster, [
    { input: 1, values: [4, 6] },
    { input: 0, values: [1, 2, 3] },
  ]);
  expect([...margins]).toEqual([21.5, 22.5, 22.25, 31.5, 32.5, 32.25]);
});

test('compares as float32: a value that rounds to the threshold is not below it', () => {
  const booster = readBooster(saveBooster([[0, 0.1, 1, 2]]));
  const [margin] = evaluateGrid(booster, [{ input: 0, values: [0.1 - 1e-12] }]);
  expect(margin).toBe(12);
});

test('rounds each sum to float32 in the order of the trees', () => {
  const stumps = Array.from({ length: 60 }, (): [number, number, number, number] => [0, 1, 0.1, 0.1]);
  const [margin] = evaluateGrid(readBooster(saveBooster(stumps, '3E4')), [{ input: 0, values: [0] }]);
  let expected = 30_000;
  for (let tree = 0; tree < 60; tree += 1) expected = Math.fround(expected + Math.fround(0.1));
  expect(margin).toBe(expected);
  expect(margin).not.toBe(Math.fround(30_000 + 60 * Math.fround(0.1)));
});

test('starts from the logarithm of the base score where premiums are exponentials', () => {
  const booster = readBooster(saveBooster([], '1E0', 'reg:gamma'));
  expect(booster.baseMargin).toBe(0);
});

test('refuses a booster whose tree points outside itself', () => {
  const saved = saveBooster([[0, 1, 2, 3]]);
  saved.learner.gradient_booster.model.trees[0]?.left_children.splice(0, 1, 7);
  expect(() => readBooster(saved)).toThrow('The booster has no node 7');
});

test('refuses a grid that lacks an input of the booster', () => {
  const booster = readBooster(saveBooster([[3, 1, 2, 3]]));
  expect(() => evaluateGrid(booster, [{ input: 0, values: [1] }])).toThrow(
    'The grid has no axis for input 3',
  );
});
