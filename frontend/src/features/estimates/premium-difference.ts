import type { Contribution, Estimate } from '#contract/estimates.ts';
import { toCents } from '#model/serving/cents.ts';
import type { Answers, AnswerValue } from './answers.ts';

/** Returns true if two answers are the same; the order of named conditions does not matter. */
export function isSameAnswer(left: AnswerValue | undefined, right: AnswerValue | undefined): boolean {
  const normalize = (answer: AnswerValue | undefined) =>
    typeof answer === 'object' ? answer.toSorted().join() : answer;
  return normalize(left) === normalize(right);
}

/** Groups fields that one contribution of either estimate joins; models differ in what they join. */
function groupFields(contributions: readonly Contribution[]): string[][] {
  return contributions.reduce<string[][]>((groups, { feature, features = [] }) => {
    const fields = [...features, feature];
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

/** Answers that have parts in the premium, with the plan year to which the prices are projected. */
function toPricedAnswers({ input_data, contributions }: Estimate): Answers {
  const year = contributions.find(({ feature }) => feature === 'plan_year');
  return { ...input_data, ...(year && { plan_year: year.value }) };
}

/** Splits the difference between the premiums of two estimates of one type; the parts add up, to the cent. USD a year. */
export function splitDifference(from: Estimate, to: Estimate) {
  const [left, right] = [toPricedAnswers(from), toPricedAnswers(to)];
  const parts = groupFields([...from.contributions, ...to.contributions]).map((group) => ({
    fields: group.filter((field) => !isSameAnswer(left[field], right[field])),
    before: sumCents(from.contributions, group),
    after: sumCents(to.contributions, group),
  }));
  const sumDifferences = (some: typeof parts) =>
    some.reduce((sum, { before, after }) => sum + after - before, 0);
  const total = toCents(to.predicted_premium) - toCents(from.predicted_premium);
  return {
    /** Fields whose answers differ (several if they count as one; the plan year is one), what they add to each premium, and the difference. */
    changed: parts
      .filter(({ fields }) => fields.length > 0)
      .map(({ fields, before, after }) => ({
        fields,
        from: before / 100,
        to: after / 100,
        amount: (after - before) / 100,
      })),
    /** Part of the answers that are the same: what they add depends on the other answers and on the model. */
    unchanged: sumDifferences(parts.filter(({ fields }) => fields.length === 0)) / 100,
    /** The rest: the models start from different premiums. */
    baseline: (total - sumDifferences(parts)) / 100,
  };
}
