import { expect, it } from 'vitest';
import type { Cover } from './cover.ts';
import type { Move } from './explain-change.ts';
import { findMoveKind } from './move-kind.ts';

it.each<[Cover | undefined, Cover | undefined, string | undefined]>([
  ['credit', undefined, 'leaves'],
  ['credit', 'child_cover', 'public'],
  ['credit', 'adult_medicaid', 'public'],
  [undefined, 'parent_medicaid', 'public'],
  ['credit', 'basic_program', 'program'],
  [undefined, 'credit', 'joins'],
  [undefined, 'full_price', 'joins'],
  [undefined, 'no_charge', 'joins'],
  ['child_cover', 'credit', 'plan'],
  ['medicare', 'full_price', 'plan'],
  ['employer', 'no_charge', 'plan'],
  ['unknown', 'credit', undefined],
  ['credit', 'unknown', undefined],
  [undefined, 'unknown', undefined],
  ['credit', 'medicare', 'medicare'],
  ['credit', 'employer', 'employer'],
  [undefined, 'veterans', 'veterans'],
  ['credit', 'tricare', 'tricare'],
  ['credit', 'own_plan', 'own_plan'],
])('a move from %s to %s has a sentence of the kind %s', (before, after, kind) => {
  expect(findMoveKind({ before, after } as Move)).toBe(kind);
});
