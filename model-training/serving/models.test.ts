import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { carAnswers, violations } from '#contract/car-answers.ts';
import { healthAnswers } from '#contract/health-answers.ts';
import { unpricedAnswers } from '#contract/insurance-answers.ts';
import metadata from '../artifacts/metadata.json' with { type: 'json' };
import zip3Codes from '../artifacts/zip3-codes.json' with { type: 'json' };
import { createGolden, createRandom, drawAnswer, drawAnswers } from '../training/golden.ts';
import carCases from './car-cases.json' with { type: 'json' };
import { readModels } from './evaluate.ts';
import type { Answer, Input, Inputs, Instance } from './wire-format.ts';

const models = await readModels();
const products = ['health', 'car'] as const;
const year = 2026;

const healthy: Instance = {
  age: 40,
  weight: 70,
  height: 170,
  has_diabetes: 'no',
  has_pressure_issue: 'no',
  any_bodytransplant: 'no',
  any_chronic_disease: 'no',
  any_allergies: 'no',
  history_of_cancer_in_family: 'no',
  no_of_major_surgery: 0,
};
const driver: Instance = {
  driver_age: 40,
  driving_experience: 23,
  annual_mileage: 21.7,
  car_mfg_year: 2018,
  prv_accident: 0,
};

const premiumOf = (product: (typeof products)[number], answers: Instance) =>
  models[product].price(answers, year).premium;
const amountOf = (product: (typeof products)[number], answers: Instance, feature: string) =>
  models[product].estimate(answers, year).contributions.find((part) => part.feature === feature)?.amount;

/** Answers within the data, beyond it and far beyond it. */
const anyAnswer = (input: Input) => fc.nat().map((seed) => drawAnswer(input, createRandom(seed)));
/** Answers of any person; drivers whose state is given have ZIP digits of it half of the time. */
const anyAnswers = (inputs: Inputs) =>
  fc.nat().map((seed): Instance => {
    const answers = drawAnswers(inputs, seed);
    // The first ones of its ranges.
    const ranges = zip3Codes[answers.state as keyof typeof zip3Codes]?.split(' ') ?? [];
    const codes = ranges.map((range) => range.slice(0, 3));
    const zip3 = inputs.car_class && seed % 2 === 0 ? codes[seed % codes.length] : undefined;
    return zip3 === undefined ? answers : { ...answers, zip3 };
  });

const forMany = (product: (typeof products)[number], numRuns: number, check: (answers: Instance) => void) =>
  fc.assert(fc.property(anyAnswers(models[product].inputs), check), { numRuns });

test('the models give the golden figures', () => {
  const text = readFileSync(new URL('../artifacts/golden.json', import.meta.url), 'utf8');
  const advice = 'If premiums are meant to change: npm exec -- node model-training/training/golden.ts';
  expect(createGolden(models), advice).toEqual(JSON.parse(text));
  expect(text.length).toBeLessThan(100_000);
});

test('the inputs are the answers of the contract, of which unpriced ones may be left out', () => {
  const contract = { health: healthAnswers.shape, car: carAnswers.shape };
  for (const product of products) {
    const inputs = Object.entries(models[product].inputs).map(
      ([name, { optional = false, unpriced = false }]) => [name, optional, unpriced],
    );
    const answers = Object.entries<z.ZodMiniType>(contract[product])
      .filter(([name]) => name in models[product].inputs || !unpricedAnswers.includes(name))
      .map(([name, schema]) => [name, schema instanceof z.ZodMiniOptional, unpricedAnswers.includes(name)]);
    expect(inputs.sort()).toEqual(answers.sort());
  }
});

test.each(products)(
  'each priced answer of the %s model changes the premium of at least one person',
  (product) => {
    const { inputs } = models[product];
    const people = Array.from({ length: 100 }, (_, seed) => drawAnswers(inputs, seed));
    const hasEffect = (name: string) =>
      people.some((person, index) => {
        const { [name]: other } = people.at(index - 1) ?? {};
        const { [name]: own, ...rest } = person;
        if (own === undefined || other === undefined) return false;
        return premiumOf(product, person) !== premiumOf(product, { ...rest, [name]: other });
      });
    const named = Object.keys(inputs).filter((name) => inputs[name]?.kind !== 'code');
    expect(named.filter((name) => hasEffect(name) === (inputs[name]?.unpriced === true))).toEqual([]);
  },
);

