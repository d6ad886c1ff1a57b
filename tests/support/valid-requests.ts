import { bodyExamples } from '#contract/examples.ts';
import type { RouteId, Routes } from '#contract/routes.ts';

export const { password } = bodyExamples.register;

export const validBodies = {
  ...bodyExamples,
  // Other values than those of the registration.
  'update-profile': { first_name: 'Grace', last_name: 'Hopper', phone_number: '+4915187654321' },
};

export function findValidBody(id: RouteId): object | undefined {
  const bodies: Partial<Record<RouteId, object>> = validBodies;
  return bodies[id];
}

type ParameterNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** Values of the parameters in paths: the id of something that does not exist, and a place. */
export const pathParameters = {
  id: '01JD0000000000000000000000',
  zip: '77002',
} satisfies Record<ParameterNames<Routes[RouteId]['path']>, string>;

/** Writes parameters into a path: those of {@link pathParameters}, or others. */
export function fillPath(path: string, others: Partial<Record<string, string>> = {}): string {
  const values = { ...pathParameters, ...others };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof values) => encodeURIComponent(values[name]));
}
