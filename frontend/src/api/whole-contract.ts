import '../zod-settings.ts';
import { carAnswers, healthAnswers } from '#contract/predictions.ts';
import type { Route } from '#contract/route.ts';
import { type WebsiteRoutes, websiteDeclarations } from '#contract/website-routes.ts';

export const routes = Object.fromEntries(
  websiteDeclarations.map((route) => [route.id, route as Route]),
) as Readonly<Record<keyof WebsiteRoutes, Route>>;

export const answerSchemas = { health: healthAnswers, car: carAnswers };
