import type { CarAnswers } from '#contract/car-answers.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';
import { toPriceLevel } from '#model/serving/own-car.ts';
import { clamp } from '#model/serving/rating.ts';

/** Requirements of a state's law. */
export interface StateLaw {
  readonly required: boolean;
  /** Thousand USD: a person, an accident, property; 0 where none is required. */
  readonly limits: readonly number[];
  readonly since: number | null;
  readonly next?: { readonly on: string; readonly limits: readonly number[] };
  readonly pip: Offer;
  readonly pip_usd: number | null;
  readonly uninsured: Offer;
  /** Factors that insurers may not use. */
  readonly barred: readonly ('credit' | 'sex' | 'age' | 'experience')[];
  readonly page: string;
  readonly has_page: boolean;
  /** Newest comparison of prices by the state; `url` if it has a site of its own. */
  readonly guide?: { readonly year: number; readonly url: string | null };
  readonly dui?: DuiLaw;
  /** Choices, permissions and discounts that a sentence is about. */
  readonly provisions?: readonly Provision[];
}

/** Requirements after a first DUI. */
export interface DuiLaw {
  /** Proof of insurance that the insurer files, and for how many years; `other` is not named. */
  readonly form?: 'SR-22' | 'FR-44' | 'other';
  readonly years?: number;
  /** Thousand USD: a person, an accident, property. */
  readonly limits?: readonly number[];
  /** True for limits that people usually buy. */
  readonly usual?: boolean;
}

type Provision = 'medical_choice' | 'insurance_score' | 'course' | 'good_driver' | 'low_cost_policy';

export const hasProvision = (law: StateLaw | undefined, provision: Provision): boolean =>
  law?.provisions?.includes(provision) ?? false;

type Offer = 'required' | 'unless_rejected' | 'optional' | 'none';

export type CarFacts = Omit<
  typeof import('#model/artifacts/car-facts.json'),
  'states' | 'years' | 'young'
> & {
  readonly states: Readonly<Record<string, StateLaw>>;
  /** Years that a law counts an event, by state. */
  readonly years: Readonly<Record<string, Readonly<Partial<Record<'accident' | 'ticket' | 'dui', number>>>>>;
  /** Price of a household with a young driver over that without, by age. */
  readonly young: Readonly<Record<string, readonly number[]>>;
};

const facts = createLoader<'all', CarFacts>(
  async () =>
    (await loadCode(() => import('#model/artifacts/car-facts.json'))).default as unknown as CarFacts,
);

/** Loads the facts beside a car's price. Throws a NetworkError if they cannot be fetched. */
export const loadCarFacts = () => facts.load('all');

/** Estimates the value of a car in hundreds of USD, within 25 %; that of a car with a price when new from its own. */
export function estimateValue(
  { value }: Pick<CarFacts, 'value'>,
  { car_class, car_mfg_year, car_price }: Pick<CarAnswers, 'car_class' | 'car_mfg_year' | 'car_price'>,
  year: number,
): number {
  const age = Math.max(0, Math.floor(year - car_mfg_year));
  const last = value.shares.length - 1;
  const share = (value.shares[Math.min(age, last)] ?? 0) * (1 - value.fall) ** Math.max(0, age - last);
  const ofClass = car_class === undefined ? value.new_of_any : value.new[car_class];
  const price =
    car_price === undefined
      ? ofClass
      : clamp(car_price * toPriceLevel(value.new_car_prices, car_mfg_year), value.price_bounds);
  return Math.round((price * Math.max(value.least, share)) / 100) * 100;
}
