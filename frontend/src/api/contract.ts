import '../zod-settings.ts';
import { receivedError } from '#contract/error-body.ts';
import { carAnswers, carPrediction, healthAnswers, healthPrediction } from '#contract/predictions.ts';
import type { Route } from '#contract/route.ts';
import { type WebsiteRoutes, websiteDeclarations } from '#contract/website-routes.ts';

const routes = Object.fromEntries(websiteDeclarations.map((route) => [route.id, route as Route])) as Readonly<
  Record<keyof WebsiteRoutes, Route>
>;

// call.ts imports this module dynamically, which keeps zod and the contract out of the entry.
export { receivedError, routes };

/** Schemas of the forms' answers. */
export const answerSchemas = { health: healthAnswers, car: carAnswers };

/** Schemas of predictions. */
export const predictionSchemas = { health: healthPrediction, car: carPrediction };
