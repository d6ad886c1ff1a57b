import type { Estimate } from '#contract/predictions.ts';
import { LevelPrices } from '#frontend/features/prices/level-prices.tsx';
import { type CarCovers, listCarCovers, listShortCovers } from './covers.ts';
import { coverTexts as texts } from './texts/en.ts';

/**
 * Insurers' list prices before discounts over the estimate, from the lowest to the highest tenth: 1,502 prices of the
 * surveys of California, Colorado, DC, Oklahoma and Texas, 2022 to 2026 (`survey_prices` of the model's metadata).
 */
const listPrices = { low: 0.7, high: 3.8 };

export type CarEstimate = Extract<Estimate, { insurance_type: 'car' }>;

/** Three covers of a car: dollars by month, the year, and a line on one scale. */
export function CoverTiles({ estimate: { covers, input_data } }: { estimate: CarEstimate }) {
  const month = covers.full.premium / 12;
  return (
    <div className="stack-8">
      <h2 className="visually-hidden">{texts.heading}</h2>
      <LevelPrices prices={listCarCovers(covers, input_data)} attribute="data-cover" />
      <p className="remark">{texts.bar(listPrices.low * month, listPrices.high * month)}</p>
    </div>
  );
}

/** Prices of three covers by month, in a row. */
export const CoverRow = ({ covers }: { covers: CarCovers }) => (
  <LevelPrices prices={listShortCovers(covers)} attribute="data-cover" isShort />
);
