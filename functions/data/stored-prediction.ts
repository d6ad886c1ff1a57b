import * as z from 'zod/mini';
import { type Prediction, prediction } from '#contract/predictions.ts';

/**
 * Attributes of a prediction. All but the label are JSON text, because DynamoDB numbers are limited to 38 digits
 * and 1e126 and the user's numbers must be returned unchanged.
 */
const storedPrediction = z.object({
  /** Members that the history lists. */
  summary: z.string(),
  /** All other members. */
  explanation: z.string(),
});

/** Attribute of predictions of earlier versions: all members as JSON text. */
const undividedPrediction = z.object({ prediction: z.string() });

/** The label is an attribute, which changes alone. */
const storedLabel = z.object({ label: z.optional(z.string()) });

const creation = z.object({ created_at: z.string() });

/** Names of the attributes that {@link toSummary} needs. */
export const summaryAttributes = 'summary, prediction, label';

/** Divides a prediction into the attributes of its item. */
export function toPredictionItem(value: Prediction) {
  const { id, insurance_type, input_data, predicted_premium, created_at, range, ...explanation } = value;
  const summary = { id, insurance_type, input_data, predicted_premium, created_at, range };
  return { summary: JSON.stringify(summary), explanation: JSON.stringify(explanation) };
}

/**
 * Returns the members that the history lists as JSON text. The text was validated when it was written and is not
 * parsed again.
 */
export function toSummary(item: Readonly<Record<string, unknown>>): string {
  const { label } = storedLabel.parse(item);
  const summary = readSummary(item);
  return label === undefined ? summary : `${summary.slice(0, -1)},"label":${JSON.stringify(label)}}`;
}

/** Returns a whole prediction as JSON text, which is not parsed again; see {@link toSummary}. */
export function toWholeText(item: Readonly<Record<string, unknown>>): string {
  if (item.prediction !== undefined) return JSON.stringify(toPrediction(item));
  const { explanation } = storedPrediction.parse(item);
  return `${toSummary(item).slice(0, -1)},${explanation.slice(1)}`;
}

/** Returns the creation time of a prediction. */
export function toCreationTime(item: Readonly<Record<string, unknown>>): string {
  return creation.parse(JSON.parse(readSummary(item))).created_at;
}

function readSummary(item: Readonly<Record<string, unknown>>): string {
  return typeof item.summary === 'string' ? item.summary : toPredictionItem(toPrediction(item)).summary;
}

/** Parses the item of a prediction. */
export function toPrediction(item: Readonly<Record<string, unknown>>): Prediction {
  return prediction.parse({ ...parseTexts(item), ...storedLabel.parse(item) });
}

function parseTexts(item: Readonly<Record<string, unknown>>): object {
  if (item.prediction !== undefined) return JSON.parse(undividedPrediction.parse(item).prediction);
  const { summary, explanation } = storedPrediction.parse(item);
  return { ...JSON.parse(summary), ...JSON.parse(explanation) };
}
