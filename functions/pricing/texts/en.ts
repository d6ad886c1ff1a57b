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
    return `${label} ${format(answer)} is ${side} the range of our data, ${range}. The estimate uses ${format(used)}.`;
  },
  mileage_unlikely: ({ answer, highest }: Outside) =>
    `Annual mileage is in thousands of kilometers, so ${answer} means ${answer} thousand km a year. The estimate uses ${highest}.`,
  future_car: ({ answer }: { answer: number }) =>
    `Car manufacturing year ${answer} is in the future. The estimate is for a new car.`,
  experience_above_age: ({ answer, highest }: { answer: number; highest: number }) =>
    `Driving experience ${answer} is more than the years since age 16. The estimate uses ${highest}.`,
  many_accidents: () =>
    'With this many accidents, a standard insurer may refuse to insure you. Your state has an assigned-risk plan for drivers whom no insurer accepts.',
  classic_car: () =>
    'Special insurers cover classic cars. They agree on a value with you, and often require that you drive few miles.',
  driver_under_16: () =>
    'The law lets few people under 16 drive alone. A young driver is usually added to a parent’s policy, which costs less.',
  driver_over_100: () => 'We know hardly any prices for drivers over 100. Ask insurers directly.',
  rate_for_children: ({ age }: { age: number }) =>
    `Under ${age} the marketplace price is a rate for children. It rises at ${age}, in some states by half or more.`,
  zip3_not_used: ({ zip3 }: { zip3: string }) =>
    `ZIP digits ${zip3} do not change the price in this county, so the estimate does not use them.`,
  above_market: ({ times }: { times: number }) =>
    `This premium is more than ${times} times the marketplace price.`,
  /** @param newest plan year whose rules are known */
  plan_year_over: ({ plan_year, newest }: { plan_year: number; newest: number }) =>
    newest > plan_year
      ? `Plan year ${plan_year} is over. Estimate the prices of ${newest} instead.`
      : `Plans are now sold for a later year than ${plan_year}. The marketplace has their prices.`,
  unknown_field: ({ field }: { field: string }) =>
    `${field}: this field is not known, so the estimate does not use it.`,
  prices_missing: () =>
    'You need a connection to see the prices of this place. This estimate is for the whole country.',
};
