import {
  fillIn,
  findYearsSold,
  listFuels,
  loadCarNames,
  type NamedCar,
} from '#frontend/features/estimates/car/car-names.ts';
import { parseNumberText } from '#frontend/features/estimates/number-text.ts';
import { noteTexts } from '#frontend/features/estimates/question-notes.texts.ts';
import { CoverLine } from './cover-line.tsx';
import { namedCarTexts as texts } from './named-car.texts.ts';

/** Price below this share of a new car's is probably that of a used one. */
const usedShare = 0.6;

/** Notes on a year in which a car was not sold, and on a price that is probably not that of a new one. */
function noteNamedCar(name: string, car: NamedCar, year: number | undefined, price: unknown, usual: string) {
  const sold = year === undefined ? undefined : findYearsSold(car, year);
  const isUsed = (parseNumberText(String(price)) ?? Infinity) < (parseNumberText(usual) ?? 0) * usedShare;
  const fix = { label: noteTexts.use(`$${usual}`), values: { car_price: usual } };
  return {
    ...(sold && { car_mfg_year: { text: texts.sold(name, sold.first, sold.last) } }),
    ...(isUsed && { car_price: { text: texts.usedPrice(name, usual), fix } }),
  };
}

/** Code that an empty form of a car does not need: its line of prices, and the search of a car by its name. */
export const carFormParts = { CoverLine, loadCarNames, fillIn, listFuels, noteNamedCar };
