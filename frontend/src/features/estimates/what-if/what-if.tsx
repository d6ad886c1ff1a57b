import { useCallback, useId, useMemo, useState, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Estimate, HealthEstimate } from '#contract/estimates.ts';
import type { InsuranceAnswers, InsuranceType } from '#contract/insurance-answers.ts';
import { useSession } from '#frontend/api/session-store.ts';
import {
  type Answers,
  type AnswerValue,
  changeAnswer,
  formatAnswer,
  toAnswerLabel,
} from '#frontend/features/estimates/answers.ts';
import { type CarCovers, listShortCovers } from '#frontend/features/estimates/car/covers.ts';
import { ComparisonLine, formatRange } from '#frontend/features/estimates/charts/range-line.tsx';
import { readUnits } from '#frontend/features/estimates/measurement-units.ts';
import { splitDifference } from '#frontend/features/estimates/premium-difference.ts';
import { questions } from '#frontend/features/estimates/questions.ts';
import {
  formatPriceUpdate,
  requestPrediction,
  toShownPremium,
} from '#frontend/features/estimates/requests.ts';
import { premiumTexts } from '#frontend/features/estimates/texts/en.ts';
import { useEstimate } from '#frontend/features/estimates/use-estimate.ts';
import { whatIfTexts as texts } from '#frontend/features/estimates/what-if/texts/en.ts';
import { useHousehold, useStoredHousehold } from '#frontend/features/household/household-store.ts';
import { toStoredHousehold } from '#frontend/features/household/prediction-household.tsx';
import { usePrices } from '#frontend/features/places/device-estimate.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import { missingPrices } from '#frontend/features/places/texts/en.ts';
import {
  type HouseholdPrices,
  readPlanPrices,
  toMonthlyPrices,
} from '#frontend/features/plans/household-prices.ts';
import { LevelRow } from '#frontend/features/plans/level-prices.tsx';
import { formatSilver } from '#frontend/features/plans/net-price.tsx';
import { tileTexts, yearTexts } from '#frontend/features/plans/texts/en.ts';
import { toShownEstimate } from '#frontend/features/plans/use-plan-prices.tsx';
import { toPredictionPath } from '#frontend/paths.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { SelectField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { formatRoundedMoney, formatRoundedMoneyChange } from '#frontend/ui/format.ts';
import { roundParts } from '#frontend/ui/round-parts.ts';
import { commonTexts } from '#frontend/ui/texts/en.ts';
import { showToast } from '#frontend/ui/toasts.ts';
import { focusFirstControl, useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { toYearTotals } from '#functions/plans/year-totals.ts';
import { Controls } from './controls.tsx';
import { listChanges, type ShownEstimate } from './estimated-today.ts';
import { PremiumCurve } from './premium-curve.tsx';
import { buildSliders, listCurveValues, omitUnpriced, type Slider } from './sliders.ts';
import styles from './what-if.module.css';

const names = texts.amounts;

/**
 * Estimates of changed answers beside the original one, computed on the device. Stores nothing until the user saves.
 * @param shown estimate on screen, which an earlier model may have made
 */
export function WhatIf({ shown, evaluator }: { shown: ShownEstimate; evaluator: Evaluator }) {
  const { insurance_type } = shown;
  const originalAnswers: Answers = shown.input_data;
  const asked = useMemo(() => omitUnpriced(questions[insurance_type]), [insurance_type]);
  const [answers, setAnswers] = useState(originalAnswers);
  const id = useId();
  const [sliders] = useState(() => buildSliders(asked, answers, readUnits(), new Date().getFullYear()));
  // Every insurance type has a question with a slider.
  const [axis, setAxis] = useState(sliders[0] as Slider);
  const showCurve = useCallback(
    (field: string) => setAxis((shown) => sliders.find((slider) => slider.field === field) ?? shown),
    [sliders],
  );

  const prices = usePrices(insurance_type === 'health' ? String(answers.state ?? '') : undefined);
  // While the prices of another state are loading, the figures stay as they are.
  const [priced, setPriced] = useState(answers);
  if (priced !== answers && prices !== 'loading') setPriced(answers);

  const before = useAssumed(evaluator, insurance_type, originalAnswers);
  const after = useAssumed(evaluator, insurance_type, priced);
  const [original, estimate] = [before.estimate, after.estimate];
  const planYear = estimate.insurance_type === 'health' ? estimate.market.prices.plan_year : undefined;
  const toPoint = useCallback(
    (input_data: Answers, value: number) => {
      const answers = { insurance_type, input_data: { ...input_data, [axis.field]: value } };
      return { value, ...evaluator.price(answers as InsuranceAnswers, planYear) };
    },
    [evaluator, insurance_type, axis, planYear],
  );
  // The curve stays as it is while its own answer changes, and until other prices are loaded.
  const curveKey = JSON.stringify([{ ...priced, [axis.field]: undefined }, prices]);
  const points = useMemo(() => {
    const [input_data] = JSON.parse(curveKey) as [Answers];
    return listCurveValues(axis).map((value) => toPoint(input_data, value));
  }, [axis, toPoint, curveKey]);
  const isChanged = answers !== originalAnswers;
  const differsToday = original.predicted_premium !== shown.predicted_premium;
  const plans = before.plans && after.plans && { before: before.plans, after: after.plans };

  function reset(): void {
    // The button is disabled without a change.
    document.getElementById(`${id}${sliders[0]?.field}`)?.focus();
    setAnswers(originalAnswers);
  }

  const change = useCallback(
    (field: string, value: AnswerValue) => {
      setAnswers((current) => changeAnswer(asked, current, field, value));
      showCurve(field);
    },
    [asked, showCurve],
  );

  return (
    <div className="container stack-16" ref={focusFirstControl}>
      <div className={styles.columns}>
        <Controls questions={asked} answers={answers} sliders={sliders} id={id} onChange={change} />
        <div className={styles.result} aria-busy={priced !== answers}>
          <div className={`${styles.summary} stack-8`}>
            <PremiumChange original={original} estimate={estimate} plans={plans} isToday={differsToday} />
          </div>
          <div className={`${styles.comparison} stack-8`}>
            <Comparison
              original={original}
              estimate={estimate}
              max={Math.max(...[original.range, estimate.range, ...points].map(({ high }) => high))}
            />
            {prices === 'missing' ? <p>{`${missingPrices} ${texts.forCountry}`}</p> : null}
            {differsToday ? (
              <p className="quiet">
                {texts.estimatedToday(
                  original.predicted_premium,
                  shown.predicted_premium,
                  listChanges(shown, original, new Date()),
                )}
              </p>
            ) : null}
          </div>
          {plans && <PlanChanges {...plans} />}
          {isChanged ? <ChangedReasons original={original} estimate={estimate} /> : null}
          <div className="row">
            <SaveButton shown={estimate} disabled={!isChanged || priced !== answers} />
            <Button disabled={!isChanged} onClick={reset}>
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
            onChange={({ target }) => showCurve(target.value)}
          />
        </div>
        <PremiumCurve
          field={axis.field}
          points={points}
          present={toPoint(priced, Number(priced[axis.field]))}
          original={toPoint(priced, Number(originalAnswers[axis.field]))}
        />
      </Fold>
    </div>
  );
}

type Compared = Record<'original' | 'estimate', Estimate>;

/** Prices of plans as they are shown. */
interface ShownPlans {
  months: ReturnType<typeof toMonthlyPrices>;
  /** Amounts a year by name; undefined where they are not known. */
  amounts: Readonly<Record<string, number | undefined>>;
}

type ComparedPlans = Record<'before' | 'after', ShownPlans>;

interface Assumed {
  estimate: Estimate;
  /** Prices of plans for the household of the page; undefined for a car. */
  plans: ShownPlans | undefined;
}

/** Estimate of some answers in the plan year that is chosen on the page. */
function useAssumed(evaluator: Evaluator, insurance_type: InsuranceType, input_data: Answers): Assumed {
  const [given] = useHousehold();
  return useMemo(() => {
    const assumed = evaluator.estimate({ insurance_type, input_data } as InsuranceAnswers);
    const estimate = toShownEstimate(assumed, given.year);
    if (estimate.insurance_type === 'car') return { estimate, plans: undefined };
    const plans = readPlanPrices(estimate, given);
    return { estimate, plans: { months: toMonthlyPrices(plans), amounts: listPlanAmounts(plans) } };
  }, [evaluator, insurance_type, input_data, given]);
}

/** Premium of the changed answers, and its difference from the original. */
function PremiumChange({
  original,
  estimate,
  plans,
  isToday,
}: Compared & { plans: ComparedPlans | undefined; isToday: boolean }) {
  const same = isToday ? texts.sameToday : texts.same;
  const more = isToday ? texts.moreToday : texts.more;
  const less = isToday ? texts.lessToday : texts.less;
  const premium = estimate.predicted_premium;
  const difference = Math.round(premium) - Math.round(original.predicted_premium);
  const change = formatChange(difference, formatRoundedMoney(Math.abs(difference)));
  return (
    <>
      {plans && <SilverPrice {...plans} />}
      <div>
        <p className="remark">{texts.premium[estimate.insurance_type]}</p>
        <p>
          <strong className={`${styles.premium} display`}>{formatRoundedMoney(premium)}</strong>{' '}
          <span className="quiet">
            {plans ? premiumTexts.aYear : texts.yearAndMonth(premiumTexts.monthly(premium / 12))}
          </span>
        </p>
        {difference === 0 ? (
          <p>{same}</p>
        ) : (
          <p>
            <span>{texts.thatIs}</span>
            {change}
            <span>{` ${difference > 0 ? more : less}`}</span>
          </p>
        )}
      </div>
      <Announcement
        text={texts.spoken(
          premiumTexts.yearly(premium),
          difference === 0
            ? same
            : `${texts.thatIs}${formatRoundedMoney(Math.abs(difference))} ${difference > 0 ? more : less}`,
        )}
      />
    </>
  );
}

/** Both premiums on a line from 0 to `max`, and a car's covers. */
function Comparison({ original, estimate, max }: Compared & { max: number }) {
  const { predicted_premium: premium, range } = estimate;
  return (
    <>
      <ComparisonLine original={original.predicted_premium} premium={premium} {...range} max={max} />
      <p className="quiet">{texts.likely(formatRange(range))}</p>
      {original.insurance_type === 'car' && estimate.insurance_type === 'car' ? (
        <div>
          <LevelRow prices={listCoverChanges(original.covers, estimate.covers)} attribute="data-cover" />
          <p className="remark">{tileTexts.aMonth}</p>
        </div>
      ) : null}
    </>
  );
}

/** Prices of the covers a month with the changed answers, each with its change. */
function listCoverChanges(before: CarCovers, after: CarCovers) {
  return listShortCovers(after).map((price) => {
    const [to = 0, from = 0] = [after, before].map((covers) => Math.round(covers[price.level].premium / 12));
    return { ...price, likely: to === from ? undefined : formatRoundedMoneyChange(to - from) };
  });
}

/** Monthly price of silver with the changed answers, and its change. */
function SilverPrice({ before, after }: ComparedPlans) {
  const [price, basis] = formatSilver(after.months);
  const [from, to] = [findSilver(before.months), findSilver(after.months)];
  const difference = from === undefined || to === undefined ? 0 : to - from;
  return (
    <p>
      <strong>
        {price && difference !== 0 ? texts.changedBy(price, formatRoundedMoneyChange(difference)) : price}
      </strong>
      {basis && <span className="remark">{`, ${basis}`}</span>}
    </p>
  );
}

/** Lowest price of silver, USD a month; undefined where another case takes the place of the prices. */
const findSilver = ({ instead, tiles }: ReturnType<typeof toMonthlyPrices>) =>
  instead ? undefined : tiles.find(({ level }) => level === 'silver')?.range?.low;

/** Marketplace price, tax credit and year of care with the changed answers, each with its change. */
function PlanChanges({ before, after }: ComparedPlans) {
  return (
    <dl className={styles.plan}>
      {Object.entries(after.amounts).map(([name, amount]) => {
        if (amount === undefined) return null;
        const difference = Math.round(amount) - Math.round(before.amounts[name] ?? amount);
        return (
          <div key={name} className="pair">
            <dt>{name}</dt>
            <dd className="strong">
              {difference === 0
                ? premiumTexts.yearly(amount)
                : texts.changedBy(premiumTexts.yearly(amount), formatRoundedMoneyChange(difference))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function listPlanAmounts({
  priced: estimate,
  prices,
}: HouseholdPrices<HealthEstimate>): ShownPlans['amounts'] {
  const totals = prices && estimate.year ? toYearTotals(prices, estimate.year) : undefined;
  const lowest = totals && Math.min(...totals.rows.map(({ expected }) => expected));
  return {
    [names.market]: estimate.market.premium,
    ...(prices?.help === 'credit' && {
      [names.credit(prices.plan_year)]: prices.credit.amount,
    }),
    [names.care]: totals?.rows.find(({ level }) => level === 'silver')?.mean,
    [yearTexts.lowestTotal]: totals?.premium === 'none' ? undefined : lowest,
  };
}

/** Formats a difference in the colour of its direction. */
const formatChange = (amount: number, text: string) => (
  <strong className={`${styles.change} ${amount > 0 ? 'raises' : 'lowers'}`}>{text}</strong>
);

/** Changed answers, each with its part of the difference between both premiums. */
function ChangedReasons({ original, estimate }: Compared) {
  const { changed, unchanged, baseline } = splitDifference(original, estimate);
  const [before, after]: [Answers, Answers] = [original.input_data, estimate.input_data];
  const format = (field: string) =>
    texts.changed(
      toAnswerLabel(field),
      formatAnswer(field, before[field]),
      formatAnswer(field, after[field]),
    );
  const others = { text: texts.others, amount: unchanged + baseline };
  const changes = changed.map(({ fields, amount }) => ({ text: fields.map(format).join(', '), amount }));
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
        {rows.map(({ text, amount }) => (
          <div key={text} className={`${styles.reason} pair`}>
            <dt>{text}</dt>
            <dd>{formatChange(amount, formatRoundedMoneyChange(amount))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Stores the changed answers, with the household of the original and the plan year on screen, as a new prediction and opens its page. Guests have no history to store it in. */
function SaveButton({ shown, disabled }: { shown: Estimate; disabled: boolean }) {
  const { isAuthenticated } = useSession();
  const stored = useStoredHousehold();
  const navigate = useNavigate();
  const { failure, estimate } = useEstimate(async (changed, idempotencyKey) => {
    const saved = await requestPrediction(changed, idempotencyKey);
    const update = formatPriceUpdate(saved, toShownPremium(shown));
    if (update) showToast(update, 'price-update', 10_000);
    await navigate(toPredictionPath(saved.id));
  });
  const [isSaving, startSaving] = useTransition();
  useFocusReturn(isSaving);
  if (!isAuthenticated) return null;
  const { insurance_type, input_data } = shown;
  const household =
    stored && insurance_type === 'health' ? toStoredHousehold(stored.given, input_data.age) : undefined;
  const plan_year = insurance_type === 'health' ? shown.market.prices.plan_year : undefined;
  const answers = { insurance_type, input_data, household, plan_year } as InsuranceAnswers;
  const save = () => startSaving(async () => void (await estimate(answers)));
  return (
    <>
      <FormFailure failure={failure} />
      <Button variant="primary" disabled={disabled} busyLabel={isSaving && commonTexts.saving} onClick={save}>
        {texts.save}
      </Button>
    </>
  );
}
