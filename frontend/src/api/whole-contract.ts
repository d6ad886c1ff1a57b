import '../zod-settings.ts';
import * as z from 'zod/mini';
import { carAnswers } from '#contract/car-answers.ts';
import { predictionLabel } from '#contract/fields.ts';
import { healthAnswers } from '#contract/health-answers.ts';
import { predictionRow } from '#contract/prediction-rows.ts';
import { type OtherVersion, otherVersion } from '#contract/predictions.ts';
import type { Route } from '#contract/route.ts';
import { type WebsiteRoutes, websiteDeclarations } from '#contract/website-routes.ts';
import { UnexpectedResponseError } from './failure.ts';

export const websiteRoutes = Object.fromEntries(
  websiteDeclarations.map((route) => [route.id, route as Route]),
) as Readonly<Record<keyof WebsiteRoutes, Route>>;

export const answerSchemas = { health: healthAnswers, car: carAnswers };

export const labelSchema = predictionLabel;

const { id, created_at, insurance_type, input_data, predicted_premium, label } = otherVersion.shape;

/** Readable part of a prediction in a response that doesn't match the contract. */
const recovered = z.object({
  id,
  created_at,
  insurance_type: z.catch(insurance_type, undefined),
  input_data: z.catch(input_data, {}),
  predicted_premium: z.catch(predicted_premium, null),
  label: z.catch(label, undefined),
});

/**
 * Reads a prediction, or the rows of the history one by one, from a response that doesn't match the contract. Reports it
 * in any case.
 * @throws {UnexpectedResponseError} for a response of another route
 */
export function recoverBody(routeId: keyof WebsiteRoutes, body: unknown, { issues }: z.core.$ZodError) {
  const unexpected = new UnexpectedResponseError(routeId, formatPath(issues[0]));
  globalThis.reportError?.(unexpected);
  const recovered = recoverPredictions(routeId, body);
  if (!recovered) throw unexpected;
  return recovered;
}

/** Formats the path of a member, with [] for indices and without values and digits: `[].covers.full`. */
function formatPath(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return '';
  const path = issue.path.map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`)).join('');
  const alternatives = issue.code === 'invalid_union' ? issue.errors : [];
  const deepest = alternatives.map(([first]) => formatPath(first)).find((inner) => inner !== '');
  return `${path}${deepest ?? ''}`.replace(/\d+/g, '#');
}

function recoverPredictions(routeId: keyof WebsiteRoutes, body: unknown) {
  if (routeId === 'get-prediction' || routeId === 'label-prediction') return recover(body);
  if (routeId !== 'list-predictions' || !Array.isArray(body)) return undefined;
  const rows = body.map((row) => predictionRow.safeParse(row).data ?? recover(row));
  // A row without an id can't be opened or deleted.
  const readable = rows.filter((row) => row !== undefined);
  return readable.length === 0 ? undefined : readable;
}

function recover(body: unknown): OtherVersion | undefined {
  const { data } = recovered.safeParse(body);
  return data && { ...data, other_version: true };
}
