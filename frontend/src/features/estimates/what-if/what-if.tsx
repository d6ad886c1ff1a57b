import { useMemo } from 'react';
import type { CarAnswers } from '#contract/car-answers.ts';
import type { CarEstimate, HealthEstimate } from '#contract/estimates.ts';
import type { HealthAnswers } from '#contract/health-answers.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { useSession } from '#frontend/api/session-store.ts';
import type { Answers } from '#frontend/features/estimates/answers.ts';
import { coverTexts } from '#frontend/features/estimates/car/cover.texts.ts';
import { listShortCovers } from '#frontend/features/estimates/car/covers.ts';
import { loadCarFacts } from '#frontend/features/estimates/car/facts.ts';
import { OwnChange } from '#frontend/features/estimates/car/own-change.tsx';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { whatIfTexts as texts } from '#frontend/features/estimates/what-if/what-if.texts.ts';
import { useStoredHousehold } from '#frontend/features/household/household-store.ts';
import { toStoredHousehold } from '#frontend/features/household/prediction-household.tsx';
import type { GivenHousehold } from '#frontend/features/household/typed-household.ts';
import { loadEvaluator, usePrices } from '#frontend/features/places/device-estimate.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import { missingPrices } from '#frontend/features/places/search.texts.ts';
import { changeTexts } from '#frontend/features/plans/change/change.texts.ts';
import { ChangeTable } from '#frontend/features/plans/change/change-table.tsx';
import { type HouseholdPrices, readPlanPrices } from '#frontend/features/plans/household-prices.ts';
import { choosePlanYear, toEstimateOfYear } from '#functions/plans/price-year.ts';
import { formatChangedAmount } from './changed-amount.ts';
import type { ComparedEstimates } from './changed-reasons.tsx';
import { listCarChanges, listHealthChanges, type Shown } from './estimated-today.ts';
import { HouseholdControls, toIncomeId, useChangedHousehold } from './household-controls.tsx';
import { ends, PlanChanges, SilverPrice, useSilverPrice } from './plan-changes.tsx';
import { useChangedAnswers, usePricedAnswers } from './use-changed-answers.ts';
import { WhatIfLayout } from './what-if-layout.tsx';

interface WhatIfProps<Of> {
  /** Estimate on screen, which an earlier model may have made. */
  shown: Shown<Of>;
  evaluator: Evaluator;
}

/** Estimates of changed answers beside the original one, computed on the device. Stores nothing until the user saves. */
export function HealthWhatIf({ shown, evaluator }: WhatIfProps<HealthEstimate>) {
  const changed = useChangedAnswers('health', shown.input_data);
  const prices = usePrices(String(changed.answers.state ?? ''));
  const priced = usePricedAnswers(changed.answers, prices);
  const household = useChangedHousehold();
  const before = useAssumedPlans(evaluator, changed.original, household.original);
  const after = useAssumedPlans(evaluator, priced, household.given, household.isChanged ? undefined : before);
  const [original, estimate] = [before.priced, after.priced];
  const { input_data } = estimate;
  const planYear = estimate.market.prices.plan_year;
  const isStored = useStoredHousehold() !== undefined;
  const keepsHousehold = useSession().user?.keep_household || isStored;
  const silver = useSilverPrice({ before, after });
  const reset = () => {
    changed.reset();
    household.reset();
    document.getElementById(toIncomeId(changed.id))?.focus();
  };
  return (
    <WhatIfLayout
      {...{ shown, evaluator, priced, original, estimate, planYear }}
      changed={{ ...changed, isChanged: changed.isChanged || household.isChanged, reset }}
      controls={
        <HouseholdControls
          household={household}
          id={changed.id}
          age={Math.floor(Number(changed.answers.age))}
          problems={after.problems}
        />
      }
      // A household that is not stored is no reason to save, and one that cannot be read is no household.
      canSave={
        household.isChanged
          ? after.household !== undefined &&
            after.unread.length === 0 &&
            (changed.isChanged || keepsHousehold)
          : changed.isChanged
      }
      listChanges={() => listHealthChanges(shown, original)}
      unit={premiumTexts.aYear}
      lead={<SilverPrice {...silver} />}
      spokenLead={household.isChanged && silver.price ? `${silver.price}.` : undefined}
      missing={prices === 'missing' ? <p>{`${missingPrices} ${texts.forCountry}`}</p> : undefined}
      changes={<PlanChanges before={before} after={after} />}
      saved={{
        insurance_type: 'health',
        input_data,
        household: keepsHousehold ? toStoredHousehold(household.given, input_data.age) : undefined,
        plan_year: planYear,
      }}
    />
  );
}