test('a further optional input changes no other answer of the golden cases', () => {
  const { inputs } = models.car;
  const further = { seats: { kind: 'number', optional: true } as const, ...inputs };
  for (let seed = 0; seed < 100; seed += 1) {
    const { seats: _, ...others } = drawAnswers(further, seed);
    expect(others).toEqual(drawAnswers(inputs, seed));
  }
});

test('adds weight and surgeries to the cost of the sick without multiplying it', () => {
  const sick = {
    ...healthy,
    age: 64,
    weight: 150,
    height: 175,
    has_diabetes: 'yes',
    has_pressure_issue: 'yes',
    any_chronic_disease: 'yes',
    chronic_conditions: ['heart_disease', 'stroke', 'copd', 'asthma', 'arthritis', 'own_cancer'],
    any_allergies: 'yes',
    history_of_cancer_in_family: 'yes',
    no_of_major_surgery: 5,
  };
  expect(premiumOf('health', sick)).toBeGreaterThan(60_000);
  expect(premiumOf('health', sick)).toBeLessThan(150_000);
  const surgery = premiumOf('health', { ...healthy, no_of_major_surgery: 1 }) / premiumOf('health', healthy);
  expect(surgery).toBeGreaterThan(1.05);
  expect(surgery).toBeLessThan(1.25);
  const bodyMass = { ...healthy, height: 175, weight: 40 * 1.75 ** 2 };
  const ratio = premiumOf('health', bodyMass) / premiumOf('health', { ...bodyMass, weight: 67 });
  expect(ratio).toBeGreaterThan(1.08);
  expect(ratio).toBeLessThan(1.6);
});

test('charges new drivers what experience costs, where the law forbids age', () => {
  const ratio = (state: object) =>
    premiumOf('car', { ...driver, ...state, driving_experience: 0 }) /
    premiumOf('car', { ...driver, ...state });
  // California Department of Insurance, 2026: 2.27 / 0.908 for 2 against 25 years of licence.
  for (const state of ['CA', 'MA', 'NC']) expect(ratio({ state })).toBeLessThan(2.6);
  expect(ratio({})).toBeCloseTo(1.32, 1);
});

describe.each(products)('the %s model', (product) => {
  const model = models[product];

  test('keeps the mean premium of reference people within 5 % of the figure of its version', () => {
    const file = new URL('../reference-people.json', import.meta.url);
    const reference: Record<string, { model_version: string; mean: number; people: Instance[] }> = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const { model_version, mean, people = [] } = reference[product] ?? {};
    const sum = people.reduce((total, answers) => total + model.price(answers, year).premium, 0);
    // A new version states its own mean, so that a release can't move prices unnoticed.
    expect(model.version).toBe(model_version);
    expect(metadata.products[product].model_version).toBe(model_version);
    expect(Math.abs(sum / people.length / (mean ?? Number.NaN) - 1)).toBeLessThan(0.05);
  });

  test('returns a premium within its range, with amounts that add up to the cent', () => {
    forMany(product, 300, (answers) => {
      const { premium, range, market, baseline, contributions } = model.estimate(answers, year);
      expect(range.low).toBeGreaterThan(0);
      expect(range.low).toBeLessThanOrEqual(premium);
      expect(range.high).toBeGreaterThanOrEqual(premium);
      expect(range.high - range.low).toBeGreaterThanOrEqual(0.15 * premium - 0.01);
      expect(Number.isFinite(range.high)).toBe(true);
      expect(market.range.low).toBeLessThan(market.premium);
      expect(market.range.high).toBeGreaterThan(market.premium);
      const cents = contributions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      expect(Math.round(baseline * 100) + cents).toBe(Math.round(premium * 100));
      const explained = contributions.flatMap(({ feature, features }) => features ?? [feature]);
      const priced = Object.keys(answers).filter((name) => !model.inputs[name]?.unpriced);
      expect(explained.sort()).toEqual(priced.sort());
      expect(contributions.map(({ feature, value }) => [feature, value])).toEqual(
        contributions.map(({ feature }) => [feature, answers[feature]]),
      );
      expect(model.price(answers, year)).toEqual({ premium, low: range.low, high: range.high });
    });
  });
});

