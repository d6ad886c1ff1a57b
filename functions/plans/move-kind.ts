import type { Cover } from './cover.ts';
import type { Move } from './explain-change.ts';

/** Kind of a sentence on who gets which coverage. */
export type MoveKind =
  | 'leaves'
  | 'joins'
  | 'public'
  | 'program'
  | 'plan'
  | Exclude<
      Cover,
      | 'child_cover'
      | 'adult_medicaid'
      | 'parent_medicaid'
      | 'basic_program'
      | 'credit'
      | 'full_price'
      | 'no_charge'
      | 'unknown'
    >;

/** Kind of a sentence on a move; undefined without one. */
export function findMoveKind({ before, after }: Move): MoveKind | undefined {
  switch (after) {
    case undefined:
      return 'leaves';
    case 'child_cover':
    case 'adult_medicaid':
    case 'parent_medicaid':
      return 'public';
    case 'basic_program':
      return 'program';
    case 'credit':
    case 'full_price':
    case 'no_charge':
      if (before === undefined) return 'joins';
      return before === 'unknown' ? undefined : 'plan';
    case 'unknown':
      return undefined;
    default:
      return after;
  }
}
