import { LevelPrices } from '#frontend/features/prices/level-prices.tsx';
import { type Covers, listShortCovers } from './covers.ts';

/** Prices of three covers by month, in a row. */
export const CoverRow = ({ covers }: { covers: Covers }) => (
  <LevelPrices prices={listShortCovers(covers)} attribute="data-cover" isShort />
);
