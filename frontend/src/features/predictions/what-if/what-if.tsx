import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Estimate, HealthEstimate, InsuranceAnswers } from '#contract/predictions.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { useOutlook } from '#frontend/features/plans/outlook.ts';
import { toPlanTotals } from '#frontend/features/plans/plan-totals.ts';
import {
  type Answers,
  type AnswerValue,
  changeAnswer,
  formatAnswer,
  toAnswerLabel,
} from '#frontend/features/predictions/answers.ts';
import { splitDifference } from '#frontend/features/predictions/compare/premium-difference.ts';
import { useEstimate } from '#frontend/features/predictions/form/use-estimate.ts';
import { readUnits } from '#frontend/features/predictions/measurement-units.ts';
import { questions } from '#frontend/features/predictions/questions.ts';
import { createPrediction } from '#frontend/features/predictions/requests.ts';
import { Part } from '#frontend/features/predictions/result/premium-details.tsx';
import { toMarketplacePrice } from '#frontend/features/predictions/result/premium-figures.tsx';
import { ComparisonLine, formatRange } from '#frontend/features/predictions/result/range-line.tsx';
import { toPredictionPath } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { SelectField } from '#frontend/ui/field.tsx';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { formatRoundedMoney, formatRoundedMoneyChange } from '#frontend/ui/format.ts';
import { Spinner } from '#frontend/ui/loading.tsx';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { Controls } from './controls.tsx';
import { interpolate, PremiumCurve } from './premium-curve.tsx';
import { buildSliders, listCurveValues } from './sliders.ts';
import { type Curve, toKeyWithout, useLiveEstimate } from './use-live-estimate.ts';
import styles from './what-if.module.css';

/**
 * Estimates of changed answers beside the original one. Stores nothing until the user saves.
 * @param shown the estimate on screen, which an earlier model may have made
 */
export function WhatIf({ shown }: { shown: Estimate }) {
  const { insurance_type: insuranceType } = shown;
  const asked = questions[insuranceType];
  const [originalAnswers] = useState<Answers>(shown.input_data);
  const [answers, setAnswers] = useState(originalAnswers);
  const id = useId();
  const [sliders] = useState(() =>
    buildSliders(asked, originalAnswers, readUnits(), new Date().getFullYear()),
  );
  const [field, setField] = useState(sliders[0]?.field ?? '');
  const vary = useMemo(
    () => ({ field, values: sliders.filter((one) => one.field === field).flatMap(listCurveValues) }),
    [field, sliders],
  );
  const live = useLiveEstimate(insuranceType, answers, vary);
  const { original, estimate, curve, failure } = live;
  const isChanged = answers !== originalAnswers;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('input, select, button')?.focus(), []);

  function change(name: string, value: AnswerValue | undefined) {
    setAnswers((current) => changeAnswer(asked, current, name, value));
    if (sliders.some((slider) => slider.field === name)) setField(name);
  }

  return (
    <div className={`${styles.whatIf} container`} ref={element}>
      <div className={styles.columns}>
        <Controls questions={asked} answers={answers} sliders={sliders} id={id} onChange={change} />
        <div className={styles.result} aria-busy={live.pending}>
          {estimate && original ? (
            <div className={`${styles.comparison} stack-8`}>
              <Comparison original={original} estimate={estimate} curve={curve} answers={answers} />
              {original.predicted_premium === shown.predicted_premium ? null : (
                <p className="quiet">
                  Your original answers, estimated with the present model, give{' '}
                  {formatRoundedMoney(original.predicted_premium)}.
                </p>
              )}
            </div>
          ) : null}
          {estimate && original && isChanged ? (
            <ChangedReasons original={original} estimate={estimate} />
          ) : null}
          {!estimate && !failure ? <Spinner label="Estimating..." /> : null}
          <FormFailure
            failure={failure}
            actions={
              <Button onClick={live.retry} busyLabel={live.pending && 'Trying again...'}>
                Try again
              </Button>
            }
          />
          <div className="row">
            <SaveButton
              answers={{ insurance_type: insuranceType, input_data: answers } as InsuranceAnswers}
              disabled={!isChanged}
            />
            <Button disabled={!isChanged} onClick={() => setAnswers(originalAnswers)}>
              Reset
            </Button>
          </div>
        </div>
      </div>
      {curve ? (
        <Part summary="Premium as a curve" opensOnWide>
          <div className={styles.axis}>
            <SelectField
              name={`${id}axis`}
              label="Show the premium by"
              options={sliders.map((slider) => ({ value: slider.field, label: toAnswerLabel(slider.field) }))}
              value={field}
              onChange={({ target }) => setField(target.value)}
            />
          </div>
          <PremiumCurve
            field={curve.field}
            points={curve.points}
            value={Number(answers[curve.field])}
            originalValue={Number(originalAnswers[curve.field])}
          />
        </Part>
      ) : null}
    </div>
  );
}

interface ComparisonProps {
  original: Estimate;
  estimate: Estimate;
  curve: Curve | undefined;
  answers: Answers;
}

