import '../zod-settings.ts';
import type * as z from 'zod/mini';
import { carAnswers, healthAnswers } from '#contract/predictions.ts';
import { receivedError } from '#contract/received-error.ts';
import type { Route } from '#contract/route.ts';
import { formatReceived } from '#contract/texts/en.ts';
import { type WebsiteRoutes, websiteDeclarations } from '#contract/website-routes.ts';

const routes = Object.fromEntries(websiteDeclarations.map((route) => [route.id, route as Route])) as Readonly<
  Record<keyof WebsiteRoutes, Route>
>;

/** Reads the body of an error response, with its messages in the language of the page. */
function readError(body: unknown): Partial<z.infer<typeof receivedError>> {
  const { success, data } = receivedError.safeParse(body);
  if (!success) return {};
  const { message, code, errors, error_codes: codes = {}, params } = data;
  const isByField = code === 'validation_failed';
  const fields = Object.entries(errors ?? {}).map(([field, text]): [string, string] => [
    field,
    formatReceived(text, codes[field], isByField ? params?.[field] : params),
  ]);
  // The API's message on invalid fields is that of the first.
  const index = isByField ? Object.values(errors ?? {}).indexOf(message ?? '') : -1;
  return {
    ...data,
    ...(message !== undefined && { message: fields[index]?.[1] ?? formatReceived(message, code, params) }),
    ...(errors && { errors: Object.fromEntries(fields) }),
  };
}

// call.ts imports this module dynamically, which keeps zod and the contract out of the entry.
export { readError, routes };

/** Schemas of the forms' answers. */
export const answerSchemas = { health: healthAnswers, car: carAnswers };
