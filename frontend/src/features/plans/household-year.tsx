import type { HealthEstimate } from '#contract/estimates.ts';
import { useEvaluator, usePrices } from '#frontend/features/places/device-estimate.ts';
import { isForApplicant, listPriced } from '#functions/plans/cover.ts';
import { findApplicant } from '#functions/plans/household.ts';
import { combineCare, type YearOfCare } from '#functions/plans/year-totals.ts';
import { usePlanPrices } from './use-plan-prices.tsx';
import { YearPanel } from './year-panel.tsx';

interface HouseholdYearProps {
  estimate: HealthEstimate;
  care: YearOfCare;
}

/**
 * Year of everybody whom the prices are for: the others with the average spending of their ages. Of the applicant alone
 * where the code for it cannot be loaded.
 */
export function HouseholdYear({ estimate, care }: HouseholdYearProps) {
  const { prices } = usePlanPrices();
  const hasOthers = prices !== undefined && !isForApplicant(prices);
  const { value: evaluator, isMissing } = useEvaluator('health', hasOthers);
  const place = usePrices(hasOthers ? estimate.input_data.state : undefined);
  if (!hasOthers || isMissing) return <YearPanel care={care} isOfAll={false} />;
  if (!evaluator || place === 'loading') return null;
  const applicant = findApplicant(prices.household);
  const others = listPriced(prices).filter((person) => person !== applicant);
  const theirs = others.flatMap(({ age }) => evaluator.averageCare({ ...estimate.input_data, age }) ?? []);
  return <YearPanel care={combineCare(care, theirs)} isOfAll />;
}
