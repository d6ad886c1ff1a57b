import { findBasicProgram } from '#functions/plans/cover.ts';
import type { Move } from '#functions/plans/explain-change.ts';
import { findApplicant, isChild } from '#functions/plans/household.ts';
import { type Subject, changeTexts as texts } from './change.texts.ts';
import type { ChangeFacts } from './change-facts.ts';

/** Sentences on who gets which coverage, one for all who get the same. */
export function listMoves({ change, before, after }: ChangeFacts): string[] {
  const groups = Map.groupBy(change.people, (move) => findMove(move));
  const isYou = ({ person }: Move) =>
    person === findApplicant(after.household) || person === findApplicant(before.household);
  return [...groups].flatMap(([kind, moves]) => {
    if (kind === undefined) return [];
    const others = moves.filter((move) => !isYou(move)).map(({ person }) => person);
    const subject = {
      you: moves.find(isYou)?.person.age,
      adults: others.filter((person) => !isChild(person)).map(({ age }) => age),
      children: others.filter(isChild).map(({ age }) => age),
    } satisfies Subject;
    const who = texts.who(subject);
    if (kind === 'program') {
      return texts.moves.program(who, subject, findBasicProgram(after.place.state)?.name ?? '');
    }
    return texts.moves[kind](who, subject);
  });
}

/** Kind of a sentence on a move; undefined without one. */
function findMove({ before, after }: Move): keyof typeof texts.moves | undefined {
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
