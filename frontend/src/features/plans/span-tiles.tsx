import { tileTexts } from '#frontend/features/plans/price.texts.ts';
import { spanTexts } from './income-spans.texts.ts';
import type { SpanPrices } from './income-spans.ts';
import styles from './span-tiles.module.css';

/** A tile for each level, with its price a month in each span of an income that swings. */
export const SpanTiles = ({ spans: { tiles, isAbout, sentence } }: { spans: SpanPrices }) => (
  <div className="stack-8">
    <h2 className="text-16 body-font">{spanTexts.heading(isAbout)}</h2>
    <ul
      className={`${styles.tiles} ${tiles.some(({ figures }) => figures.length === 3) ? styles.three : ''}`}
    >
      {tiles.map(({ level, name, figures }) => (
        <li
          key={level}
          className={`${styles.tile} surface ${isShort(name, figures) ? styles.short : ''}`}
          data-level={level}
        >
          <h3>{name}</h3>
          {figures.length === 0 ? (
            <p className={`${styles.words} display`}>{tileTexts.askExchange}</p>
          ) : (
            <dl className={styles.figures}>
              {figures.map(({ span, month }) => (
                <div key={span}>
                  <dt className="remark">{span}</dt>
                  <dd className={`${styles.month} display`}>{month}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
    <p className="remark">{sentence}</p>
  </div>
);

/** Longest name of a level beside two incomes, in letters. */
const maxNameLength = 8;

const isShort = (name: string, figures: readonly object[]) =>
  name.length <= maxNameLength && figures.length <= 2;

/** Formats the tiles for screen readers: "Bronze: from $21,640 $0, below $21,640 $565." */
export const formatSpokenSpans = ({ tiles }: SpanPrices): string =>
  tiles
    .map(({ name, figures }) =>
      figures.length === 0
        ? tileTexts.spoken(name, tileTexts.askExchange)
        : tileTexts.spokenMonth(name, figures.map(({ span, month }) => `${span} ${month}`).join(', ')),
    )
    .join(' ');
