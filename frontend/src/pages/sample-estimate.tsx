import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import styles from './landing-page.module.css';
import figures from './sample-figures.json' with { type: 'json' };
import { sampleTexts as texts } from './texts/en.ts';

const { age, income, credit, priceYear, planYear } = figures.health;

/** Plans by level, USD a month. A level whose price is not known has none. */
const levels = figures.health.levels as readonly {
  level: keyof typeof texts.levels;
  paid?: number;
  full?: number;
}[];
const max = Math.max(...levels.map(({ full = 0 }) => full));

export function SampleEstimate() {
  return (
    <figure className={`${styles.estimate} surface`} aria-labelledby="sample">
      <figcaption id="sample" className="remark">
        {texts.caption(age, income)}
      </figcaption>
      <ul>
        {levels.map(({ level, paid, full }) => (
          <li key={level} className={styles.level}>
            <p>
              <strong className="display text-18">{texts.levels[level]}</strong>
              <br />
              {full !== undefined && <span className="remark">{texts.full(full)}</span>}
            </p>
            {paid === undefined || full === undefined ? (
              <p>{texts.unknown}</p>
            ) : (
              <>
                <p>
                  <strong className={`${styles.paid} display`}>{formatRoundedMoney(paid)}</strong>{' '}
                  <span className="quiet">{texts.month}</span>
                </p>
                <SignatureLine
                  max={max}
                  thin={{ from: 0, to: full }}
                  bars={[{ from: 0, to: paid }]}
                  dot={paid}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="remark">{texts.explanation(credit, priceYear, planYear)}</p>
    </figure>
  );
}
