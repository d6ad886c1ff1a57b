import { markIssue } from './problems.ts';
import { toLabel } from './texts/en.ts';

/** Messages on missing values and wrong formats of requests that the website does not send. */
const formatTexts = {
  place: 'Send a ZIP code, or a state with a county',
  state: 'Send the state of the county too',
  county: 'Send the county of the state too, as a five-digit FIPS code, or send a ZIP code instead',
  county_code: 'County must be a five-digit FIPS code as text',
  zip: 'ZIP code must be five digits as text, such as "77002"',
  zip3_code: 'ZIP digits must be the first three as text',
};

interface Field {
  readonly field: string;
}

/** Messages by code that the website never shows: in the language of the API alone. */
export const apiTexts = {
  missing_place: ({ field }: { field: 'place' | 'state' | 'county' }) => formatTexts[field],
  malformed: ({ field }: { field: Exclude<keyof typeof formatTexts, 'place' | 'state' | 'county'> }) =>
    formatTexts[field],
  malformed_text: ({ field, expected }: Field & { expected: string }) =>
    `${toLabel(field)} must be ${expected}`,
  position_out_of_range: ({ field, max }: Field & { max: number }) =>
    `${toLabel(field)} must be a whole number from 1 to ${max}`,
  age_of_applicant: ({ age }: { age: number }) =>
    `Age of the first adult must be ${age}, the whole years of the applicant`,
  unknown_county: ({ county, state }: { county: string; state: string }) =>
    `County ${county} is not in ${state}`,
  unknown_zip3: ({ zip3, state }: { zip3: string; state: string }) =>
    `ZIP digits ${zip3} are not in ${state}, or have no price of their own. Leave them out to get the price of the state`,
  zip3_of_other_zip: ({ zip3, zip }: { zip3: string; zip: string }) =>
    `ZIP digits ${zip3} are not those of ZIP code ${zip}`,
  zip_outside_state: ({ zip, state }: { zip: string; state: string }) => `ZIP code ${zip} is not in ${state}`,
  county_outside_zip: ({ zip, choices }: { zip: string; choices: readonly string[] }) =>
    `County of ZIP code ${zip} must be one of: ${choices.join(', ')}`,
  county_required: ({ zip }: { zip: string }) =>
    `ZIP code ${zip} is in counties with different prices or programs: send one of them as county.`,
  unknown_zip: ({ zip }: { zip: string }) =>
    `ZIP code ${zip} is not known. Check it, or send state and county instead.`,
  no_marketplace: ({ zip, place }: { zip: string; place: 'military' | 'territory' }) =>
    place === 'military'
      ? `ZIP code ${zip} is a post office of the armed forces, which have their own coverage.`
      : `ZIP code ${zip} is in a territory, where there is no marketplace.`,
  unknown_field: ({ name }: { name: string }) => `${name} is not a known field`,
};

type Texts = typeof apiTexts;

/** Error of a check or schema of requests that the website does not send. */
export const apiProblem = <Code extends keyof Texts>(code: Code, ...params: Parameters<Texts[Code]>) =>
  markIssue(code, params[0], () => (apiTexts[code] as (params: unknown) => string)(params[0]));