type AssumedPlans = HouseholdPrices<HealthEstimate>;

/** Answers that the prices of plans depend on. */
const ofPlans = ['age', 'state', 'county', 'zip3'] as const;

/**
 * Prices of plans with some answers, for a household and its plan year.
 * @param original prices for the same household, which also are those of answers that only differ in health
 */
function useAssumedPlans(
  evaluator: Evaluator,
  input_data: Answers,
  given: GivenHousehold,
  original?: AssumedPlans,
): AssumedPlans {
  return useMemo(() => {
    const answers = { insurance_type: 'health' as const, input_data: input_data as HealthAnswers };
    const estimate = evaluator.estimate(answers);
    const priced = toEstimateOfYear(estimate, choosePlanYear(estimate.market, given.year));
    const isSame =
      original?.priced.market.premium === priced.market.premium &&
      ofPlans.every((name) => original.priced.input_data[name] === input_data[name]);
    return isSame ? { ...original, priced } : readPlanPrices(priced, given);
  }, [evaluator, input_data, given, original]);
}

/** The same for a car, with the prices of its covers. */
export function CarWhatIf({ shown, evaluator }: WhatIfProps<CarEstimate>) {
  const changed = useChangedAnswers('car', shown.input_data);
  const original = useAssumedCar(evaluator, changed.original);
  const estimate = useAssumedCar(evaluator, changed.answers);
  return (
    <WhatIfLayout
      {...{ shown, evaluator, changed, original, estimate }}
      priced={changed.answers}
      listChanges={() => listCarChanges(shown, original, new Date())}
      unit={texts.yearAndMonth(premiumTexts.monthly(estimate.predicted_premium / 12))}
      covers={
        <>
          <CoverChanges original={original} estimate={estimate} />
          <LoadedOwnChange paid={shown.input_data} answers={estimate.input_data} />
        </>
      }
      saved={{ insurance_type: 'car', input_data: estimate.input_data }}
    />
  );
}

function useAssumedCar(evaluator: Evaluator, input_data: Answers): CarEstimate {
  return useMemo(
    () => evaluator.estimate({ insurance_type: 'car', input_data: input_data as CarAnswers }),
    [evaluator, input_data],
  );
}

/** Prices of the covers a month with the original answers and with the changed ones. */
const CoverChanges = ({ original, estimate }: ComparedEstimates<CarEstimate>) => (
  <ChangeTable
    caption={coverTexts.heading}
    period={changeTexts.perMonth}
    ends={ends}
    rows={listShortCovers(estimate.covers).map(({ level, name }) =>
      formatChangedAmount(name, original.covers[level].premium / 12, estimate.covers[level].premium / 12),
    )}
    hasLongNames
  />
);

interface LoadedOwnChangeProps {
  /** Answers that the driver pays for now. */
  paid: CarAnswers;
  answers: CarAnswers;
}

/** Own price of a driver with other answers, on pages that have not loaded the code that prices it. */
export const LoadedOwnChange = createOptional<LoadedOwnChangeProps>(async () => {
  const [facts, evaluator] = await Promise.all([loadCarFacts(), loadEvaluator('car')]);
  return ({ paid, answers }) => (
    <OwnChange estimate={{ input_data: paid }} evaluator={evaluator} facts={facts} answers={answers} />
  );
});
