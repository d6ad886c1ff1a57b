import { findBasicProgram } from '#functions/plans/cover.ts';
import type { Move } from '#functions/plans/explain-change.ts';
import { findApplicant, isChild } from '#functions/plans/household.ts';
import { findMoveKind } from '#functions/plans/move-kind.ts';
import { type Subject, changeTexts as texts } from './change.texts.ts';
import type { ChangeFacts } from './change-facts.ts';

/** Sentences on who gets which coverage, one for all who get the same. */
export function listMoves({ change, before, after }: ChangeFacts): string[] {
  const groups = Map.groupBy(change.people, (move) => findMoveKind(move));
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
