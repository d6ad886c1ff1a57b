import type { Booster, TreeNode } from './booster.ts';

/** One input of a booster and the values that it takes in a grid, ascending. */
export interface GridAxis {
  readonly input: number;
  readonly values: readonly number[];
}

/**
 * The margins of every point of a grid, as XGBoost would answer them: a row-major array over the
 * axes in their order. Each input of the booster stands on one axis, the longest best on the last.
 *
 * Values are compared as float32 and each sum is rounded to float32 in tree order, as XGBoost
 * does. Each tree is walked once for the whole grid: a path takes along the rows (all axes but
 * the last) and the part of the last axis that it fits.
 */
export function evaluateGrid(booster: Booster, axes: readonly GridAxis[]): Float32Array {
  const walk = new GridWalk(booster.baseMargin, axes);
  for (const tree of booster.trees) walk.addTree(tree);
  return walk.margins;
}

class GridWalk {
  readonly margins: Float32Array;
  readonly #lastInput: number;
  readonly #lastValues: Float32Array;
  /** For each input the value in each row. */
  readonly #columns: (Float32Array | undefined)[] = [];
  /** The numbers of the rows, reordered so that those of one path stand side by side. */
  readonly #rows: Int32Array;
  readonly #aside: Int32Array;

  constructor(baseMargin: number, axes: readonly GridAxis[]) {
    const last = axes.at(-1) ?? { input: 0, values: [0] };
    const rowAxes = axes.slice(0, -1);
    const rows = rowAxes.reduce((product, axis) => product * axis.values.length, 1);
    this.#lastInput = last.input;
    this.#lastValues = Float32Array.from(last.values);
    this.#rows = Int32Array.from({ length: rows }, (_, row) => row);
    this.#aside = new Int32Array(rows);
    this.margins = new Float32Array(rows * last.values.length).fill(baseMargin);
    let stride = rows;
    for (const { input, values } of rowAxes) {
      stride /= values.length;
      const step = stride;
      this.#columns[input] = Float32Array.from(
        { length: rows },
        (_, row) => values[Math.floor(row / step) % values.length] ?? 0,
      );
    }
  }

  addTree(tree: TreeNode): void {
    this.#descend(tree, 0, this.#rows.length, 0, this.#lastValues.length);
  }

  /** Walks on with the rows from `first` to before `end`, on the last axis `from` to before `to`. */
  #descend(node: TreeNode, first: number, end: number, from: number, to: number): void {
    if (first === end || from === to) return;
    if (node.leaf !== undefined) {
      this.#addLeaf(node.leaf, first, end, from, to);
    } else if (node.input === this.#lastInput) {
      const cut = this.#cutLastAxis(node.threshold, from, to);
      this.#descend(node.below, first, end, from, cut);
      this.#descend(node.otherwise, first, end, cut, to);
    } else {
      const cut = this.#partitionRows(node.input, node.threshold, first, end);
      this.#descend(node.below, first, cut, from, to);
      this.#descend(node.otherwise, cut, end, from, to);
    }
  }

  #cutLastAxis(threshold: number, from: number, to: number): number {
    let cut = from;
    while (cut < to && (this.#lastValues[cut] ?? 0) < threshold) cut += 1;
    return cut;
  }

  /** Puts the rows below the threshold first; returns where the others begin. */
  #partitionRows(input: number, threshold: number, first: number, end: number): number {
    const values = this.#columns[input];
    if (!values) throw new Error(`The grid has no axis for input ${input}`);
    const rows = this.#rows;
    const aside = this.#aside;
    let cut = first;
    let others = 0;
    for (let place = first; place < end; place += 1) {
      const row = rows[place] ?? 0;
      if ((values[row] ?? 0) < threshold) {
        rows[cut] = row;
        cut += 1;
      } else {
        aside[others] = row;
        others += 1;
      }
    }
    for (let i = 0; i < others; i += 1) rows[cut + i] = aside[i] ?? 0;
    return cut;
  }

  #addLeaf(leaf: number, first: number, end: number, from: number, to: number): void {
    const margins = this.margins;
    const rows = this.#rows;
    const length = this.#lastValues.length;
    for (let place = first; place < end; place += 1) {
      const start = (rows[place] ?? 0) * length;
      for (let point = start + from; point < start + to; point += 1) {
        margins[point] = (margins[point] ?? 0) + leaf;
      }
    }
  }
}
