import { readStored, writeStored } from '#frontend/api/browser-storage.ts';
import { formatNumber } from '#frontend/ui/format.ts';
import { language } from '#frontend/ui/language.ts';
import { affixTexts, unitTexts, valueTexts } from './questions.texts.ts';

interface MeasureInput {
  /** Name of a field that is only a part of the answer. */
  readonly name?: string;
  readonly label: string;
  /** Unit at the end of the field. */
  readonly affix: string;
  readonly example: number;
  /** Number of the unit's own steps in 1: 12 inches in a foot. */
  readonly count: number;
}

/** Unit in which a measurement is entered and shown. */
export interface Unit {
  readonly name: string;
  /** Name in full, for the button that chooses it. */
  readonly fullName: string;
  /** Name in the heading of a column of numbers. */
  readonly column: string;
  /** Size in the unit of the API. */
  readonly size: number;
  /** Step of a slider, if it is not 1. */
  readonly step?: number;
  readonly inputs: readonly MeasureInput[];
  readonly format: (value: number) => string;
}

/** Kind of measurement with a choice of units; the first one is of prerendered pages, the one of size 1 that of the API. */
export interface Measure {
  readonly unitField: string;
  readonly units: readonly [Unit, Unit];
}

function formatFeetAndInches(inches: number): string {
  const whole = Math.round(inches);
  return valueTexts.feetAndInches(Math.floor(whole / 12), whole % 12);
}

type UnitName = keyof typeof unitTexts;

function nameUnit(name: UnitName) {
  const { fullName, column } = unitTexts[name];
  return { name, fullName, column };
}

const label = (name: UnitName, field = 0) => unitTexts[name].inputs[field] ?? '';

/** Conversion factors: pound, inch and mile by the international yard and pound agreement of 1959. */
export const height: Measure = {
  unitField: 'heightUnit',
  units: [
    {
      ...nameUnit('feet'),
      size: 2.54,
      inputs: [
        { name: 'heightFt', label: label('feet'), affix: affixTexts.feet, example: 5, count: 12 },
        { name: 'heightIn', label: label('feet', 1), affix: affixTexts.inches, example: 7, count: 1 },
      ],
      format: formatFeetAndInches,
    },
    {
      ...nameUnit('centimetres'),
      size: 1,
      inputs: [{ name: 'heightCm', label: label('centimetres'), affix: 'cm', example: 170, count: 1 }],
      format: (value) => `${formatNumber(value)} cm`,
    },
  ],
};

export const weight: Measure = {
  unitField: 'weightUnit',
  units: [
    {
      ...nameUnit('pounds'),
      size: 0.45359237,
      inputs: [{ label: label('pounds'), affix: 'lb', example: 155, count: 1 }],
      // A converted number has more decimals than anybody measures.
      format: (value) => `${formatNumber(roundTo(value, 1) === value ? value : Math.round(value))} lb`,
    },
    {
      ...nameUnit('kilograms'),
      size: 1,
      inputs: [{ label: label('kilograms'), affix: 'kg', example: 70, count: 1 }],
      format: (value) => `${formatNumber(value)} kg`,
    },
  ],
};

/** Kilometers in thousands, as the API has them; whole miles. */
export const mileage: Measure = {
  unitField: 'mileageUnit',
  units: [
    {
      ...nameUnit('miles'),
      size: 0.001609344,
      step: 1000,
      inputs: [{ label: label('miles'), affix: affixTexts.miles, example: 12_000, count: 1 }],
      // Whole miles were typed; others, such as a mean, are not that exact.
      format: (value) => valueTexts.miles(Number.isInteger(value) ? value : roundTo(value, -1)),
    },
    {
      ...nameUnit('kilometres'),
      size: 1,
      inputs: [{ label: label('kilometres'), affix: '× 1,000 km', example: 15, count: 1 }],
      format: (value) => valueTexts.kilometres(value * 1000),
    },
  ],
};

/** Chosen units by their field. */
export type Units = Readonly<Record<string, string>>;

const unitsKey = 'units';

/** Units of other browsers than those of the United States, where all heights open in feet and inches. */
const metricUnits: Units = { [weight.unitField]: 'kilograms', [mileage.unitField]: 'kilometres' };

/** Returns the units that the user chose last, or those of the browser's language. Readers of Spanish are in the US too. */
export function readUnits(): Units {
  const isAmerican = typeof document === 'object' && (language === 'es' || navigator.language === 'en-US');
  return { ...(isAmerican ? {} : metricUnits), ...Object(readStored('localStorage', unitsKey)) };
}

/** Stores the units among changed values of a form in this browser, for all later forms and results. */
export function rememberUnits(changed: Readonly<Record<string, string>>): void {
  const fields = [height, weight, mileage].map(({ unitField }) => unitField);
  const chosen = Object.entries(changed).filter(([name]) => fields.includes(name));
  if (chosen.length > 0) {
    writeStored('localStorage', unitsKey, { ...readUnits(), ...Object.fromEntries(chosen) });
  }
}

/** Returns the chosen unit of a measurement, or its default. */
export function findUnit({ unitField, units }: Measure, chosen: Readonly<Record<string, unknown>>): Unit {
  return units.find(({ name }) => name === chosen[unitField]) ?? units[0];
}

/** Limit from which a double has no hundredths to round. */
const maxWithHundredths = 2 ** 45;

/** @param decimals below 0: rounds to tens, hundreds and so on */
export function roundTo(value: number, decimals: number): number {
  if (!(Math.abs(value) < maxWithHundredths))
    return Math.max(-Number.MAX_VALUE, Math.min(value, Number.MAX_VALUE));
  const factor = 10 ** Math.abs(decimals);
  return decimals < 0 ? Math.round(value / factor) * factor : Math.round(value * factor) / factor;
}

/** Converts a number of a unit, if there is a choice, to the unit of the API: to two decimals, for miles to three. */
export function toMetric(unit: Unit | undefined, value: number): number {
  return unit && unit.size !== 1 ? roundTo(value * unit.size, unit.size < 0.01 ? 3 : 2) : value;
}

/**
 * Converts a number of the API to a unit: to the shortest number that is converted back to the same one, so that
 * 180 lb, which are 81.65 kg, do not become 180.01 lb.
 */
export function fromMetric(unit: Unit | undefined, metric: number): number {
  if (!unit || unit.size === 1) return metric;
  const candidates = [-3, -2, -1, 0, 1, 2, 3].map((decimals) => roundTo(metric / unit.size, decimals));
  return candidates.find((value) => toMetric(unit, value) === metric) ?? candidates.at(-1) ?? 0;
}

/** Formats a number of the API in a unit. */
export function formatInUnit(unit: Unit, metric: number): string {
  return unit.format(fromMetric(unit, metric));
}

/** Converts the numbers of a unit's fields to the unit of the API: (feet × 12 + inches) × 2.54. */
export function joinInputs(unit: Unit, values: readonly number[]): number {
  const sum = unit.inputs.reduce((total, { count }, index) => total + (values[index] ?? 0) * count, 0);
  return toMetric(unit, sum);
}

/** Converts a number of the API to the texts of a unit's fields, by their names; `field` is that of the answer. */
export function splitIntoInputs(unit: Unit, field: string, metric: number): Record<string, string> {
  let rest = fromMetric(unit, metric);
  const texts = unit.inputs.map(({ name = field, count }, index): [string, string] => {
    const isLast = index === unit.inputs.length - 1;
    const value = isLast ? roundTo(rest, 3) : Math.floor(rest / count);
    rest -= value * count;
    return [name, String(isLast && unit.size === 1 ? metric : value)];
  });
  return Object.fromEntries(texts);
}