/** Premium of the changed answers, its difference from the original, and both on one line. */
function Comparison({ original, estimate, curve, answers }: ComparisonProps) {
  const premium = estimate.predicted_premium;
  const difference = Math.round(premium) - Math.round(original.predicted_premium);
  // The dot follows a moving slider along the curve before the response arrives: no other answer has changed.
  const moving =
    curve && curve.key === toKeyWithout(answers, curve.field)
      ? interpolate(curve.points, Number(answers[curve.field]))
      : undefined;
  const highs = [original.range.high, estimate.range.high, ...(curve?.points.map(({ high }) => high) ?? [])];
  return (
    <>
      <div role="status">
        <p className="quiet">Annual premium with these answers</p>
        <p>
          <strong className={`${styles.premium} display`}>{formatRoundedMoney(premium)}</strong>{' '}
          <span className="quiet">{formatRoundedMoney(premium / 12)} a month</span>
        </p>
        <p>
          {difference === 0 ? (
            'The same as your estimate.'
          ) : (
            <>
              <Change amount={difference} /> {difference > 0 ? 'more' : 'less'} than your estimate.
            </>
          )}
        </p>
      </div>
      <ComparisonLine
        original={original.predicted_premium}
        {...(moving ?? { premium, ...estimate.range })}
        max={Math.max(...highs)}
      />
      <p className="quiet">Likely {formatRange(estimate.range)} a year</p>
      {original.insurance_type === 'health' && estimate.insurance_type === 'health' ? (
        <PlanChanges original={original} estimate={estimate} />
      ) : null}
    </>
  );
}

/** Marketplace price, tax credit and year of care with the changed answers, each with its change. */
function PlanChanges({ original, estimate }: { original: HealthEstimate; estimate: HealthEstimate }) {
  const before = usePlanAmounts(original);
  const after = usePlanAmounts(estimate);
  return (
    <dl className={styles.plan}>
      {Object.entries(after).map(([name, amount]) =>
        amount === undefined ? null : (
          <div key={name} className="pair">
            <dt>{name}</dt>
            <dd className="strong">
              {formatRoundedMoney(amount)} {formatDifference(amount, before[name])}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function formatDifference(amount: number, before = amount): string {
  const difference = Math.round(amount) - Math.round(before);
  return difference === 0 ? '' : `(${formatRoundedMoneyChange(difference)})`;
}

/** Amounts a year by name; undefined where they are not known. */
function usePlanAmounts(estimate: HealthEstimate): Record<string, number | undefined> {
  const { outlook, year } = useOutlook(toMarketplacePrice(estimate));
  const totals = outlook && estimate.year ? toPlanTotals(estimate.year, outlook) : undefined;
  const lowest = totals && Math.min(...totals.rows.map(({ premium, mean }) => premium + mean));
  const hasCredit = outlook?.help === 'credit';
  return {
    'Marketplace price': estimate.market.premium,
    [`Tax credit ${year}`]: hasCredit ? outlook.credit : undefined,
    [`You would pay ${year}`]: hasCredit ? outlook.net : undefined,
    'Care out of pocket, silver': totals?.rows.at(-1)?.mean,
    'Lowest expected total': totals?.premium === 'none' ? undefined : lowest,
  };
}

function Change({ amount }: { amount: number }) {
  return (
    <strong className={`${styles.change} ${amount > 0 ? 'raises' : 'lowers'}`}>
      {formatRoundedMoneyChange(amount)}
    </strong>
  );
}

/** Changed answers, each with its part of the difference between both premiums. */
function ChangedReasons({ original, estimate }: { original: Estimate; estimate: Estimate }) {
  const { changed, unchanged, baseline } = splitDifference(original, estimate);
  const format = (name: string, answers: Answers) => formatAnswer(name, answers[name]);
  const rows = [
    ...changed.map(({ fields, amount }) => ({
      text: fields
        .map(
          (name) =>
            `${toAnswerLabel(name)}: ${format(name, original.input_data)} to ${format(name, estimate.input_data)}`,
        )
        .join(', '),
      amount,
    })),
    { text: 'Other answers: what they add depends on those that changed', amount: unchanged + baseline },
  ].filter(({ amount }) => Math.round(amount) !== 0);
  return rows.length === 0 ? null : (
    <div>
      <h3>What changed</h3>
      <dl>
        {rows.map(({ text, amount }) => (
          <div key={text} className={`${styles.reason} pair`}>
            <dt>{text}</dt>
            <dd>
              <Change amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Stores the changed answers as a new prediction and opens its page. Guests have no history to store it in. */
function SaveButton({ answers, disabled }: { answers: InsuranceAnswers; disabled: boolean }) {
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const { failure, estimate } = useEstimate(async (changed, idempotencyKey) => {
    const { id } = await createPrediction(changed, idempotencyKey);
    navigate(toPredictionPath(id));
  });
  const [busy, setBusy] = useState(false);
  useFocusReturn(busy);

  if (!isAuthenticated) return null;
  return (
    <>
      <FormFailure failure={failure?.sessionEnded ? undefined : failure} />
      <Button
        variant="primary"
        disabled={disabled}
        busyLabel={busy && 'Saving...'}
        onClick={async () => {
          setBusy(true);
          await estimate(answers);
          setBusy(false);
        }}
      >
        Save as new estimate
      </Button>
    </>
  );
}
