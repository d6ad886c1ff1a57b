import { priceTexts, tileTexts as texts } from '#frontend/features/plans/price.texts.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import type { Range } from '#functions/plans/plan-prices.ts';
import styles from './level-prices.module.css';
import type { ShownPrice } from './tiles.ts';

/** "Bronze $375, Silver about $586": the line in one sentence. */
export const formatLevelPrices = (prices: readonly ShownPrice[]): string =>
  prices
    .map(({ name, month, isAbout }) => `${name} ${isAbout ? texts.aboutAmount(month) : month}`)
    .join(', ');

interface LevelPricesProps {
  prices: readonly ShownPrice[];
  /** Attribute that names the level. */
  attribute: 'data-level' | 'data-cover';
}

/** Name and price of the levels a month, in a row: those of health plans, or of a car's covers. */
export const LevelRow = ({ prices, attribute }: LevelPricesProps) => (
  <dl className={styles.row}>
    {prices.map(({ level, name, month, range, isAbout, likely }) => (
      <div key={level} {...{ [attribute]: level }}>
        <dt className="remark">{name}</dt>
        <dd>
          {range && isAbout && <span>{texts.aboutNext}</span>}
          <span className={range && 'display'}>{range ? month : priceTexts.unknown}</span>
          {likely && <span> </span>}
          {likely && <span className="remark">{likely}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** A tile for each level, with its price a month on one scale. */
export function LevelTiles({ prices, attribute }: LevelPricesProps) {
  const max = Math.max(...prices.map(findEnd));
  return (
    <ul className={styles.tiles}>
      {prices.map((price) => (
        <Tile key={price.level} {...{ price, attribute, max }} />
      ))}
    </ul>
  );
}

interface TileProps extends Pick<LevelPricesProps, 'attribute'> {
  price: ShownPrice;
  /** End of the lines of all tiles. */
  max: number;
}

/** Class of a tile whose name, or whose price too, has a row of its own on a phone. */
function findLayout({ badge, spread }: ShownPrice, isWide: boolean): string {
  return `${badge || spread ? styles.badged : ''} ${isWide ? styles.wide : ''}`;
}

function Tile({ price, attribute, max }: TileProps) {
  const { level, name, month, isAbout, likely, range, full, isProjected, spread, badge, note } = price;
  const { deductible, printedDeductible } = price;
  const isRange = range !== undefined && range.high > range.low;
  const details = (isProjected ? [note] : [likely, full, note]).filter((part) => part !== undefined);
  const isWide = isRange || (likely !== undefined && !isProjected);
  const size = range === undefined ? styles.words : isRange ? styles.range : '';
  return (
    <li className={`${styles.tile} surface stack-8 ${findLayout(price, isWide)}`} {...{ [attribute]: level }}>
      <div className={`${styles.head} between`}>
        <h3>{name}</h3>
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <p className={`${styles.price} row ${size}`}>
        {isAbout && <span className="quiet">{texts.aboutNext}</span>}
        <strong className="display">{month}</strong>
        {range && <span className="quiet">{texts.aMonth}</span>}
      </p>
      {details.length > 0 && <p className={`${styles.full} remark`}>{texts.details(details)}</p>}
      <PriceLine price={price} max={max} />
      {isProjected && likely && <p className={`${styles.ends} remark`}>{texts.likelyMonth(likely)}</p>}
      {spread && (
        <p className={`${styles.ends} remark`}>{texts.likelyMonth(texts.likely(toMonth(spread)))}</p>
      )}
      {deductible && (
        <p className={`${styles.deductible} remark`}>
          <span className="screen-only">{deductible}</span>
          <span className={styles.printed}>{printedDeductible}</span>
        </p>
      )}
    </li>
  );
}

const toMonth = ({ low, high }: Range): Range => ({ low: low / 12, high: high / 12 });

/** Upper end of what a line shows: the full price, if it has one, and the likely price. */
function findEnd({ isProjected, ends, range, fullRange, spread = ends }: ShownPrice): number {
  const full = isProjected ? range : fullRange;
  return Math.max(full?.high ?? 0, spread?.high ?? 0);
}

/** Price on its line: a likely range with the price as a dot, or a flat bar up to an exact price and its surcharge. */
function PriceLine({ price, max }: Pick<TileProps, 'price' | 'max'>) {
  const { range, ends, spread = ends } = price;
  if (!range) return null;
  const { low, high } = range;
  return (
    <div className={styles.line}>
      <SignatureLine
        max={max}
        thin={{ from: 0, to: findEnd(price) }}
        bars={
          spread
            ? [{ from: spread.low, to: spread.high }]
            : [
                { from: 0, to: low, kind: 'plain' },
                { from: low, to: high, kind: 'care' },
              ]
        }
        dot={spread && high === low ? low : undefined}
      />
    </div>
  );
}
