import type { CarAnswers } from '#contract/car-answers.ts';
import type { HealthAnswers } from '#contract/health-answers.ts';
import { medicareAge, minAdultAge } from '#contract/household-bounds.ts';
import { formatNumber } from '#frontend/ui/format.ts';
import {
  findUnit,
  formatInUnit,
  fromMetric,
  height,
  type Measure,
  mileage,
  toMetric,
  weight,
} from './measurement-units.ts';
import { noteTexts as texts } from './question-notes.texts.ts';
import { minCarYear, minDrivingAge } from './questions.ts';

/** Note on a field's present value, and a correction of the form that it offers. */
export interface Note {
  readonly text: string;
  readonly fix?: { readonly label: string; readonly values: Readonly<Record<string, string>> };
  /**
   * The value is surely not meant: the form asks once before it is sent. `first`: the contract refuses it, so the form asks
   * before it shows the error.
   */
  readonly ask?: true | 'first';
}

interface NoteContext {
  readonly field: string;
  /** Valid answers that have been entered, in the units of the API. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Chosen units by their field. */
  readonly units: Readonly<Record<string, unknown>>;
  readonly year: number;
  /** Language of the browser, such as `en-US`. */
  readonly language: string;
}

/** Writes the note on an answer, given in the unit of the API; none for an ordinary one. */
type WriteNote = (value: number, context: NoteContext) => Note | string | undefined;

/** Longest recorded human life, in years. */
const maxAge = 122;
/** Ages above, in years, are probably typing errors. */
const maxUsualAge = 110;
/** Body mass indices, kg/m², outside which the height or the weight is probably in the wrong unit. */
const plausibleBodyMass = { min: 11, max: 75 };
/** Body mass index from which a visitor from the United States may have entered pounds as kilograms. */
const highBodyMass = 35;
/** Body mass index below which pounds may be meant as kilograms, and the lowest of it in kilograms for which they are. */
const pounds = { below: 14, lowestInKilograms: 16 };
/** Age from which the model counts driving experience, in years. */
const experienceAge = 16;
/** Annual mileage, in thousands of kilometers, that no car can be meant to exceed: 550 km on each day. */
const maxPlausibleMileage = 200;
/** Annual miles below which thousands were probably meant. */
const minPlausibleMiles = 100;

/** Prices of cars, USD, that are probably meant as thousands. */
const thousandsOfPrice = { min: 12, max: 250 };
/** USD below which hardly any new car has been sold in the model years from the given one. */
const lowNewPrice = { below: 9000, from: 2000 };

const isOutside = (value: number, min: number, max: number) => value < min || value > max;

const noteAge: WriteNote = (age) => {
  if (age > maxAge) return texts.oldestAge(maxAge);
  if (age > maxUsualAge) return texts.rareAge(age);
  // A digit from 1 to 9 may be the first of an adult's age, which is still being typed.
  if (age === 0 || (age >= 10 && age < minAdultAge)) return texts.minor(minAdultAge);
  return age >= medicareAge ? texts.medicare(medicareAge) : undefined;
};

/** Writes a measurement in both units: "180 kg = 397 lb." */
function equate(measure: Measure, units: NoteContext['units'], value: number): string {
  const chosen = findUnit(measure, units);
  const others = measure.units.filter((unit) => unit !== chosen);
  return `${[chosen, ...others].map((unit) => formatInUnit(unit, value)).join(' = ')}.`;
}

const noteHeight: WriteNote = (centimetres, { units }) => {
  const meaning = equate(height, units, centimetres);
  return isOutside(centimetres, 120, 230) ? texts.height(meaning) : meaning;
};

const [poundUnit, kilogramUnit] = weight.units;

const noteWeight: WriteNote = (kilograms, { field, answers, units, language }) => {
  const unit = findUnit(weight, units);
  const meaning = equate(weight, units, kilograms);
  const metres = Number(answers.height) / 100;
  const toBodyMass = (mass: number) => (isOutside(metres, 1.2, 2.3) ? Number.NaN : mass / metres ** 2);
  const propose = (proposed: string, unitName: string, typed: number) => ({
    text: texts.didYouMean(meaning, proposed),
    fix: { label: texts.use(proposed), values: { [weight.unitField]: unitName, [field]: String(typed) } },
  });
  const inPounds = toBodyMass(toMetric(poundUnit, kilograms));
  const typed = fromMetric(unit, kilograms);
  const isTooLow = toBodyMass(kilograms) < pounds.below && toBodyMass(typed) >= pounds.lowestInKilograms;
  if (unit === poundUnit && isTooLow) {
    const proposed = `${formatInUnit(kilogramUnit, typed)} (${formatInUnit(poundUnit, typed)})`;
    return { ...propose(proposed, kilogramUnit.name, typed), ask: true };
  }
  const isTooHigh = toBodyMass(kilograms) > highBodyMass && inPounds <= highBodyMass;
  if (language === 'en-US' && unit.size === 1 && isTooHigh) {
    return propose(poundUnit.format(kilograms), poundUnit.name, kilograms);
  }
  if (isOutside(kilograms, 30, 250)) {
    return texts.weight(meaning);
  }
  return isOutside(toBodyMass(kilograms), plausibleBodyMass.min, plausibleBodyMass.max)
    ? texts.weightForHeight(meaning)
    : meaning;
};

