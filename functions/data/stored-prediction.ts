import { decodeTime } from 'ulid';
import * as z from 'zod/mini';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import type { OtherVersion, Prediction } from '#contract/predictions.ts';
import { toRowMarket } from '#contract/row-market.ts';
import { isPositiveUsd, isUsd } from '#contract/usd.ts';
import { toIsoTime } from '#functions/platform/clock.ts';
import { sortKeyPrefixes } from './keys.ts';
import { findForm, type Members, type Part, reads, upgradeMembers, writes } from './stored-forms.ts';
import type { Parse } from './table.ts';

/**
 * Attributes of a prediction that its row needs, of any type: another version of Premia may have written them. All but
 * the label and the form are JSON text, because DynamoDB numbers are limited to 38 digits and 1e126 and the user's numbers
 * must be returned unchanged.
 */
export const storedRow = z.object({
  sk: z.string(),
  /** Number of the form; see `stored-forms.ts`. */
  v: z.optional(z.unknown()),
  /** Members that the history lists. */
  summary: z.optional(z.unknown()),
  /** Changes alone. */
  label: z.optional(z.unknown()),
});

export type StoredRow = z.infer<typeof storedRow>;

/** Attributes of a whole prediction. The object also has those that this version doesn't know. */
export interface StoredPrediction extends StoredRow {
  /** Members that the history does not list. */
  readonly explanation?: unknown;
}

const storedPrediction = z.looseObject({ ...storedRow.shape, explanation: z.optional(z.unknown()) });

export const parseStoredPrediction: Parse<StoredPrediction> = storedPrediction.parse;

/** Divides a prediction into the attributes of its item, in the form that this version writes. */
export function toPredictionItem(value: Prediction) {
  const { id, insurance_type, input_data, predicted_premium, created_at, range, label, ...others } = value;
  const { household, covers, policy, ...explanation } = {
    ...{ household: undefined, covers: undefined, policy: undefined },
    ...others,
  };
  const summary = {
    ...{ id, insurance_type, input_data, predicted_premium, created_at, range },
    ...{ ...toRowMarket(value), household, covers, policy },
  };
  const parts = { summary: JSON.stringify(summary), explanation: JSON.stringify(explanation) };
  return { v: writes, ...parts, ...(label !== undefined && { label }) };
}

/** Returns the time of a prediction, which its id begins with, in ISO 8601; 1970 for an id without a time. */
export function toCreationTime(sk: string): string {
  try {
    return toIsoTime(new Date(decodeTime(toPredictionId(sk))));
  } catch {
    return toIsoTime(new Date(0));
  }
}

export function toPredictionId(sk: string): string {
  return sk.slice(sortKeyPrefixes.prediction.length);
}

/** Returns the members of a part in the newest form; undefined if this version can't read it. */
export function readPart(item: StoredPrediction | StoredRow, part: Part, text: unknown): Members | undefined {
  const form = findForm(item.v);
  const members = parseMembers(text);
  return form === undefined || !members ? undefined : upgradeMembers(part, members, form);
}

function parseMembers(text: unknown): Members | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const members: unknown = JSON.parse(text);
    return isObject(members) ? members : undefined;
  } catch {
    return undefined;
  }
}

/** Members of a prediction that its key has. */
export function toKeyMembers({ sk }: StoredRow) {
  return { id: toPredictionId(sk), created_at: toCreationTime(sk) };
}

/**
 * Returns a row as JSON, which other_version marks if this version can't read it. The text of the newest form is sent as
 * it is stored: its members were checked when they were written.
 */
export function toRowText(item: StoredRow): Text {
  const row = readPart(item, 'summary', item.summary);
  if (!row || !isRow(row)) return { text: JSON.stringify(toOtherVersion(item)), isOtherVersion: true };
  return { text: addLabel(toText(item, item.summary, row, toKeyMembers(item)), item), isOtherVersion: false };
}

/** Like {@link toRowText}, for a whole prediction. One that this version can't read is added as it is stored. */
export function toPredictionText(item: StoredPrediction): Text {
  const row = readPart(item, 'summary', item.summary);
  const explanation = readPart(item, 'explanation', item.explanation);
  if (!row || !explanation || !isRow(row) || !isExplanation(explanation, row)) {
    const { pk, sk, ...stored } = item as StoredPrediction & { pk?: string };
    const text = JSON.stringify({ ...toOtherVersion(item), stored }, toJsonValue);
    return { text, isOtherVersion: true };
  }
  const ofKey = toKeyMembers(item);
  const isDivided = Object.keys(explanation).every((name) => !Object.hasOwn(row, name));
  if (!isDivided) {
    return {
      text: addLabel(JSON.stringify({ ...explanation, ...row, ...ofKey }), item),
      isOtherVersion: false,
    };
  }
  const [first, second] = [
    toText(item, item.summary, row, ofKey),
    toText(item, item.explanation, explanation),
  ];
  return { text: addLabel(`${first.slice(0, -1)},${second.slice(1)}`, item), isOtherVersion: false };
}

