import type { PolicyOthers } from '#contract/policy-members.ts';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { coverTexts as texts } from '#frontend/features/estimates/car/cover.texts.ts';
import styles from './answers.module.css';

/** "Driver age: 43 years; driving experience: 25 years" */
const formatAll = (answers: Answers) =>
  Object.entries(answers)
    .filter(([, answer]) => answer !== undefined)
    .map(([field, answer], index) => `${toAnswerLabel(field, index > 0)}: ${formatAnswer(field, answer)}`)
    .join('; ');

/** Other drivers and cars that are stored with a prediction. */
export function PolicyAnswers({ policy: { drivers, cars } }: { policy: PolicyOthers }) {
  const rows = [
    ...drivers.map((driver, index) => [texts.driver(index + 2), formatAll(driver)] as const),
    ...cars.map((car, index) => [texts.car(index + 2), formatAll(car)] as const),
  ];
  return (
    <dl className={styles.answers}>
      {rows.map(([name, answers]) => (
        <div key={name} className="pair ruled">
          <dt className="quiet">{name}</dt>
          <dd>{answers}</dd>
        </div>
      ))}
    </dl>
  );
}
