import { formatAnswer } from '#frontend/features/estimates/answers.ts';
import { parseNumberText } from '#frontend/features/estimates/number-text.ts';
import { type OwnCar, useOwnCar } from '#frontend/features/estimates/own-car.ts';
import { type PolicyRow, usePolicyInput } from '#frontend/features/estimates/policy-store.ts';
import type { PolicyCar } from './policy.ts';
import { policyNameTexts as texts } from './policy-names.texts.ts';

interface PolicyNames {
  readonly names: readonly string[];
  readonly hasLoan: (index: number) => boolean;
}

/**
 * Names of a policy's cars and their loans, of which the tab alone knows: they are those of the form while its rows are
 * about the same cars.
 */
export function usePolicyNames(cars: readonly PolicyCar[]): PolicyNames {
  const own = useOwnCar();
  return namePolicyCars(cars, own, usePolicyInput().cars);
}

/**
 * Names cars, each by another name.
 * @param first answers about the first car
 * @param rows of the other cars in the form
 */
export function namePolicyCars(
  cars: readonly PolicyCar[],
  { name, loan }: OwnCar,
  rows: readonly PolicyRow[],
): PolicyNames {
  const own = cars.map(({ car_mfg_year, car_body = '' }, index) => {
    if (index === 0) return { name, loan };
    const row = rows[index - 1];
    const isSame = parseNumberText(row?.car_mfg_year ?? '') === car_mfg_year && row?.car_body === car_body;
    return isSame ? { name: row.name || undefined, loan: row.loan } : { name: undefined, loan: undefined };
  });
  const names = cars.map(({ car_mfg_year: year, car_body: body }, index) => {
    const known = own[index]?.name;
    if (known) return texts.named(known, year);
    return body ? texts.ofYear(formatAnswer('car_body', body), year) : texts.car(index + 1, year);
  });
  return {
    // Each once, as two cars may be alike.
    names: names.map((one, index) => (names.indexOf(one) === index ? one : texts.again(one, index + 1))),
    hasLoan: (index) => own[index]?.loan === 'yes',
  };
}