/** JSON of an item. */
export interface Text {
  readonly text: string;
  readonly isOtherVersion: boolean;
}

/**
 * Returns the stored text of a part that needed no upgrade, without space at its ends.
 * @param required members that the text must have; without them it is formatted anew
 */
function toText({ v }: StoredRow, stored: unknown, members: Members, required: Members = {}): string {
  const isComplete = Object.entries(required).every(([name, value]) => members[name] === value);
  return findForm(v) === reads && isComplete
    ? String(stored).trim()
    : JSON.stringify({ ...members, ...required });
}

function addLabel(text: string, { label }: StoredRow): string {
  return typeof label === 'string' ? `${text.slice(0, -1)},"label":${JSON.stringify(label)}}` : text;
}

/** Converts types of DynamoDB that JSON lacks. */
function toJsonValue(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Set) return [...value];
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}

/** Returns what the key and the readable members of an item tell, for one that this version can't read. */
export function toOtherVersion(item: StoredRow): OtherVersion {
  const { summary, label } = item;
  const { insurance_type, predicted_premium } = parseMembers(summary) ?? {};
  return {
    ...toKeyMembers(item),
    other_version: true,
    ...(isInsuranceType(insurance_type) && { insurance_type }),
    input_data: {},
    predicted_premium: isPositiveUsd(predicted_premium) ? predicted_premium : null,
    ...(typeof label === 'string' && { label }),
  };
}

/*
 * Checks of members by hand: those of the schema would take seven times as long as reading the rows of a history. Levels
 * and covers are those of the form, not of the shared lists: one that is added there is absent from what is stored.
 */

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText = (value: unknown) => typeof value === 'string';

const isRange = (value: unknown) => isObject(value) && isPositiveUsd(value.low) && isPositiveUsd(value.high);

const isKnownPrice = (value: unknown) => value === null || isPositiveUsd(value);

const isCover = (value: unknown) => isObject(value) && isPositiveUsd(value.premium) && isRange(value.range);

const hasKnownPrices = (prices: Members) =>
  ['bronze', 'silver', 'gold'].every((level) => isKnownPrice(prices[level]));

const isYearOfDesign = (value: unknown) =>
  isObject(value) && isUsd(value.mean) && isUsd(value.bad_year) && isUsd(value.maximum);

const isYear = (value: unknown) =>
  value === null ||
  (isObject(value) &&
    isPositiveUsd(value.expected_spending) &&
    isObject(value.designs) &&
    Object.values(value.designs).every(isYearOfDesign));

/** Checks of the members that the rows of one insurance type have. */
const hasOwnMembers: Readonly<Record<InsuranceType, (row: Members) => boolean>> = {
  health: ({ prices }) => isObject(prices) && hasKnownPrices(prices),
  car: ({ covers }) =>
    isObject(covers) &&
    ['minimum', 'liability_comprehensive', 'full'].every((cover) => isCover(covers[cover])),
};

const isInsuranceType = (value: unknown): value is InsuranceType =>
  typeof value === 'string' && Object.hasOwn(hasOwnMembers, value);

/** Returns true if a summary has all members of a row. */
export function isRow(row: Members): boolean {
  const { insurance_type, input_data } = row;
  return (
    isInsuranceType(insurance_type) &&
    hasOwnMembers[insurance_type](row) &&
    isObject(input_data) &&
    isPositiveUsd(row.predicted_premium) &&
    isRange(row.range) &&
    isPositiveUsd(row.market_premium) &&
    isRange(row.market_range)
  );
}

/** Returns true if an explanation has all members that the row of its prediction lacks. */
function isExplanation(explanation: Members, { insurance_type }: Members): boolean {
  const { baseline, contributions, warnings, model_version, market, year } = explanation;
  return (
    isPositiveUsd(baseline) &&
    Array.isArray(contributions) &&
    contributions.every((contribution) => isObject(contribution) && isUsd(contribution.amount)) &&
    Array.isArray(warnings) &&
    isText(model_version) &&
    isObject(market) &&
    isPositiveUsd(market.premium) &&
    isRange(market.range) &&
    isText(market.basis) &&
    isObject(market.params) &&
    (insurance_type !== 'health' || (isYear(year) && isObject(market.prices) && hasKnownPrices(market)))
  );
}