/** Answers from the best to the worst; numbers are compared in both orders. */
const directions = [
  ['health', 'age', 1],
  ['health', 'weight', 1],
  ['health', 'height', -1],
  ['health', 'has_diabetes', ['no', 'yes']],
  ['health', 'has_pressure_issue', ['no', 'yes']],
  ['health', 'any_bodytransplant', ['no', 'yes']],
  ['health', 'any_chronic_disease', ['no', 'yes']],
  ['health', 'any_allergies', ['no', 'yes']],
  ['health', 'history_of_cancer_in_family', ['no', 'yes']],
  ['health', 'no_of_major_surgery', 1],
  ['car', 'prv_accident', 1],
  ['car', 'annual_mileage', 1],
  ['car', 'driving_experience', -1],
  ['car', 'car_mfg_year', 1],
  ['car', 'cover', ['liability', 'liability_comprehensive', 'full']],
  ['car', 'violations', violations],
  ['car', 'car_price', 1],
  ['car', 'deductible', -1],
  ['car', 'limits', ['minimum', '50_100', '100_300', '250_500']],
] as const;

test.each(directions)('the %s premium moves in one direction only by %s', (product, name, order) => {
  const { inputs } = models[product];
  const input = inputs[name] as Input;
  const position = (answer: Answer) =>
    typeof order === 'number' ? order * Number(answer) : (order as readonly Answer[]).indexOf(answer);
  fc.assert(
    fc.property(anyAnswers(inputs), anyAnswer(input), anyAnswer(input), (answers, one, other) => {
      const [better, worse] = [one, other].sort((a, b) => position(a) - position(b)) as [Answer, Answer];
      const { chronic_conditions: _, ...unnamed } = answers;
      // An older car of the same price when new was a dearer one.
      const { car_price: __, ...unpriced } = answers;
      const others = name === 'any_chronic_disease' ? unnamed : name === 'car_mfg_year' ? unpriced : answers;
      expect(premiumOf(product, { ...others, [name]: better })).toBeLessThanOrEqual(
        premiumOf(product, { ...others, [name]: worse }),
      );
    }),
    { numRuns: 2000 },
  );
});

