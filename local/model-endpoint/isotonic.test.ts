import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRising } from './isotonic.ts';

test.each([
  { name: 'leaves a rising line as it is', line: [1, 2, 2, 5], rising: [1, 2, 2, 5] },
  { name: 'pools neighbours that fall', line: [1, 4, 2, 9], rising: [1, 3, 3, 9] },
  { name: 'pools a line that only falls', line: [3, 2, 1], rising: [2, 2, 2] },
  { name: 'pools a falling pair', line: [4, 2], rising: [3, 3] },
])('$name', ({ line, rising }) => {
  const grid = Float64Array.from(line);
  makeRising(grid, [line.length]);
  expect([...grid]).toEqual(rising);
});

test('any grid rises exactly along every axis afterwards, and keeps its mean', () => {
  const lengths = [2, 2, 3, 5];
  const size = 60;
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1e4, max: 4e4, noNaN: true }), { minLength: size, maxLength: size }),
      (values) => {
        const grid = Float64Array.from(values);
        makeRising(grid, lengths);
        let stride = size;
        for (const length of lengths) {
          stride /= length;
          for (let point = 0; point < size; point += 1) {
            const isLast = Math.floor(point / stride) % length === length - 1;
            if (!isLast) expect(grid[point + stride]).toBeGreaterThanOrEqual(grid[point] ?? Number.NaN);
          }
        }
        const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, value) => total + value, 0);
        expect(sum(grid)).toBeCloseTo(sum(values), 4);
      },
    ),
  );
});
