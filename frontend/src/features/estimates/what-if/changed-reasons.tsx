import type { Estimate } from '#contract/estimates.ts';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { splitDifference } from '#frontend/features/estimates/premium-difference.ts';
import { whatIfTexts as texts } from '#frontend/features/estimates/what-if/what-if.texts.ts';
import { formatRoundedMoneyChange } from '#frontend/ui/format.ts';
import { roundParts } from '#frontend/ui/round-parts.ts';
import styles from './what-if.module.css';

/** Estimates before and after a change of answers. */
export interface ComparedEstimates<Of extends Estimate = Estimate> {
  original: Of;
  estimate: Of;
}

/** Formats a difference in the colour of its direction. */
export const formatChange = (amount: number, text: string) => (
  <strong className={`${styles.change} ${amount > 0 ? 'raises' : 'lowers'}`}>{text}</strong>
);

/** Changed answers, each with its part of the difference between both premiums. */
export function ChangedReasons({ original, estimate }: ComparedEstimates) {
  const { changed, unchanged, baseline } = splitDifference(original, estimate);
  const [before, after]: [Answers, Answers] = [original.input_data, estimate.input_data];
  const format = (field: string) =>
    texts.changed(
      toAnswerLabel(field),
      formatAnswer(field, before[field]),
      formatAnswer(field, after[field]),
    );
  const others = { key: '', text: texts.others, amount: unchanged + baseline };
  const changes = changed.map(({ fields, amount }) => ({
    key: fields.join(),
    text: fields.map(format).join(', '),
    amount,
  }));
  const total = Math.round(estimate.predicted_premium) - Math.round(original.predicted_premium);
  // The parts of the other answers change because of the only changed one.
  const parts =
    changes.length === 1 ? changes.map((change) => ({ ...change, amount: total })) : [...changes, others];
  const shown = roundParts(
    parts.map(({ amount }) => amount),
    total,
  );
  const rows = parts
    .map((part, index) => ({ ...part, amount: shown[index] ?? 0 }))
    .filter(({ amount }) => amount !== 0);
  return rows.length === 0 ? null : (
    <div>
      <h3>{texts.whatChanged}</h3>
      <dl>
        {rows.map(({ key, text, amount }) => (
          <div key={key} className={`${styles.reason} pair`}>
            <dt>{text}</dt>
            <dd>{formatChange(amount, formatRoundedMoneyChange(amount))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
