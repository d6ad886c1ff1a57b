import { convertMiles } from './measurement-units.ts';
import { formatNumber } from './number-text.ts';

/** What a mileage may be given in; either way in thousands. */
export type MileageUnit = 'kilometres' | 'miles';

/** Thousands a year, of either unit, that few taxis reach. */
const farthest = 150;

const abbreviations = { kilometres: 'km', miles: 'miles' } satisfies Record<MileageUnit, string>;

/**
 * What a mileage in thousands means, since a number in thousands is easily read as the full number.
 * @param thousands as entered, in the unit
 */
export function noteMileage(thousands: number, unit: MileageUnit): string {
  const count = `${formatNumber(thousands * 1000)} ${abbreviations[unit]}`;
  const metric = unit === 'miles' ? `, which is ${formatNumber(convertMiles(thousands) * 1000)} km` : '';
  const meaning = `${formatNumber(thousands)} means ${count} a year${metric}.`;
  if (thousands <= farthest) return meaning;
  return thousands < 1000
    ? `${meaning} That is far for a year. Check the number.`
    : `${meaning} For ${formatNumber(thousands)} ${abbreviations[unit]}, enter ${formatNumber(thousands / 1000)}.`;
}
