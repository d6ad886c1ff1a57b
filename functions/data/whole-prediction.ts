import { type OtherVersion, type Prediction, prediction } from '#contract/predictions.ts';
import { isRow, readPart, type StoredPrediction, toKeyMembers, toOtherVersion } from './stored-prediction.ts';

/** Parses a prediction with the schema of the contract; undefined if this version can't read it. */
export function parsePrediction(item: StoredPrediction): Prediction | undefined {
  const summary = readPart(item, 'summary', item.summary);
  const explanation = readPart(item, 'explanation', item.explanation);
  if (!summary || !explanation || !isRow(summary)) return undefined;
  const label = typeof item.label === 'string' ? { label: item.label } : {};
  return prediction.safeParse({ ...explanation, ...summary, ...toKeyMembers(item), ...label }).data;
}

/** Returns a prediction, or what can be read of one that another version has written. */
export function toPrediction(item: StoredPrediction): Prediction | OtherVersion {
  return parsePrediction(item) ?? toOtherVersion(item);
}