/** Creates the note on a number of events, with the messages on a fraction and on a large number. */
function noteWholeNumber({ whole, many }: typeof texts.accidents): WriteNote {
  return (count) => {
    if (!Number.isInteger(count)) return whole;
    return count > 10 ? many(count) : undefined;
  };
}

const noteDriverAge: WriteNote = (age) => {
  if (age < minDrivingAge) return texts.tooYoung(age);
  return age > maxUsualAge ? texts.oldDriver(age) : undefined;
};

const noteExperience: WriteNote = (experience, { answers }) => {
  if (answers.driver_age === undefined) return undefined;
  const age = Number(answers.driver_age);
  const startedAt = age - experience;
  if (startedAt >= experienceAge) return undefined;
  const counted = Math.max(0, age - experienceAge);
  return startedAt < 0
    ? texts.moreThanAge(experience, experienceAge, counted)
    : texts.drivingSince(startedAt, experienceAge, counted);
};

/** Proposes the year that a number was probably meant to be: 19, 2019.5 and 20199 are 2019. */
function proposeYear(built: number, year: number): number | undefined {
  const digits = String(Math.floor(built));
  if (digits.length > 4) return proposeYear(Number(digits.slice(0, 4)), year) ?? Number(digits.slice(0, 4));
  if (built < 100) return Math.floor(built) + (built <= (year + 1) % 100 ? 2000 : 1900);
  return Number.isInteger(built) ? undefined : Math.floor(built);
}

const noteCarYear: WriteNote = (built, { field, year }) => {
  const proposed = proposeYear(built, year);
  if (proposed !== undefined && !isOutside(proposed, minCarYear, year + 1)) {
    const fix = { label: texts.use(proposed), values: { [field]: String(proposed) } };
    return { text: texts.noSuchYear(built, proposed), fix, ask: true };
  }
  // The model year of a new car may be the next one.
  if (built > year + 1) return texts.futureCar(built);
  return built < minCarYear ? texts.oldCar(built) : undefined;
};

/** Proposes thousands of dollars for a small number; a low price is probably that of a used car. */
const noteCarPrice: WriteNote = (price, { field, answers }) => {
  if (!isOutside(price, thousandsOfPrice.min, thousandsOfPrice.max)) {
    const proposed = formatNumber(price * 1000);
    const fix = { label: texts.use(`$${proposed}`), values: { [field]: proposed } };
    return { text: texts.meant(`$${proposed}`), fix, ask: 'first' };
  }
  const isLow =
    price >= 1000 && price < lowNewPrice.below && Number(answers.car_mfg_year) >= lowNewPrice.from;
  return isLow ? texts.newCarPrice : undefined;
};

/**
 * Writes a mileage in both units. One that cannot be meant is asked about: a full number in a field of thousands, or
 * thousands in a field of full numbers.
 */
const noteMileage: WriteNote = (thousandKilometres, { field, units }) => {
  const unit = findUnit(mileage, units);
  const entered = fromMetric(unit, thousandKilometres);
  const isThousands = unit.size === 1;
  const meaning = equate(mileage, units, thousandKilometres);
  const text = isThousands ? texts.thousands(entered, meaning) : meaning;
  const isFar = thousandKilometres > maxPlausibleMileage;
  const isNear = !isThousands && entered > 0 && entered < minPlausibleMiles;
  if (!isFar && !isNear) return text;
  const proposed = isNear ? entered * 1000 : entered / 1000;
  const isPlausible = isNear || (isThousands && !isOutside(proposed, 1, maxPlausibleMileage));
  if (!isPlausible) return { text: texts.far(text), ask: true };
  const values = { [field]: String(proposed) };
  const label = formatNumber(proposed);
  return {
    text: texts.enterInstead(text, formatInUnit(unit, toMetric(unit, proposed)), label),
    fix: { label: texts.use(label), values },
    ask: true,
  };
};

/** Note writers by the field of the answer. */
export const writeNote: Readonly<Record<string, WriteNote>> = {
  age: noteAge,
  height: noteHeight,
  weight: noteWeight,
  no_of_major_surgery: noteWholeNumber(texts.surgeries),
  driver_age: noteDriverAge,
  driving_experience: noteExperience,
  prv_accident: noteWholeNumber(texts.accidents),
  car_mfg_year: noteCarYear,
  annual_mileage: noteMileage,
  car_price: noteCarPrice,
} satisfies Partial<Record<keyof HealthAnswers | keyof CarAnswers, WriteNote>>;
