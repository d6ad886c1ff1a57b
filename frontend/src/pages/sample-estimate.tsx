import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import styles from './sample-estimate.module.css';
import figures from './sample-figures.json' with { type: 'json' };

const { age, place, income, levels, credit, priceYear, planYear } = figures.health;
const max = Math.max(...levels.map(({ full }) => full));

export function SampleEstimate() {
  return (
    <figure className={`${styles.sample} surface`} aria-labelledby="sample">
      <figcaption id="sample" className="remark">
        Sample: age {age}, {place}, income {formatRoundedMoney(income)} a year
      </figcaption>
      <ul>
        {levels.map(({ name, paid, full }) => (
          <li key={name} className={styles.level}>
            <p>
              <strong className="display text-18">{name}</strong>
              <br />
              <span className="remark">full price {formatRoundedMoney(full)}</span>
            </p>
            <p>
              <strong className={`${styles.paid} display`}>{formatRoundedMoney(paid)}</strong>{' '}
              <span className="quiet">a month</span>
            </p>
            <SignatureLine max={max} thin={{ from: 0, to: full }} bars={[{ from: 0, to: paid }]} dot={paid} />
          </li>
        ))}
      </ul>
      <p className="remark">
        The dot is what this person pays; the thin line runs to the full price. A tax credit of{' '}
        {formatRoundedMoney(credit)} a month pays the rest. Prices of {priceYear}, rules of {planYear}.
      </p>
    </figure>
  );
}
