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

/** Where a tree asks for an input or answers. */
export type TreeNode = Split | Leaf;

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
