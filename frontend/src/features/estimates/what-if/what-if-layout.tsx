import { type ReactNode, useMemo } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import { type Answers, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { ComparisonLine, formatRange } from '#frontend/features/estimates/charts/range-line.tsx';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { whatIfTexts as texts } from '#frontend/features/estimates/what-if/what-if.texts.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { SelectField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatRoundedMoney, joinTexts } from '#frontend/ui/format.ts';
import { focusFirstControl } from '#frontend/ui/use-focus-return.ts';
import { ChangedReasons, type ComparedEstimates, formatChange } from './changed-reasons.tsx';
import { Controls } from './controls.tsx';
import { PremiumCurve } from './premium-curve.tsx';
import { SaveButton } from './save-button.tsx';
import { listCurveValues } from './sliders.ts';
import type { ChangedAnswers } from './use-changed-answers.ts';
import styles from './what-if.module.css';

interface WhatIfLayoutProps extends ComparedEstimates {
  /** Estimate on screen, which an earlier model may have made. */
  shown: Estimate;
  /** Why the same answers have another premium today, where known. */
  listChanges: () => readonly string[];
  evaluator: Evaluator;
  changed: ChangedAnswers;
  /** Answers that the figures are of. */
  priced: Answers;
  planYear?: number;
  /** Controls before those of the answers. */
  controls?: ReactNode;
  /** False for changes that would not be saved; by default for no change. */
  canSave?: boolean;
  /** Unit of the premium. */
  unit: string;
  /** Above the premium, and the same for the ear. */
  lead?: ReactNode;
  spokenLead?: string | undefined;
  /** Below the line of both premiums. */
  covers?: ReactNode;
  /** Note on prices that are missing. */
  missing?: ReactNode;
  /** Below the comparison. */
  changes?: ReactNode;
  /** Answers to save. */
  saved: InsuranceAnswers;
}

/** Controls of the answers, the comparison with the original estimate, and the curve of the premium. */
export function WhatIfLayout(props: WhatIfLayoutProps) {
  const { shown, original, estimate, changed, priced } = props;
  const { id, asked, answers, isChanged, sliders, axis } = changed;
  const { canSave = isChanged } = props;
  const { points, before } = useCurve(props);
  const differsToday = original.predicted_premium !== shown.predicted_premium;
  const isLoading = priced !== answers;
  return (
    <div className="container stack-16" ref={focusFirstControl}>
      <div className={styles.columns}>
        <Controls
          questions={asked}
          answers={answers}
          sliders={sliders}
          id={id}
          first={props.controls}
          onChange={changed.change}
        />
        <div className={styles.result} aria-busy={isLoading}>
          <div className={`${styles.summary} stack-8`}>
            {props.lead}
            <PremiumChange
              original={original}
              estimate={estimate}
              unit={props.unit}
              spokenLead={props.spokenLead}
              words={differsToday ? ofAnswers : ofEstimate}
            />
          </div>
          <div className={`${styles.comparison} stack-8`}>
            <Comparison
              original={original}
              estimate={estimate}
              max={Math.max(...[original.range, estimate.range, ...points].map(({ high }) => high))}
            />
            {props.covers}
            {props.missing}
            {differsToday ? (
              <p className="quiet">
                {texts.estimatedToday(
                  original.predicted_premium,
                  shown.predicted_premium,
                  props.listChanges(),
                )}
              </p>
            ) : null}
          </div>
          {props.changes}
          {isChanged ? <ChangedReasons original={original} estimate={estimate} /> : null}
          <div className="row">
            <SaveButton estimate={estimate} answers={props.saved} disabled={!canSave || isLoading} />
            <Button disabled={!isChanged} onClick={changed.reset}>
              {texts.reset}
            </Button>
          </div>
        </div>
      </div>
      <Fold title={texts.curve} opensOnWide>
        <div className={styles.axis}>
          <SelectField
            name={`${id}axis`}
            label={texts.axis}
            options={sliders.map(({ field }) => ({ value: field, label: toAnswerLabel(field) }))}
            value={axis.field}
            onChange={({ target }) => changed.showCurve(target.value)}
          />
        </div>
        <PremiumCurve
          field={axis.field}
          points={points}
          present={{
            value: Number(priced[axis.field]),
            premium: estimate.predicted_premium,
            ...estimate.range,
          }}
          original={before}
        />
      </Fold>
    </div>
  );
}

/** Points of the curve over the answer of its axis, and the one of the original answer. */
function useCurve({ evaluator, estimate, changed, priced, planYear, missing }: WhatIfLayoutProps) {
  const { insurance_type } = estimate;
  const { axis } = changed;
  const original = Number(changed.original[axis.field]);
  // The curve stays as it is while its own answer changes, and until other prices are loaded.
  const curveKey = JSON.stringify([{ ...priced, [axis.field]: undefined }, missing === undefined]);
  return useMemo(() => {
    const [input_data] = JSON.parse(curveKey) as [Answers];
    const toPoint = (value: number) => {
      const answers = { insurance_type, input_data: { ...input_data, [axis.field]: value } };
      return { value, ...evaluator.price(answers as InsuranceAnswers, planYear) };
    };
    return { points: listCurveValues(axis).map(toPoint), before: toPoint(original) };
  }, [evaluator, insurance_type, axis, original, planYear, curveKey]);
}

/** Sentences on the difference from the estimate on screen, and from its answers as they are estimated today. */
const ofEstimate = { same: texts.same, more: texts.more, less: texts.less };
const ofAnswers = { same: texts.sameToday, more: texts.moreToday, less: texts.lessToday };

interface PremiumChangeProps extends ComparedEstimates, Pick<WhatIfLayoutProps, 'unit' | 'spokenLead'> {
  words: typeof ofEstimate;
}

/** Premium of the changed answers, and its difference from the original. */
function PremiumChange({ original, estimate, unit, spokenLead, words }: PremiumChangeProps) {
  const { same, more, less } = words;
  const premium = estimate.predicted_premium;
  const difference = Math.round(premium) - Math.round(original.predicted_premium);
  const amount = formatRoundedMoney(Math.abs(difference));
  const direction = difference > 0 ? more : less;
  return (
    <>
      <div>
        <p className="remark">{texts.premium[estimate.insurance_type]}</p>
        <p>
          <strong className={`${styles.premium} display`}>{formatRoundedMoney(premium)}</strong>{' '}
          <span className="quiet">{unit}</span>
        </p>
        {difference === 0 ? (
          <p>{same}</p>
        ) : (
          <p>
            <span>{texts.thatIs}</span>
            {formatChange(difference, amount)}
            <span>{` ${direction}`}</span>
          </p>
        )}
      </div>
      <Announcement
        text={joinTexts(
          spokenLead,
          texts.spoken(
            premiumTexts.yearly(premium),
            difference === 0 ? same : `${texts.thatIs}${amount} ${direction}`,
          ),
        )}
      />
    </>
  );
}

/** Both premiums on a line from 0 to `max`. */
function Comparison({ original, estimate, max }: ComparedEstimates & { max: number }) {
  const { predicted_premium: premium, range } = estimate;
  return (
    <>
      <ComparisonLine original={original.predicted_premium} premium={premium} {...range} max={max} />
      <p className="quiet">{texts.likely(formatRange(range))}</p>
    </>
  );
}
