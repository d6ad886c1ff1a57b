import { useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#frontend/api/session-store.ts';
import {
  type Answers,
  type AnswerValue,
  dropUnasked,
  toAnswerLabel,
} from '#frontend/features/predictions/answers.ts';
import { useEstimate } from '#frontend/features/predictions/form/use-estimate.ts';
import { readUnits } from '#frontend/features/predictions/measurement-units.ts';
import sharedStyles from '#frontend/features/predictions/predictions.module.css';
import { questions } from '#frontend/features/predictions/questions.ts';
import { createPrediction, type InsuranceAnswers } from '#frontend/features/predictions/requests.ts';
import type { Estimate } from '#frontend/features/predictions/result/estimate.ts';
import { formatRange } from '#frontend/features/predictions/result/range.ts';
import { ContributionWaterfall } from '#frontend/features/predictions/result/waterfall.tsx';
import { toPredictionPath } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { formatMoney, formatMoneyChange, formatMonthlyMoney } from '#frontend/ui/format.ts';
import { Spinner } from '#frontend/ui/loading.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { SelectField } from '#frontend/ui/select-field.tsx';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { ComparisonLine } from './comparison-line.tsx';
import { Controls } from './controls.tsx';
import { interpolate } from './curve-layout.ts';
import { PremiumCurve } from './premium-curve.tsx';
import { buildSliders, listCurveValues } from './sliders.ts';
import { type Curve, toKeyWithout, useLiveEstimate } from './use-live-estimate.ts';
import styles from './what-if.module.css';

/** Sets or removes an answer, and removes answers that depend on it. */
function changeAnswer(
  { insurance_type, input_data }: InsuranceAnswers,
  field: string,
  value: AnswerValue | undefined,
): InsuranceAnswers {
  const changed = dropUnasked(questions[insurance_type], { ...input_data, [field]: value });
  return { insurance_type, input_data: changed } as unknown as InsuranceAnswers;
}

/**
 * Estimates of changed answers beside the original one. Stores nothing until the user saves.
 * @param shown the estimate on screen, which an earlier model may have made
 */
export function WhatIf({ shown }: { shown: Estimate }) {
  const [originalAnswers] = useState<InsuranceAnswers>(shown);
  const { insurance_type: insuranceType } = originalAnswers;
  const id = useId();
  const [answers, setAnswers] = useState<InsuranceAnswers>(originalAnswers);
  const sliders = useMemo(
    () =>
      buildSliders(
        questions[insuranceType],
        originalAnswers.input_data,
        readUnits(),
        new Date().getFullYear(),
      ),
    [insuranceType, originalAnswers],
  );
  const [field, setField] = useState(sliders[0]?.field ?? '');
  const vary = useMemo(
    () => ({ field, values: sliders.filter((one) => one.field === field).flatMap(listCurveValues) }),
    [field, sliders],
  );
  const live = useLiveEstimate(answers, vary);
  const { original, estimate, curve, failure } = live;
  const isChanged = answers !== originalAnswers;

  function change(name: string, value: AnswerValue | undefined) {
    setAnswers((current) => changeAnswer(current, name, value));
    if (sliders.some((slider) => slider.field === name)) setField(name);
  }

  return (
    <div className={styles.whatIf}>
      <div className={styles.columns}>
        <Controls
          questions={questions[insuranceType]}
          answers={answers.input_data as Answers}
          sliders={sliders}
          id={id}
          onChange={change}
        />
        <div className={styles.result} aria-busy={live.pending}>
          {estimate && original ? (
            <div className={styles.comparison}>
              <Comparison original={original} estimate={estimate} curve={curve} answers={answers} />
              {original.predicted_premium === shown.predicted_premium ? null : (
                <p className={styles.quiet}>
                  Your original answers, estimated with the present model ({original.model_version}), give{' '}
                  {formatMoney(original.predicted_premium)}.
                </p>
              )}
            </div>
          ) : null}
          {!estimate && !failure ? <Spinner label="Estimating..." /> : null}
          {failure ? (
            <Notice
              tone="error"
              title={failure.message}
              actions={
                <Button onClick={live.retry} busyLabel={live.pending && 'Trying again...'}>
                  Try again
                </Button>
              }
            >
              {failure.advice}
            </Notice>
          ) : null}
          <div className={sharedStyles.buttons}>
            <SaveButton answers={answers} disabled={!isChanged} />
            <Button disabled={!isChanged} onClick={() => setAnswers(originalAnswers)}>
              Reset
            </Button>
          </div>
        </div>
      </div>
      {curve ? (
        <>
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
            value={Number((answers.input_data as Answers)[curve.field])}
            originalValue={Number((originalAnswers.input_data as Answers)[curve.field])}
          />
        </>
      ) : null}
      {estimate ? <ContributionWaterfall estimate={estimate} /> : null}
    </div>
  );
}

interface ComparisonProps {
  original: Estimate;
  estimate: Estimate;
  curve: Curve | undefined;
  answers: InsuranceAnswers;
}

/** Premium of the changed answers, its difference from the original, and both on one line. */
function Comparison({ original, estimate, curve, answers }: ComparisonProps) {
  const premium = estimate.predicted_premium;
  const difference = Math.round((premium - original.predicted_premium) * 100) / 100;
  const settled = { premium, low: estimate.range.low, high: estimate.range.high };
  // The dot follows a moving slider along the curve before the response arrives: no other answer has changed.
  const toCurveKey = ({ input_data }: InsuranceAnswers) => curve && toKeyWithout(input_data, curve.field);
  const moving =
    curve && toCurveKey(answers) === toCurveKey(estimate)
      ? interpolate(curve.points, Number((answers.input_data as Answers)[curve.field]))
      : undefined;
  const highs = [original.range.high, estimate.range.high, ...(curve?.points.map(({ high }) => high) ?? [])];
  return (
    <>
      <div role="status">
        <p className={styles.premium}>
          <span className={styles.label}>With these answers</span>
          <strong>{formatMoney(premium)}</strong>
          <span className={styles.month}>{formatMonthlyMoney(premium)} a month</span>
        </p>
        <p>
          {difference === 0 ? (
            `The same as your estimate of ${formatMoney(original.predicted_premium)}.`
          ) : (
            <>
              <strong className={difference > 0 ? styles.raises : styles.lowers}>
                {formatMoneyChange(difference)}
              </strong>{' '}
              a year, {difference > 0 ? 'more' : 'less'} than your estimate of{' '}
              {formatMoney(original.predicted_premium)}.
            </>
          )}
        </p>
      </div>
      <ComparisonLine
        original={original.predicted_premium}
        {...(moving ?? settled)}
        max={Math.max(...highs)}
      />
      <p className={styles.quiet}>Likely {formatRange(estimate.range)} a year</p>
    </>
  );
}

/** Stores the changed answers as a new prediction and opens its page. Guests have no history to store it in. */
function SaveButton({ answers, disabled }: { answers: InsuranceAnswers; disabled: boolean }) {
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const { result: prediction, failure, estimate } = useEstimate(createPrediction);
  const [busy, setBusy] = useState(false);
  useFocusReturn(busy);
  useEffect(() => {
    if (prediction) navigate(toPredictionPath(prediction.id));
  }, [prediction, navigate]);

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
