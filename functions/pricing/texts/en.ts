import { toLabel } from '#contract/texts/en.ts';

/** Units of the answers that are numbers. */
const units: Readonly<Record<string, string>> = {
  age: 'years',
  weight: 'kg',
  height: 'cm',
  driver_age: 'years',
  driving_experience: 'years',
  annual_mileage: 'thousand km',
};

/** An answer outside of the data, which has a lowest and a highest. */
interface Outside {
  readonly feature: string;
  /** Name of the answer; by default that of messages of the API. */
  readonly label?: string;
  readonly answer: number;
  readonly lowest: number;
  readonly highest: number;
}

export const warningTexts = {
  /** @param format adds the unit, which follows the range otherwise */
  beyond_data: (
    { feature, label = toLabel(feature), answer, lowest, highest }: Outside,
    format: (value: number) => string = String,
  ) => {
    const [side, used] = answer < lowest ? ['below', lowest] : ['above', highest];
    const unit = format === String ? units[feature] : undefined;
    const range = `${format(lowest)} to ${format(highest)}${unit ? ` ${unit}` : ''}`;
    return `${label} ${format(answer)} is ${side} the range of our data (${range}); the estimate uses ${format(used)}.`;
  },
  future_car: ({ answer }: { answer: number }) =>
    `Car manufacturing year ${answer} is in the future; the estimate is for a new car.`,
  experience_above_age: ({ answer, highest }: { answer: number; highest: number }) =>
    `Driving experience ${answer} is more than the years since age 16; the estimate uses ${highest}.`,
  many_accidents: () =>
    'With this many accidents a standard insurer may refuse. Your state has an assigned-risk plan for drivers whom no insurer takes.',
  classic_car: () =>
    'Classic cars have a market of their own: its insurers agree a value with you and often ask for few miles.',
  driver_under_16: () =>
    'Few people under 16 may drive alone: a young driver is usually added to a parent’s policy, which costs less.',
  driver_over_100: () => 'Hardly any price is known for drivers over 100: ask insurers directly.',
  rate_for_children: ({ age }: { age: number }) =>
    `Under ${age} the marketplace price is a rate for children. It rises at ${age}, in some states by half or more.`,
  zip3_not_used: ({ zip3 }: { zip3: string }) =>
    `ZIP digits ${zip3} do not change the price in this county and are not used.`,
  above_market: ({ times }: { times: number }) =>
    `This premium is more than ${times} times the marketplace price.`,
  /** @param newest plan year whose rules are known */
  plan_year_over: ({ plan_year, newest }: { plan_year: number; newest: number }) =>
    newest > plan_year
      ? `Plan year ${plan_year} is over: estimate the prices of ${newest}.`
      : `Plans are now sold for a later year than ${plan_year}: the marketplace has their prices.`,
  prices_missing: () => 'Prices for this place need a connection. This estimate is for the country.',
};
