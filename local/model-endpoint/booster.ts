import type { SavedBooster, SavedTree } from './artifacts.ts';

interface Split {
  readonly leaf: undefined;
  readonly input: number;
  readonly threshold: number;
  readonly below: TreeNode;
  readonly otherwise: TreeNode;
}

interface Leaf {
  readonly leaf: number;
}

type TreeNode = Split | Leaf;

/** A booster ready to be evaluated: the margin that sums start from, and its trees in order. */
export interface Booster {
  readonly baseMargin: number;
  readonly trees: readonly TreeNode[];
}

/** Turns a saved booster into linked nodes; throws when a tree points outside itself. */
export function readBooster(saved: SavedBooster): Booster {
  const { gradient_booster, learner_model_param, objective } = saved.learner;
  // XGBoost 3.1 and later write the base score as a list of one.
  const baseScore = Math.fround(Number(learner_model_param.base_score.replace(/^\[(.*)\]$/, '$1')));
  const baseMargin = objective.name === 'reg:gamma' ? Math.log(baseScore) : baseScore;
  return {
    baseMargin: Math.fround(baseMargin),
    trees: gradient_booster.model.trees.map((tree) => readNode(tree, 0)),
  };
}

function readNode(tree: SavedTree, node: number): TreeNode {
  const left = tree.left_children[node];
  const right = tree.right_children[node];
  const input = tree.split_indices[node];
  const value = tree.split_conditions[node];
  if (left === undefined || right === undefined || input === undefined || value === undefined) {
    throw new Error(`The booster has no node ${node}`);
  }
  if (left === -1) return { leaf: Math.fround(value) };
  return {
    leaf: undefined,
    input,
    threshold: Math.fround(value),
    below: readNode(tree, left),
    otherwise: readNode(tree, right),
  };
}

/**
 * The margins of every mix of two rows of inputs, as XGBoost would answer them.
 *
 * `players` lists the inputs that differ; the answer's index is a bit mask over it, in which a set
 * bit takes the input from `own`, a clear one from `reference`. Rows hold float32 values, and each
 * sum is rounded to float32 in tree order, as XGBoost does. Each tree is walked once for all
 * mixes: a path is shared by the mixes that it fits.
 */
export function sumMixes(
  booster: Booster,
  own: Float32Array,
  reference: Float32Array,
  players: readonly number[],
): Float32Array {
  const everyBit = (1 << players.length) - 1;
  const margins = new Float32Array(everyBit + 1).fill(booster.baseMargin);
  const bitOfInput = new Int32Array(own.length);
  players.forEach((input, player) => {
    bitOfInput[input] = 1 << player;
  });
  const mixes = { own, reference, bitOfInput, everyBit, margins };
  for (const tree of booster.trees) addLeaves(mixes, tree, 0, 0);
  return margins;
}

interface Mixes {
  readonly own: Float32Array;
  readonly reference: Float32Array;
  readonly bitOfInput: Int32Array;
  readonly everyBit: number;
  readonly margins: Float32Array;
}

/** Walks on from a node with the mixes whose `decided` bits are exactly those of `owned`. */
function addLeaves(mixes: Mixes, node: TreeNode, decided: number, owned: number): void {
  if (node.leaf !== undefined) {
    addToMixes(mixes.margins, node.leaf, owned, mixes.everyBit & ~decided);
    return;
  }
  const ownNode = choose(node, mixes.own);
  const referenceNode = choose(node, mixes.reference);
  const bit = mixes.bitOfInput[node.input] ?? 0;
  if (ownNode === referenceNode || (decided & bit) !== 0) {
    addLeaves(mixes, (owned & bit) !== 0 ? ownNode : referenceNode, decided, owned);
    return;
  }
  addLeaves(mixes, ownNode, decided | bit, owned | bit);
  addLeaves(mixes, referenceNode, decided | bit, owned);
}

function choose(split: Split, row: Float32Array): TreeNode {
  return (row[split.input] ?? 0) < split.threshold ? split.below : split.otherwise;
}

/** Adds a leaf to every mix that has `owned` and any subset of the `free` bits. */
function addToMixes(margins: Float32Array, leaf: number, owned: number, free: number): void {
  let subset = free;
  for (;;) {
    const mix = owned | subset;
    margins[mix] = (margins[mix] ?? 0) + leaf;
    if (subset === 0) return;
    subset = (subset - 1) & free;
  }
}
