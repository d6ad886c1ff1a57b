import type { Contribution } from '#contract/predictions.ts';
import type { Answers, AnswerValue } from '#frontend/features/predictions/answers.ts';
import type { Estimate } from '#frontend/features/predictions/result/estimate.ts';
import { toCents } from '#frontend/features/predictions/result/waterfall-layout.ts';

/** Answers that differ and what they add to each premium, USD a year. */
interface ChangedAnswers {
  /** Several if they count as one. */
  readonly fields: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Part of the difference: `to` minus `from`. */
  readonly amount: number;
}

/** Difference between two premiums, USD a year. The parts add up to the total, to the cent. */
export interface PremiumDifference {
  readonly total: number;
  readonly changed: readonly ChangedAnswers[];
  /** Part of the answers that are the same: what they add depends on the other answers and on the model. */
  readonly unchanged: number;
  /** The rest: the models start from different premiums. */
  readonly baseline: number;
}

/** Returns true if two answers are the same; the order of named conditions does not matter. */
export function isSameAnswer(left: AnswerValue | undefined, right: AnswerValue | undefined): boolean {
  const normalize = (answer: AnswerValue | undefined) =>
    typeof answer === 'object' ? answer.toSorted().join() : answer;
  return normalize(left) === normalize(right);
}

/** Lists the fields whose answers differ. */
export function listChangedFields(fields: readonly string[], from: Answers, to: Answers): string[] {
  return fields.filter((field) => !isSameAnswer(from[field], to[field]));
}

/** Fields of a contribution; several if their answers count as one. */
function listFields({ feature, features }: Contribution): string[] {
  return [...new Set([...(features ?? []), feature])];
}

/** Groups fields that one contribution of either estimate joins; models differ in what they join. */
function groupFields(contributions: readonly Contribution[]): string[][] {
  return contributions.reduce<string[][]>((groups, contribution) => {
    const fields = listFields(contribution);
    const isJoined = (group: string[]) => group.some((field) => fields.includes(field));
    const joined = [...new Set([...groups.filter(isJoined).flat(), ...fields])];
    return [...groups.filter((group) => !isJoined(group)), joined];
  }, []);
}

function sumCents(contributions: readonly Contribution[], fields: readonly string[]): number {
  return contributions
    .filter(({ feature }) => fields.includes(feature))
    .reduce((sum, { amount }) => sum + toCents(amount), 0);
}

/** Splits the difference between the premiums of two estimates of one type. */
export function splitDifference(from: Estimate, to: Estimate): PremiumDifference {
  const fromAnswers: Answers = from.input_data;
  const toAnswers: Answers = to.input_data;
  const parts = groupFields([...from.contributions, ...to.contributions]).map((group) => {
    const before = sumCents(from.contributions, group);
    const after = sumCents(to.contributions, group);
    const fields = listChangedFields(group, fromAnswers, toAnswers);
    return { fields, before, after, cents: after - before };
  });
  const totalCents = toCents(to.predicted_premium) - toCents(from.predicted_premium);
  const explainedCents = parts.reduce((sum, { cents }) => sum + cents, 0);
  const unchangedCents = parts.reduce((sum, { fields, cents }) => sum + (fields.length === 0 ? cents : 0), 0);
  return {
    total: totalCents / 100,
    changed: parts
      .filter(({ fields }) => fields.length > 0)
      .map(({ fields, before, after, cents }) => ({
        fields,
        from: before / 100,
        to: after / 100,
        amount: cents / 100,
      })),
    unchanged: unchangedCents / 100,
    baseline: (totalCents - explainedCents) / 100,
  };
}
