import type { Prediction } from '#contract/predictions.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { YearsOlder } from '#frontend/features/household/age-question.tsx';
import { olderTexts as texts } from '#frontend/features/household/older-answers.texts.ts';
import {
  findEstimatedYear,
  formatOlderDriver,
  formatOlderPeople,
  makeDriverOlder,
  makePeopleOlder,
  type StoredHealth,
} from '#frontend/features/household/older-answers.ts';
import { readStoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { loadEvaluator, loadEvaluatorFor } from '#frontend/features/places/device-estimate.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import { changeTexts } from '#frontend/features/plans/change/change.texts.ts';
import { readPlanPrices } from '#frontend/features/plans/household-prices.ts';
import { OverNote } from '#frontend/features/plans/year-note.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import type { PlanYear } from '#functions/plans/plan-year.ts';
import { toPlanYear } from '#functions/plans/plan-year.ts';
import { choosePlanYear } from '#functions/plans/price-year.ts';
import { YearChange } from './stored-change.tsx';

type HealthPrediction = StoredHealth & Prediction;

interface LaterEstimate {
  later: Prediction;
  /** Says how it differs from the stored one. */
  note: string;
}

/**
 * Estimates a stored prediction again with today's ages and prices, on the device.
 * @param years by which each person is older, or the driver of a car
 */
export async function estimateAgain(stored: Prediction, years: readonly number[]): Promise<LaterEstimate> {
  if (stored.insurance_type === 'car') {
    const [yearsOfDriver = 0] = years;
    const older = makeDriverOlder(stored, yearsOfDriver);
    const { insurance_type, input_data } = older;
    const estimate = (await loadEvaluator('car')).estimate({ insurance_type, input_data });
    return { later: { ...older, ...estimate }, note: formatOlderDriver(input_data, yearsOfDriver) };
  }
  const older = makePeopleOlder(stored, years);
  const { insurance_type, input_data } = older;
  const estimate = (await loadEvaluatorFor(older)).estimate({ insurance_type, input_data });
  const later = { ...older, ...estimate };
  return { later, note: formatOlderPeople(stored, older, findEstimatedYear(later)) };
}

interface LaterYearProps {
  of: HealthPrediction;
  /** @param years by which each person is older */
  onShow: (years: readonly number[]) => void;
}

/** Change from a stored health estimate to the present plan year, with everyone's ages on its first day. */
export function LaterYear({ of: stored, onShow }: LaterYearProps) {
  if (findEstimatedYear(stored) >= toPlanYear(formatIsoDate(new Date()))) return <YearChange />;
  const load = async () => {
    const evaluator = await loadEvaluatorFor(stored);
    return { evaluator, planYear: choosePlanYear(evaluator.market(stored.input_data), '') };
  };
  return (
    <OnDemand load={load} toast={{ id: 'later-year', message: texts.failed }} heading="#change">
      {({ evaluator, planYear }) =>
        planYear > findEstimatedYear(stored) ? (
          <YearsOlder
            of={stored}
            planYear={planYear}
            heading={
              <>
                <h2 id="change">{changeTexts.fromTo(String(findEstimatedYear(stored)), String(planYear))}</h2>
                <OverNote year={findEstimatedYear(stored)} />
              </>
            }
          >
            {(years) => (
              <YearChange
                later={{
                  prices: priceAtAges(evaluator, makePeopleOlder(stored, years), planYear),
                  note: formatOlderPeople(stored, makePeopleOlder(stored, years), planYear),
                  onShow: () => onShow(years),
                }}
              />
            )}
          </YearsOlder>
        ) : (
          <YearChange />
        )
      }
    </OnDemand>
  );
}

function priceAtAges(evaluator: Evaluator, older: HealthPrediction, planYear: PlanYear) {
  const priced = { ...older, market: evaluator.market(older.input_data) };
  return readPlanPrices(priced, { ...readStoredHousehold(older), year: String(planYear) }).outcome;
}
