import { formatWait } from '../errors.ts';
import { languageCodes } from '../languages.ts';

/** Message of an error that the API has sent, in the language of the page. The API's own language is English. */
export const formatReceived = (message: string, _code?: string, _params?: unknown): string => message;

/** Names of fields in messages that are not those of the request in words. */
const fieldLabels: Readonly<Record<string, string>> = {
  has_diabetes: 'Diabetes',
  has_pressure_issue: 'Blood pressure',
  any_bodytransplant: 'Transplant',
  any_chronic_disease: 'Chronic disease',
  any_allergies: 'Allergies',
  history_of_cancer_in_family: 'Cancer in the family',
  no_of_major_surgery: 'Number of major surgeries',
  car_mfg_year: 'Car manufacturing year',
  prv_accident: 'Previous accidents',
  car_price: 'Price when new',
  zip3: 'ZIP digits',
};

interface Field {
  readonly field: string;
}

/** Name of a field in messages: "First name" of `first_name`. */
export function toLabel(field: string): string {
  const words = field.replaceAll('_', ' ');
  return fieldLabels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Messages on a missing value that differ from those of other fields. */
const requiredTexts: Readonly<Partial<Record<string, string>>> = {
  first_name: 'First name is required.',
  last_name: 'Last name is required.',
  confirm_password: 'Please confirm your password',
  confirm_new_password: 'Please confirm your password',
};

const formatTexts = {
  email: 'Invalid email address',
  phone_number: 'Invalid phone number',
  password: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  state: 'State must be the postal code of a US state, such as CA',
  county: 'County must be a five-digit FIPS code as text, such as "06037"',
  zip3: 'ZIP digits must be the first three as text, such as "913"',
  people: 'People must be a list of people, each with age and role',
  household: 'Household must be an object with people',
  person: 'A person must be an object with age and role',
  driver: 'A driver must be an object with driver_age, driving_experience and prv_accident',
  car: 'A car must be an object with car_mfg_year and annual_mileage',
  policy: 'Policy must be an object with drivers and cars',
  employer_offer: 'Employer offer must be an object with own, family or both',
  language: `Language must be ${languageCodes.join(' or ')}`,
  idempotency_key: 'Idempotency-Key must be 1 to 128 visible ASCII characters',
  before: 'before must be the id of a prediction',
};

const bounds = ({ field, lowest, highest }: Field & { lowest: number; highest: number }) =>
  `${toLabel(field)} must be from ${lowest.toLocaleString('en-US')} to ${highest.toLocaleString('en-US')}`;

/** Messages by the code of an error of a field, with the values that they show. */
export const problemTexts = {
  required: ({ field }: { field?: string } = {}) =>
    field === undefined ? 'Required' : (requiredTexts[field] ?? `${toLabel(field)} is required`),
  label_length: ({ max }: { max: number }) => `Label must be 1 to ${max} characters, or null to remove it`,
  invalid_type: ({ field }: Field) => `${toLabel(field)} must be text`,
  not_a_number: ({ field, example }: Field & { example: number }) =>
    `${toLabel(field)} must be a number, such as ${example}`,
  not_a_whole_number: ({ field }: Field) => `${toLabel(field)} must be a whole number`,
  not_true_or_false: ({ field }: Field) => `${toLabel(field)} must be true or false`,
  not_yes_or_no: ({ field }: Field) => `${toLabel(field)} must be yes or no`,
  not_a_choice: ({ field, choices }: Field & { choices: readonly (string | number)[] }) =>
    `${toLabel(field)} must be one of: ${choices.join(', ')}`,
  unknown_conditions: ({ choices }: { choices: readonly string[] }) =>
    `Chronic conditions must be a list of: ${choices.join(', ')}`,
  repeated_conditions: () => 'Chronic conditions must not be repeated',
  invalid_format: ({ field }: { field: keyof typeof formatTexts }) => formatTexts[field],
  not_found: ({ item }: { item?: 'prediction' | 'session' } = {}): string => {
    if (item === undefined) return 'There is nothing at this address.';
    return item === 'prediction' ? 'The prediction was not found.' : 'The session was not found.';
  },
  limit_out_of_range: ({ max }: { max: number }) => `limit must be a whole number from 1 to ${max}`,
  too_small: bounds,
  too_large: bounds,
  too_short: ({ field, min }: Field & { min: number }) =>
    `${toLabel(field)} must be at least ${min} characters${field.endsWith('_name') ? '.' : ''}`,
  too_long: ({ field, max }: Field & { max: number }) =>
    `${toLabel(field)} must be at most ${max} characters${field.endsWith('_name') ? '.' : ''}`,
  password_too_long: ({ max }: { max: number }) =>
    `Password must be at most ${max} characters (accented letters and symbols count for more)`,
  password_with_nul: () => 'Password must not contain the NUL character',
  password_with_lone_surrogate: () => 'Password must not contain half of a character (a lone surrogate)',
  forbidden_characters: ({ field }: Field) =>
    `${toLabel(field)} must not contain control characters${field.endsWith('_name') ? '.' : ''}`,
  mismatch: () => 'Passwords do not match',
  no_people: () => 'There must be at least 1 person',
  too_many_people: ({ max }: { max: number }) => `There must be at most ${max} people`,
  wrong_count: ({ field, min, max }: Field & { min: number; max: number }) =>
    `There must be ${min} to ${max} ${field}`,
  adult_required: () => 'There must be at least one adult: we calculate no plans for children alone',
  offer_of_child: () => 'An employer’s offer must be to an adult',
  household_below_people: () => 'Household size must be at least the number of people to cover',
  conditions_without_disease: () => 'Chronic conditions can only be named if chronic disease is yes',
  county_outside_state: () => 'County must be in the given state',
  class_beside_car: () =>
    'Car class can only be given without price, body and fuel of the car, which say more',
  deductible_of_liability: () =>
    'Deductible can only be given with comprehensive or full coverage: liability has none',
  zip3_without_state: () => 'ZIP digits also need their state',
  zip3_without_county: () => 'ZIP digits also need their county',
};

/** Messages by the code of an error of a whole request. */
export const errorTexts = {
  wrong_password: () => 'The current password is wrong.',
  email_taken: () => 'An account with this email address already exists.',
  invalid_credentials: () => 'The email or the password is wrong.',
  invalid_reset_token: () => 'This link has expired or was already used. Request a new one.',
  unauthenticated: () => 'Your session has ended. Please log in again.',
  conflict: ({ max }: { max?: number } = {}) =>
    max === undefined
      ? 'The prediction created with this Idempotency-Key has been deleted.'
      : `You have the maximum of ${max.toLocaleString('en-US')} stored predictions. Delete some in your history, then try again.`,
  too_many_attempts: ({ seconds }: { seconds: number }) =>
    `There were too many wrong passwords. Try again in ${formatWait(seconds)}.`,
  too_many_requests: ({ seconds, history }: { seconds?: number; history?: 'long' } = {}) => {
    if (seconds === undefined) return 'There are too many requests. Try again in a moment.';
    return history === 'long'
      ? 'You requested a long history too often. Request it in parts, such as ?limit=100, or try again later.'
      : `There are too many requests from your network. Try again in ${formatWait(seconds)}.`;
  },
  internal_error: () => 'Something went wrong on our side. Please try again later.',
  service_unavailable: ({ account }: { account?: 'in_deletion' } = {}): string =>
    account === 'in_deletion'
      ? 'Your previous account is still being deleted. Please try again in a minute.'
      : 'The service is busy. Please try again in a moment.',
  gateway_timeout: () => 'This took too long. Please try again.',
  model_failed: () => 'The premium could not be estimated, and nothing was saved. Please try again later.',
  model_unavailable: () =>
    'The premium model is starting, and nothing was saved. Please try again in a minute.',
  model_busy: () =>
    'The premium model has too many requests, and nothing was saved. Please try again in a minute.',
};
