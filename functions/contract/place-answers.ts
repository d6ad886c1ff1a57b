import * as z from 'zod/mini';
import { areTexts, optionalAnswer } from './fields.ts';
import { type ProblemOption, problem } from './problems.ts';
import usStates from './us-states.json' with { type: 'json' };

const invalidState = problem('invalid_format', { field: 'state' });

const usStateCodes = Object.keys(usStates) as (keyof typeof usStates)[];

/** One of the 50 states or the District of Columbia by its postal code, in any case. */
export const stateCode = z.pipe(
  z.string(invalidState).check(z.trim(), z.toUpperCase()),
  z.enum(usStateCodes, invalidState),
);

export const state = optionalAnswer(stateCode, invalidState).check(
  z.describe('Postal code of a state or DC. Without it, the estimate is for the country.'),
);

const digits =
  (pattern: RegExp) =>
  (invalid: ProblemOption, notText = invalid) =>
    z.string(notText).check(z.regex(pattern, invalid));

/** FIPS code of a county. */
export const countyCode = digits(/^\d{5}$/);

/** First three digits of a ZIP code. */
export const zip3Digits = digits(/^\d{3}$/);

const invalidCounty = problem('invalid_format', { field: 'county' });
export const county = optionalAnswer(countyCode(invalidCounty), invalidCounty);

const invalidZip3 = problem('invalid_format', { field: 'zip3' });
export const zip3 = optionalAnswer(zip3Digits(invalidZip3), invalidZip3);

/** Rules that a county is in its state, and that ZIP digits are those of a county. */
export const hasPlaceInOrder = [
  // The FIPS code of a county begins with that of its state (ANSI INCITS 38). The state may be any JSON value, which its
  // own check has rejected.
  z.refine<{ readonly state?: string | undefined; readonly county?: string | undefined }>(
    ({ state, county }) =>
      usStateCodes.some((code) => code === state && county?.startsWith(usStates[code].fips)),
    {
      path: ['county'],
      ...problem('county_outside_state'),
      when: areTexts('county'),
    },
  ),
  z.refine<{ readonly county?: string | undefined }>(({ county }) => county !== undefined, {
    path: ['zip3'],
    ...problem('zip3_without_county'),
    when: areTexts('zip3'),
  }),
] as const;
