/*
 * Forms of stored predictions. Each item has the number of its form in `v`; without one it has the first form. What
 * Premia has stored it can read for ever: a change of the form adds an upgrade, a fixture and a line of the CHANGELOG
 * (docs/data-model.md, "A change of what is stored").
 */

/** Newest form that this version reads; it reads all forms before it too. */
export const reads = 1;

/** Form that this version writes: one that the release before it reads. */
export const writes = 1;

/** Members of a part of a prediction, as parsed from its text. */
export type Members = Readonly<Record<string, unknown>>;

/** Parts of a prediction, which are texts of their own; the history reads `summary` alone. */
export type Part = 'summary' | 'explanation';

/** Conversion of the parts of one form to the next. Members that were never stored stay absent. */
export type Upgrade = Readonly<Record<Part, (members: Members) => Members>>;

/** Upgrades of the first form, the second and so on. */
export const upgrades: readonly Upgrade[] = [];

/** Returns the form of an item; undefined if this version doesn't read it. */
export function findForm(v: unknown): number | undefined {
  const form = v === undefined ? 1 : v;
  return typeof form === 'number' && Number.isInteger(form) && form >= 1 && form <= reads ? form : undefined;
}

/** Upgrades a part from a form to the newest that this version reads. */
export function upgradeMembers(part: Part, members: Members, form: number, steps = upgrades): Members {
  return steps.slice(form - 1).reduce((upgraded, step) => step[part](upgraded), members);
}
