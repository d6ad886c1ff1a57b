import type { CarAnswers } from '#contract/car-answers.ts';
import { CoverRow } from '#frontend/features/estimates/car/cover-tiles.tsx';
import { listCarCovers } from '#frontend/features/estimates/car/covers.ts';
import { useEvaluator } from '#frontend/features/places/device-estimate.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import { formatLevelPrices } from '#frontend/features/plans/level-prices.tsx';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { uncoverFocus } from '#frontend/ui/use-focus-return.ts';
import { coverLineTexts as texts } from './cover-line.texts.ts';
import styles from './prediction-form.module.css';

/** Answers of a form so far. */
export type PricedCar = Pick<CarAnswers, 'driver_age' | 'car_mfg_year'> & Partial<CarAnswers>;

/** Age at which a driver is assumed to have got the license. */
const licenseAge = 18;
/** Thousand km: 13,476 miles a year per driver (FHWA, 2018). */
const usualMileage = 21.687;

/** Completes answers with those that are assumed, and names these. */
export function assumeAnswers(car: PricedCar): { answers: CarAnswers; assumed: string[] } {
  const usual = {
    driving_experience: Math.max(0, Math.floor(car.driver_age) - licenseAge),
    annual_mileage: usualMileage,
    prv_accident: 0,
  };
  const given = Object.fromEntries(Object.entries(car).filter(([, answer]) => answer !== undefined));
  const absent = Object.entries(usual).filter(([field]) => !Object.hasOwn(given, field));
  return {
    answers: { ...usual, ...given } as CarAnswers,
    assumed: absent.map(([field, answer]) => texts.assumed[field as keyof typeof usual](answer)),
  };
}

/**
 * Prices of the covers by month, computed on the device, and what they assume; nothing while their code is loading.
 * @param isTyped true if an answer has been changed: prices that the form opens with are not announced
 */
export function CoverLine({ car, isTyped }: { car: PricedCar; isTyped: boolean }) {
  // Without it there is no line.
  const { value: evaluator } = useEvaluator('car');
  const { answers, assumed } = assumeAnswers(car);
  const covers = evaluator && priceCovers(evaluator, answers);
  if (!covers) return null;
  return (
    <>
      <aside className={styles.prices} ref={uncoverFocus} aria-label={texts.name}>
        <CoverRow covers={covers} />
        <p className="remark">{texts.month(assumed)}</p>
      </aside>
      <Announcement
        isTyped
        text={`${formatLevelPrices(listCarCovers(covers))} ${texts.month(assumed)}.`}
        saysFirst={isTyped}
      />
    </>
  );
}

/** Returns undefined for ZIP digits without a price, such as those of a draft of another version. */
function priceCovers(evaluator: Evaluator, input_data: CarAnswers) {
  try {
    return evaluator.estimate({ insurance_type: 'car', input_data }).covers;
  } catch {
    return undefined;
  }
}
