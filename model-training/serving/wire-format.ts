/** Rating table's description of one answer. Inputs are in the order of the form. */
export interface Input {
  /**
   * A `year` is priced by the number of years before the present one; the answer to a `list` has several choices; a
   * `code` has digits.
   */
  readonly kind: 'number' | 'year' | 'choice' | 'list' | 'code';
  readonly choices?: readonly string[];
  /** Numbers that an answer may have; by default any. */
  readonly levels?: readonly number[];
  readonly optional?: boolean;
  /** Answer that must be `yes`. */
  readonly only_with?: string;
  /** Answer that must be given too. */
  readonly needs?: string;
  /** Digits of a code. */
  readonly digits?: number;
  /** Has no part in the premium, so no reason is given for it. */
  readonly unpriced?: boolean;
  /** Answer that this one has a reason in common with. */
  readonly explained_with?: string;
  /** Range of the data. Answers beyond it are priced at its ends. */
  readonly bounds?: readonly number[];
  /** Answer of the typical applicant; without it, a reason starts from the US average. */
  readonly reference?: number | string;
}

export type Inputs = Readonly<Record<string, Input>>;
export type Answer = number | string | readonly string[];
/** Answers of one person. */
export type Instance = Readonly<Record<string, Answer>>;

/** Request that cannot be answered; `status` is that of the response. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: 400 | 406 | 413 | 415;
  /** Answer that cannot be priced, though it has the right form. */
  readonly field: string | undefined;

  constructor(message: string, status: 400 | 406 | 413 | 415 = 400, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/**
 * Parses the JSON body of an invocation. Unknown names are ignored. `year` is the present year, UTC; `plan_year`, of health
 * plans, may be absent.
 * @throws {RequestError} naming the field
 */
export function parseRequest<Name extends string>(
  body: string,
  models: Readonly<Record<Name, { readonly inputs: Inputs }>>,
  maxInstances: number,
) {
  const content = parseBody(body);
  const insuranceTypes = Object.keys(models) as Name[];
  const insuranceType = insuranceTypes.find((type) => type === content.insurance_type);
  if (!insuranceType) throw new RequestError(`insurance_type must be one of: ${insuranceTypes.join(', ')}`);
  const { year, plan_year: planYear, instances } = content;
  if (!isInteger(year)) throw new RequestError('year must be an integer');
  if (planYear !== undefined && !isInteger(planYear)) throw new RequestError('plan_year must be an integer');
  if (!Array.isArray(instances) || instances.length === 0) {
    throw new RequestError('instances must be a list of at least one instance');
  }
  if (instances.length > maxInstances) {
    throw new RequestError(`instances must be a list of at most ${maxInstances} instances`);
  }
  const { inputs } = models[insuranceType];
  const parsed = instances.map((instance, index) => parseInstance(instance, inputs, `instances[${index}]`));
  return { insuranceType, year, planYear, instances: parsed };
}

/** Drivers and cars of one policy, and its place. */
export interface Policy {
  readonly place: Instance;
  readonly drivers: readonly Instance[];
  readonly cars: readonly Instance[];
}

/** Most drivers and cars of a policy. */
const maxDrivers = 5;
const maxCars = 4;

const placeAnswers = ['state', 'zip3'];
const driverAnswers = ['driver_age', 'driving_experience', 'prv_accident', 'violations'];

/**
 * Parses the JSON body of an invocation for one car policy: `policy` takes the place of `instances`. Returns undefined for
 * a body without one.
 * @throws {RequestError} naming the field
 */
export function parsePolicyRequest(
  body: string,
  inputs: Inputs,
): { year: number; policy: Policy } | undefined {
  const { insurance_type, year, policy } = parseBody(body);
  if (policy === undefined) return undefined;
  if (insurance_type !== 'car') throw new RequestError('policy is for the insurance_type car');
  if (!isInteger(year)) throw new RequestError('year must be an integer');
  return { year, policy: parsePolicy(policy, inputs) };
}

/** Parses drivers, cars and place of a policy. */
export function parsePolicy(policy: unknown, inputs: Inputs): Policy {
  const given = parseObject(policy, 'policy');
  const select = (isOwn: (name: string) => boolean): Inputs =>
    Object.fromEntries(Object.entries(inputs).filter(([name]) => isOwn(name)));
  const parseList = (name: 'drivers' | 'cars', max: number, own: Inputs) => {
    const list = given[name];
    if (!Array.isArray(list) || list.length === 0 || list.length > max) {
      throw new RequestError(`policy.${name} must be a list of 1 to ${max}`);
    }
    return list.map((item, index) => parseInstance(item, own, `policy.${name}[${index}]`));
  };
  const isOfCar = (name: string) => !placeAnswers.includes(name) && !driverAnswers.includes(name);
  return {
    place: parseInstance(
      given,
      select((name) => placeAnswers.includes(name)),
      'policy',
    ),
    drivers: parseList(
      'drivers',
      maxDrivers,
      select((name) => driverAnswers.includes(name)),
    ),
    cars: parseList('cars', maxCars, select(isOfCar)),
  };
}

const parseBody = (body: string) => parseObject(parseJson(body), 'The body');

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RequestError('The body is not valid JSON');
  }
}

function parseObject(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new RequestError(`${where} must be an object`);
}

/** Parses the answers of one person. An empty list counts as not given. */
export function parseInstance(instance: unknown, inputs: Inputs, where: string): Instance {
  const given = parseObject(instance, where);
  const answers: Record<string, Answer> = {};
  for (const [name, input] of Object.entries(inputs)) {
    if (input.optional && given[name] === undefined) continue;
    const answer = parseAnswer(given[name], input, `${where}.${name}`);
    if (Array.isArray(answer) && answer.length === 0) continue;
    if (input.only_with && answers[input.only_with] !== 'yes') {
      throw new RequestError(`${where}.${name} is allowed only if ${input.only_with} is yes`);
    }
    if (input.needs && answers[input.needs] === undefined) {
      throw new RequestError(`${where}.${name} is allowed only with ${input.needs}`);
    }
    answers[name] = answer;
  }
  return answers;
}

function parseAnswer(
  value: unknown,
  { kind, choices = [], levels, digits = 0 }: Input,
  where: string,
): Answer {
  if (kind === 'code') {
    if (typeof value === 'string' && value.length === digits && /^\d+$/.test(value)) return value;
    throw new RequestError(`${where} must be ${digits} digits as text`);
  }
  const isChoice = (item: unknown): item is string => choices.some((choice) => choice === item);
  if (kind === 'choice') {
    if (isChoice(value)) return value;
    throw new RequestError(`${where} must be one of: ${choices.join(', ')}`);
  }
  if (kind === 'list') {
    if (Array.isArray(value) && value.every(isChoice)) return choices.filter((item) => value.includes(item));
    throw new RequestError(`${where} must be a list of: ${choices.join(', ')}`);
  }
  const isAllowed = levels ? levels.some((level) => level === value) : Number.isFinite(value);
  if (typeof value === 'number' && isAllowed) return value;
  throw new RequestError(`${where} must be ${levels ? `one of: ${levels.join(', ')}` : 'a finite number'}`);
}
