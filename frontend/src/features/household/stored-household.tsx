import { type PropsWithChildren, useState } from 'react';
import type { ParsedHousehold } from '#contract/household.ts';
import { minAdultAge } from '#contract/household-bounds.ts';
import type { Prediction } from '#contract/predictions.ts';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { PredictionHousehold, toInput } from './household-store.ts';
import type { GivenHousehold, HouseholdInput, StoredInput } from './typed-household.ts';

type Stored = Prediction | PredictionRow;

export const hasStoredHousehold = (stored: Stored) => 'household' in stored && stored.household !== undefined;

/** Plan year of the prices that are stored with a prediction; none of a car. */
function findPlanYear(stored: Stored): string {
  if (stored.insurance_type === 'car') return '';
  return String(('prices' in stored ? stored.prices : stored.market.prices).plan_year);
}

/** Applicant alone; the age is that of the answers. */
const alone: ParsedHousehold = { people: [{ role: 'adult', age: minAdultAge }] };

/**
 * Household of a stored prediction, with the plan year of its prices. One that has none is the applicant alone without an
 * income: neither the household of the tab nor a date decides about its price.
 */
export const readStoredHousehold = (stored: Stored): StoredInput => ({
  household: ('household' in stored && stored.household) || alone,
  year: findPlanYear(stored),
});

interface StoredHouseholdProps extends PropsWithChildren {
  of: Stored;
  /** True for prices of the present plan year. */
  isPresent?: boolean;
  /** True if the page has the change to a later plan year. */
  hasLaterYear?: boolean;
}

/** Prices the household that is stored with a prediction. Changes of it end with the page, unless they are saved as a new one. */
export function StoredHousehold({ of, isPresent, hasLaterYear, children }: StoredHouseholdProps) {
  const [given, setGiven] = useState<GivenHousehold>(() => ({
    ...readStoredHousehold(of),
    ...(isPresent && { year: '' }),
  }));
  const [isChanged, setChanged] = useState(false);
  const change = ({ year, ...changed }: Partial<HouseholdInput>) => {
    // The year is a view of the same household.
    const isEdit = Object.keys(changed).length > 0;
    setGiven((latest) => ({
      ...(isEdit ? { ...toInput(latest), ...changed } : latest),
      ...(year !== undefined && { year }),
    }));
    if (isEdit) setChanged(true);
  };
  return (
    <PredictionHousehold value={{ id: of.id, given, change, isChanged, hasLaterYear }}>
      {children}
    </PredictionHousehold>
  );
}
