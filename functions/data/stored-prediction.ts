import * as z from 'zod/mini';
import { type Prediction, prediction } from '#contract/predictions.ts';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { toRowMarket } from '#contract/row-market.ts';
import type { Item } from './table.ts';

/**
 * Attributes of a prediction. All but the label are JSON text, because DynamoDB numbers are limited to 38 digits
 * and 1e126 and the user's numbers must be returned unchanged.
 */
const storedRow = z.object({
  /** Members that the history lists. */
  summary: z.string(),
  /** Changes alone. */
  label: z.optional(z.string()),
});

const storedPrediction = z.extend(storedRow, {
  /** Members that the history does not list. */
  explanation: z.string(),
});

/** Names of the attributes that {@link toRow} needs. */
export const rowAttributes = 'summary, label';

/** Divides a prediction into the attributes of its item. */
export function toPredictionItem(value: Prediction) {
  const { id, insurance_type, input_data, predicted_premium, created_at, range, ...others } = value;
  const { household, covers, ...explanation } = { household: undefined, covers: undefined, ...others };
  const summary = {
    ...{ id, insurance_type, input_data, predicted_premium, created_at, range },
    ...{ ...toRowMarket(value), household, covers },
  };
  return { summary: JSON.stringify(summary), explanation: JSON.stringify(explanation) };
}

/**
 * Parses a row of the history. Its members were checked when they were written; checking all rows of a page again would
 * take longer than reading them.
 */
export function toRow(item: Item): PredictionRow {
  const { summary, label } = storedRow.parse(item);
  return { ...JSON.parse(summary), ...(label !== undefined && { label }) };
}

/** Like {@link toRow}, as JSON: a history of many rows is neither parsed nor written again. */
export function toRowText(item: Item): string {
  const { summary, label } = storedRow.parse(item);
  return label === undefined ? summary : `${summary.slice(0, -1)},"label":${JSON.stringify(label)}}`;
}

export function toPrediction(item: Item): Prediction {
  const { explanation } = storedPrediction.parse(item);
  return prediction.parse({ ...toRow(item), ...JSON.parse(explanation) });
}

/** Returns the size of an item's texts as part of a JSON string, in which quotes are escaped. */
export function countTextBytes({ summary, explanation, label }: Item): number {
  const text = `${summary}${explanation ?? ''}${label === undefined ? '' : JSON.stringify({ label })}`;
  return Buffer.byteLength(text) + (text.match(/["\\]/g)?.length ?? 0);
}