describe('the health premium', () => {
  const { health } = models;
  const conditions = health.inputs.chronic_conditions?.choices ?? [];

  test('rises with every further chronic condition', () => {
    fc.assert(
      fc.property(
        anyAnswers(health.inputs),
        fc.subarray([...conditions]),
        fc.constantFrom(...conditions),
        (answers, some, another) => {
          const { chronic_conditions: _, ...others } = answers;
          const price = (names: string[]) =>
            premiumOf('health', { ...others, any_chronic_disease: 'yes', chronic_conditions: names });
          const without = some.filter((name) => name !== another);
          const none = premiumOf('health', { ...others, any_chronic_disease: 'no' });
          const fewer = without.length > 0 ? price(without) : none;
          expect(price([...without, another])).toBeGreaterThan(fewer);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('rises by at most 5.5 % with a year of age, and by at most 1 % with a kilogram', () => {
    fc.assert(
      fc.property(
        anyAnswers(health.inputs),
        fc.integer({ min: 18, max: 63 }),
        fc.integer({ min: 40, max: 160 }),
        fc.integer({ min: 145, max: 205 }),
        (answers, age, weight, height) => {
          const adult = { ...answers, age, weight, height };
          const premium = premiumOf('health', adult);
          expect(premiumOf('health', { ...adult, age: age + 1 }) / premium).toBeLessThanOrEqual(1.055);
          expect(premiumOf('health', { ...adult, weight: weight + 1 }) / premium).toBeLessThanOrEqual(1.01);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('has no reason that contradicts its answer', () => {
    forMany('health', 300, (answers) => {
      // Of another height, the reference weight means another body-mass index.
      const person = { ...answers, height: 168 };
      for (const { feature, value, reference, amount } of health.estimate(person, year).contributions) {
        if (feature === 'state') continue;
        const difference = typeof value === 'number' ? value - Number(reference) : Number(value === 'yes');
        expect(amount * difference).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('ignores named conditions without a chronic disease', () => {
    expect(premiumOf('health', { ...healthy, chronic_conditions: ['asthma'] })).toBe(
      premiumOf('health', healthy),
    );
  });

  test('of answers beyond the data is that of the nearest within, which are named', () => {
    const person = { ...healthy, age: 90, height: 160, weight: 20, no_of_major_surgery: 9 };
    const beyond = health.estimate(person, year);
    const edge = { ...healthy, age: 64, height: 160, weight: 38.4, no_of_major_surgery: 5 };
    expect(beyond.premium).toBe(premiumOf('health', edge));
    expect(beyond.outside_training).toEqual([
      { feature: 'age', lowest: 18, highest: 64 },
      { feature: 'weight', lowest: 38.4, highest: 128 },
      { feature: 'no_of_major_surgery', lowest: 0, highest: 5 },
    ]);
  });

  test.each([20, 60])('rises with a transplant by the federal amount at %d', (age) => {
    const added =
      premiumOf('health', { ...healthy, age, any_bodytransplant: 'yes' }) -
      premiumOf('health', { ...healthy, age });
    // 56,950 USD at the prices of 2026; other years' are in proportion.
    const { premium } = health.estimate({ ...healthy, age: 21 }, year).market;
    expect(added / premium).toBeCloseTo(56_950 / 5917, 2);
  });
});

describe('the marketplace price', () => {
  const marketOf = (answers: Instance) => models.health.estimate(answers, year).market;

  test('does not depend on age in New York', () => {
    const [young, old] = [21, 64].map((age) => marketOf({ ...healthy, state: 'NY', age }).premium);
    expect(young).toBe(old);
  });

  test('depends on no health answer', () => {
    forMany('health', 300, (answers) => {
      const { age = 0, state } = answers;
      expect(marketOf(answers)).toEqual(marketOf({ ...healthy, age, ...(state ? { state } : {}) }));
    });
  });
});

describe('the car premium', () => {
  const { car } = models;

  test('of a new driver of 18 is the highest of all adults', () => {
    forMany('car', 2000, (answers) => {
      const adult = { ...answers, driver_age: Math.max(18, Number(answers.driver_age)) };
      const novice = { ...answers, driver_age: 18, driving_experience: 0 };
      expect(premiumOf('car', adult)).toBeLessThanOrEqual(premiumOf('car', novice));
    });
  });

  test.each([
    ['prv_accident', 0, 1],
    ['annual_mileage', 21.7, 21.8],
    ['car_mfg_year', 1981, 2026],
    ['cover', 'liability', 'full'],
    ['violations', 'none', 'dui'],
  ])('has no reason that contradicts the direction of %s', (feature, better, worse) => {
    forMany('car', 300, (answers) => {
      expect(amountOf('car', { ...answers, [feature]: better }, feature)).toBeLessThanOrEqual(0);
      expect(amountOf('car', { ...answers, [feature]: worse }, feature)).toBeGreaterThanOrEqual(0);
    });
  });

  test('changes by less than 8 % with a tenth of a year or accident, or 100 km', () => {
    forMany('car', 300, (answers) => {
      const before = premiumOf('car', answers);
      for (const name of Object.keys(driver)) {
        const after = premiumOf('car', { ...answers, [name]: Number(answers[name]) + 0.1 });
        expect(Math.abs(after / before - 1)).toBeLessThan(0.08);
      }
    });
  });

  test('has a range that each optional answer narrows', () => {
    const width = (answers: Instance) => {
      const { premium, low, high } = car.price({ ...driver, ...answers }, year);
      return (high - low) / premium;
    };
    const optional = { state: 'IL', cover: 'full', car_class: 'standard' };
    for (const [name, value] of Object.entries(optional)) {
      expect(width({ [name]: value })).toBeLessThan(width({}));
      expect(width(optional)).toBeLessThan(width({ [name]: value }));
    }
    expect(width({ ...optional, zip3: '606' })).toBeLessThan(width(optional));
    // The digits do not find the expensive quarters of Michigan.
    const michigan = { ...optional, state: 'MI' };
    expect(width(michigan)).toBeGreaterThan(width(optional));
    expect(width({ ...michigan, zip3: '482' })).toBeCloseTo(width(michigan), 2);
  });

  test('has three covers, each no cheaper than the one before, that equal the premium with that cover', () => {
    forMany('car', 500, (answers) => {
      const { covers } = car.estimate(answers, year) as unknown as {
        covers: Record<string, { premium: number; range: { low: number; high: number } }>;
      };
      expect(Object.keys(covers)).toEqual(['minimum', 'liability_comprehensive', 'full']);
      const liability = car.price({ ...answers, cover: 'liability' }, year);
      let below = 0;
      for (const [cover, { premium, range }] of Object.entries(covers)) {
        expect(premium).toBeGreaterThanOrEqual(below);
        below = premium;
        if (cover === 'minimum') {
          expect(premium).toBeLessThanOrEqual(liability.premium);
          expect(range.low / premium).toBeCloseTo(liability.low / liability.premium, 2);
          below = liability.premium;
        } else {
          expect({ premium, ...range }).toEqual(car.price({ ...answers, cover }, year));
        }
      }
    });
  });

  test.each([
    [
      '18 in Texas',
      { driver_age: 18, driving_experience: 2, car_mfg_year: 2014, state: 'TX' },
      [1869, 2532, 3775],
    ],
    [
      '18 in Texas 750',
      { driver_age: 18, driving_experience: 2, car_mfg_year: 2014, state: 'TX', zip3: '750' },
      [2032, 2703, 3946],
    ],
    [
      'new in California',
      { driver_age: 35, driving_experience: 0, car_mfg_year: 2020, state: 'CA' },
      [1217, 1864, 3178],
    ],
    [
      'DUI in Illinois',
      {
        driver_age: 30,
        driving_experience: 12,
        car_mfg_year: 2017,
        state: 'IL',
        violations: 'dui',
        annual_mileage: 19.312,
      },
      [1003, 1555, 2335],
    ],
  ])('of %s is that of the worked example by cover', (_, answers, premiums) => {
    const person = { ...driver, annual_mileage: 16.09344, car_class: 'standard', ...answers };
    const { covers } = car.estimate(person, year) as unknown as {
      covers: Record<string, { premium: number }>;
    };
    expect(Object.values(covers).map(({ premium }) => Math.round(premium))).toEqual(premiums);
  });

  test('prices violations by the ratios of the country, or of a state with a law or a survey', () => {
    const ratio = (state: string, answer: string) =>
      premiumOf('car', { ...driver, state, violations: answer }) / premiumOf('car', { ...driver, state });
    const ratios = ['OH', 'TX', 'CA', 'MA', 'NC', 'NY'].map((state) =>
      violations.map((answer) => Number(ratio(state, answer).toFixed(2))),
    );
    expect(ratios).toEqual([
      [1, 1.22, 1.62, 1.85],
      [1, 1.13, 1.62, 1.85],
      [1, 1.3, 1.62, 2.7],
      [1, 1.28, 1.62, 1.9],
      [1, 1.49, 1.62, 4.2],
      [1, 1.12, 1.62, 1.85],
    ]);
  });

  test.each(carCases.estimates.filter(({ expected }) => expected))(
    'of the worked example "$topic" is that to the cent',
    ({ body, expected }) => {
      const answers = carAnswers.parse(body);
      const { premium, range, covers } = car.estimate(
        JSON.parse(JSON.stringify(answers)),
        year,
      ) as unknown as {
        premium: number;
        range: { low: number; high: number };
        covers: Record<string, { premium: number }>;
      };
      const { low, high } = range;
      expect({
        predicted_premium: premium,
        range: { low, high },
        covers: Object.fromEntries(Object.entries(covers).map(([name, cover]) => [name, cover.premium])),
      }).toEqual(expected);
    },
  );

  test('without answers on car, deductible and limits is that of the version before at the usual mileage', () => {
    const premiums = [
      {},
      { state: 'IL', cover: 'full', car_class: 'standard' },
      { state: 'CA', cover: 'liability_comprehensive', annual_mileage: 12 },
    ].map((change) => premiumOf('car', { ...driver, driving_experience: 22, ...change }));
    // car-2026.3.
    expect(premiums).toEqual([1398.71, 1221.59, 705.08]);
  });

  test('has one reason for price, body and fuel, named after the first that is given', () => {
    const own = { car_price: 50_000, car_body: 'suv', car_fuel: 'electric' };
    const reasonsOf = (given: object) =>
      car
        .estimate({ ...driver, ...given }, year)
        .contributions.filter(({ feature }) => feature in own)
        .map(({ feature, features }) => ({ feature, features }));
    expect(reasonsOf(own)).toEqual([
      { feature: 'car_price', features: ['car_price', 'car_body', 'car_fuel'] },
    ]);
    expect(reasonsOf({ car_body: 'suv', car_fuel: 'gas' })).toEqual([
      { feature: 'car_body', features: ['car_body', 'car_fuel'] },
    ]);
    expect(reasonsOf({ car_fuel: 'gas' })).toEqual([{ feature: 'car_fuel', features: undefined }]);
  });

  test('has the mean of all cars over the bodies of the mix', () => {
    const shares = { car: 0.36, suv: 0.36, pickup: 0.19, minivan: 0.06, sports: 0.03 };
    const answers = { ...driver, cover: 'full', state: 'OH' };
    const mean = Object.entries(shares).reduce(
      (sum, [car_body, share]) => sum + share * premiumOf('car', { ...answers, car_body }),
      0,
    );
    expect(mean / premiumOf('car', answers)).toBeCloseTo(1, 5);
  });

  test('compares models with a Camry as publishers do', () => {
    const priceOf = (car_price: number, car_body: string, car_fuel = 'gas') =>
      premiumOf('car', { ...driver, car_mfg_year: 2026, cover: 'full', car_price, car_body, car_fuel });
    const camry = priceOf(32_000, 'car');
    for (const [price, body, fuel, low, high] of [
      [62_000, 'pickup', 'gas', 0.85, 1.05],
      [47_000, 'suv', 'gas', 0.85, 1.05],
      [46_000, 'minivan', 'gas', 0.82, 1.05],
      [45_000, 'pickup', 'gas', 0.82, 1.05],
      [50_000, 'suv', 'electric', 1.2, 1.5],
      [52_000, 'car', 'gas', 1.12, 1.5],
    ] as const) {
      expect(priceOf(price, body, fuel) / camry).toBeGreaterThanOrEqual(low);
      expect(priceOf(price, body, fuel) / camry).toBeLessThanOrEqual(high);
    }
  });

  test('has a price of dollars of the model year, priced within the data', () => {
    const priced = { ...driver, car_body: 'car', car_fuel: 'gas', car_mfg_year: 2014 };
    const { outside_training } = car.estimate({ ...priced, car_price: 10_000 }, year);
    // 15,000 and 250,000 over 1.221.
    expect(outside_training).toEqual([{ feature: 'car_price', lowest: 12_285, highest: 204_750 }]);
    expect(premiumOf('car', { ...priced, car_price: 10_000 })).toBe(
      premiumOf('car', { ...priced, car_price: 15_000 / 1.221 }),
    );
    expect(car.estimate({ ...priced, car_price: 13_000 }, year).outside_training).toEqual([]);
  });

  test('has a price by model that is near to those of publishers, also of one that was held out', () => {
    const { publishers_alike } = metadata.products.car.evaluation.publishers;
    expect(publishers_alike.formula).toBeLessThanOrEqual(0.075);
    expect(publishers_alike.held_out).toBeLessThanOrEqual(0.1);
    expect(publishers_alike.no_answer).toBeGreaterThan(0.14);
  });

  test('has a place factor on liability alone, and rejects digits without one', () => {
    const ratio = (cover: string) =>
      premiumOf('car', { ...driver, state: 'TX', zip3: '750', cover }) /
      premiumOf('car', { ...driver, state: 'TX', cover });
    expect(ratio('liability')).toBeCloseTo(1.087, 3);
    expect(ratio('full')).toBeLessThan(1.06);
    expect(() => car.estimate({ ...driver, state: 'TX', zip3: '900' }, year)).toThrow(
      'ZIP digits 900 are not in Texas',
    );
  });

  test('is as near to the prices of surveys as it has to be', () => {
    const { surveys_alike, zip_codes } = metadata.products.car.evaluation.survey_prices;
    expect(surveys_alike.error).toBeLessThanOrEqual(0.104);
    expect(zip_codes.states_alike.error).toBeLessThanOrEqual(0.09);
    expect(surveys_alike.inside).toBeGreaterThanOrEqual(0.75);
    expect(surveys_alike.inside).toBeLessThanOrEqual(0.9);
  });

  test('of limits and deductibles is near the prices that differ in them alone', () => {
    const { colorado_plans, texas_limits, minimums } = metadata.products.car.evaluation.terms;
    // Colorado's comparison of 2023, the same insurer, driver and place.
    const [second, third] = [colorado_plans['2:1'], colorado_plans['3:2']];
    expect([second.prices, third.prices]).toEqual([1.173, 1.076]);
    for (const { estimate, prices } of [second, third, texas_limits]) {
      expect(Math.abs(Math.log(estimate / prices))).toBeLessThan(0.03);
    }
    expect(minimums).toMatchObject({ states: 7 });
    expect(minimums.miss).toBeLessThanOrEqual(0.05);
  });

  test('of answers beyond the data is that of the nearest within, which are named', () => {
    const beyond = { driver_age: 99, driving_experience: 40, annual_mileage: 90, prv_accident: 9 };
    const edge = { driver_age: 85, driving_experience: 40, annual_mileage: 50, prv_accident: 4 };
    const { premium, outside_training } = car.estimate({ ...driver, ...beyond, car_mfg_year: 1900 }, year);
    expect(premium).toBe(premiumOf('car', { ...driver, ...edge, car_mfg_year: 1981 }));
    expect(outside_training).toEqual([
      { feature: 'driver_age', lowest: 16, highest: 85 },
      { feature: 'annual_mileage', lowest: 2, highest: 50 },
      { feature: 'car_mfg_year', lowest: 1981, highest: 2026 },
      { feature: 'prv_accident', lowest: 0, highest: 4 },
    ]);
    expect(premiumOf('car', { ...driver, car_mfg_year: 2031 })).toBe(
      premiumOf('car', { ...driver, car_mfg_year: 2026 }),
    );
  });

  test('limits experience to the years since 16', () => {
    const impossible = car.estimate({ ...driver, driver_age: 18, driving_experience: 40 }, year);
    expect(impossible.premium).toBe(premiumOf('car', { ...driver, driver_age: 18, driving_experience: 2 }));
    expect(impossible.outside_training).toEqual([{ feature: 'driving_experience', lowest: 0, highest: 2 }]);
    const huge = car.estimate({ ...driver, driver_age: 1e308, driving_experience: -1 }, year);
    expect(huge.outside_training).toContainEqual({
      feature: 'driving_experience',
      lowest: 0,
      highest: 1e308,
    });
  });

  test('has one reason for age and experience', () => {
    expect(car.estimate(driver, year).contributions[0]).toMatchObject({
      feature: 'driver_age',
      features: ['driver_age', 'driving_experience'],
      value: 40,
      reference: null,
    });
  });

  test('depends on neither age nor experience in Hawaii, where the law forbids both, and has no reason for them', () => {
    const novice = { ...driver, driver_age: 18, driving_experience: 0, state: 'HI' };
    const { premium, baseline, contributions } = car.estimate(novice, year);
    expect(premium).toBe(premiumOf('car', { ...novice, driver_age: 60, driving_experience: 40 }));
    const [state] = contributions.filter(({ features }) => features);
    expect(state).toMatchObject({
      feature: 'state',
      features: ['state', 'driver_age', 'driving_experience'],
    });
    expect(state?.amount).toBe(
      car
        .estimate({ ...novice, driver_age: 60 }, year)
        .contributions.find(({ feature }) => feature === 'state')?.amount,
    );
    const sum = contributions.reduce((cents, { amount }) => cents + Math.round(100 * amount), 0);
    expect(sum).toBe(Math.round(100 * (premium - baseline)));
  });

  test.each(['CA', 'MA', 'NC'])('does not depend on age in %s, where the law forbids it', (state) => {
    const young = { ...driver, driver_age: 30, driving_experience: 5, state };
    const { premium, contributions } = car.estimate(young, year);
    expect(premium).toBe(premiumOf('car', { ...young, driver_age: 60 }));
    expect(contributions[0]).toMatchObject({
      feature: 'driving_experience',
      features: ['driver_age', 'driving_experience'],
      value: 5,
    });
  });

  test.each([
    ['HI', ['prv_accident']],
    ['CA', ['driving_experience', 'prv_accident']],
    ['OH', ['driver_age', 'driving_experience', 'prv_accident']],
  ])('names answers outside of the data that have a price in %s', (state, features) => {
    const outside = { ...driver, driver_age: 90, driving_experience: 80, prv_accident: 5, state };
    expect(car.estimate(outside, year).outside_training.map(({ feature }) => feature)).toEqual(features);
  });

  test('is compared with the market of the state, from the US average', () => {
    const { baseline, market } = car.estimate({ ...driver, state: 'FL' }, year);
    expect(baseline).toBe(car.estimate(driver, year).market.premium);
    expect(market).toMatchObject({ premium: 2209.59, basis: 'Florida' });
  });
});
