import type { Estimate } from '#contract/estimates.ts';
import { toWarning } from './build-estimate.ts';

/** Most unknown fields that are named, and the most UTF-16 code units of a name. */
const maxNamed = 10;
const maxNameLength = 60;

/** Returns the members of a request's body that are none of an object schema's. */
export const listUnknownFields = (body: object, { shape }: { readonly shape: object }): string[] =>
  Object.keys(body).filter((name) => !Object.hasOwn(shape, name));

/** Returns the members of a parsed body that are an object schema's. */
export const keepKnownFields = <Body extends object>(
  body: Body,
  { shape }: { readonly shape: { readonly [Name in keyof Body]?: unknown } },
) => Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(shape, name))) as Body;

/** Adds that fields of a request were not used. It is not stored: the names are the client's own words. */
export function warnOfUnknownFields<Given extends Pick<Estimate, 'warnings'>>(
  estimate: Given,
  unknown: readonly string[],
): Given {
  if (unknown.length === 0) return estimate;
  const warnings = unknown.slice(0, maxNamed).map((name) => {
    const field = name.slice(0, maxNameLength);
    return toWarning(field, 'unknown_field', { field });
  });
  return { ...estimate, warnings: [...estimate.warnings, ...warnings] };
}
