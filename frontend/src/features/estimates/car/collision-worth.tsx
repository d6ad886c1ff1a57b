import { parseNumberText } from '#frontend/features/estimates/number-text.ts';
import { changeOwnCar, useOwnCar } from '#frontend/features/estimates/own-car.ts';
import { Facts } from '#frontend/ui/content.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import { SignatureLine } from '#frontend/ui/signature-line.tsx';
import { type CarSectionProps, createPrices, readDeductible } from './car-prices.ts';
import styles from './car-sections.module.css';
import { carTexts } from './car-sections.texts.ts';
import { estimateValue } from './facts.ts';

/** Value of a car below which rules of thumb drop collision, USD (MoneyGeek, 2025). */
const lowValue = 5000;
/** Shares of the value that the price of comprehensive and collision is compared with (Consumer Reports, CFA). */
const rule = { drop: 0.1, keep: 0.05 };
/** Years that the line has marks for. */
const maxMarks = 15;

/** Value of a car, the most that collision pays, its price, and the rules of thumb. */
export function CollisionWorth(props: CarSectionProps) {
  const { facts, estimate } = props;
  const texts = carTexts.worth;
  const { loan, value: typed } = useOwnCar();
  const { collision, damage } = createPrices(props);
  const estimated = estimateValue(facts, estimate.input_data, new Date().getFullYear());
  const given = typed === undefined ? estimated : parseNumberText(typed);
  const isWrong = given === undefined || given < 0;
  const value = isWrong ? estimated : given;
  const most = Math.max(0, value - readDeductible(estimate.input_data));
  const years = Math.round(most / collision);
  const tenth = Math.round(rule.drop * value);
  return (
    <section
      aria-labelledby="collision-worth"
      // A loan and a typed value stay off paper, which is given to others.
      className={`stack-12 ${loan === 'yes' || typed !== undefined ? 'screen-only' : ''}`}
    >
      <h2 id="collision-worth">{texts.title}</h2>
      <p>{formatRule(damage, value, tenth)}</p>
      {loan === 'yes' && <p className="strong">{carTexts.loan}</p>}
      <div className={styles.value}>
        <TextField
          name="car-value"
          label={texts.value}
          sign="$"
          inputMode="numeric"
          value={typed ?? formatNumber(estimated)}
          error={isWrong ? texts.wrong : undefined}
          onChange={({ target }) => changeOwnCar({ value: target.value })}
        />
      </div>
      <Facts
        className={`${styles.facts} row`}
        facts={{
          [texts.costs]: formatRoundedMoney(collision),
          [texts.paysAtMost]: formatRoundedMoney(most),
          [texts.years]: most > 0 ? texts.toYears(years) : texts.never,
        }}
      />
      {most > 0 && (
        <SignatureLine
          max={most}
          bars={[{ from: 0, to: collision, kind: 'plain' }]}
          ticks={
            years <= maxMarks ? Array.from({ length: years }, (_, index) => (index + 1) * collision) : []
          }
        />
      )}
    </section>
  );
}

/** Formats the rules of thumb, which compare price and value: no value divides worth it from not. */
export function formatRule(damage: number, value: number, tenth: number): string {
  const texts = carTexts.worth;
  if (damage >= rule.drop * value) return texts.drop(damage, tenth);
  if (value < lowValue) return texts.dropLowValue(damage, lowValue);
  return damage < rule.keep * value ? texts.keep(damage, tenth) : texts.between(damage, tenth);
}
