import type { CarEstimate } from '#contract/estimates.ts';
import { coverTexts as texts } from '#frontend/features/estimates/car/cover.texts.ts';
import { useOwnCar } from '#frontend/features/estimates/own-car.ts';
import { LevelRow, LevelTiles } from '#frontend/features/plans/level-prices.tsx';
import { toLineStart } from '#frontend/ui/format.ts';
import styles from './car-sections.module.css';
import {
  type CarCovers,
  formatFirstQuote,
  formatKnownGap,
  formatTerms,
  listCarCovers,
  listShortCovers,
} from './covers.ts';

/** Three covers of a car: dollars by month, the year, and a line on one scale. */
export function CoverTiles({ estimate }: { estimate: CarEstimate }) {
  const { covers, input_data } = estimate;
  const terms = formatTerms(input_data);
  const { loan } = useOwnCar();
  const gap = formatKnownGap(input_data);
  return (
    <div className="stack-8">
      <h2 className="visually-hidden">{texts.heading}</h2>
      <LevelTiles prices={listCarCovers(covers, input_data, loan === 'yes')} attribute="data-cover" />
      <p className="remark">
        {terms && <span className={styles.terms}>{`${toLineStart(terms)}. `}</span>}
        <span>{formatFirstQuote(estimate)}</span>
        {gap && <span>{` ${gap}`}</span>}
      </p>
    </div>
  );
}

/** Prices of three covers by month, in a row. */
export const CoverRow = ({ covers }: { covers: CarCovers }) => (
  <LevelRow prices={listShortCovers(covers)} attribute="data-cover" />
);
