import { useSyncExternalStore } from 'react';
import { maxCars, maxDrivers } from '#contract/policy-bounds.ts';
import { typedPolicy } from '#frontend/api/stored-answers.ts';

/** Texts of the fields of a driver or a car, by the names of their fields in the form of one car. */
export type PolicyRow = Readonly<Record<string, string>>;

/** Drivers and cars beside those of the car form, as typed. */
export interface PolicyInput {
  readonly drivers: readonly PolicyRow[];
  readonly cars: readonly PolicyRow[];
  /** Answer whether they are stored with a prediction. */
  readonly keeps?: string | undefined;
}

export type PolicyList = 'drivers' | 'cars';

const empty: PolicyInput = { drivers: [], cars: [] };

/** Most rows of each list, beside the first driver and car. */
export const maxRows: Readonly<Record<PolicyList, number>> = { drivers: maxDrivers - 1, cars: maxCars - 1 };

/** Reads the rows of a list: another version of the website may have stored others. */
function parseRows(rows: unknown, max: number): PolicyRow[] {
  if (!Array.isArray(rows)) return [];
  return rows.slice(0, max).map((row) => {
    const texts = Object.entries(Object(row)).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as PolicyRow;
  });
}

let stored: unknown;
let input = empty;

/** Policy as typed in this tab: the same object until it changes. */
export function getPolicyInput(): PolicyInput {
  const latest = typedPolicy.read();
  if (latest !== stored) {
    const { drivers, cars, keeps } = Object(latest);
    input = {
      drivers: parseRows(drivers, maxRows.drivers),
      cars: parseRows(cars, maxRows.cars),
      keeps: typeof keeps === 'string' ? keeps : undefined,
    };
  }
  stored = latest;
  return input;
}

/** The device does not remember names and loans of cars, nor the answer for one prediction. */
function toRemembered({ drivers, cars }: PolicyInput): PolicyInput {
  return { drivers, cars: cars.map(({ name: _name, loan: _loan, ...row }) => row) };
}

/** Changes the policy, in the tab and, if it is remembered, on the device. */
export function changePolicy(change: Partial<PolicyInput>): void {
  const changed = { ...getPolicyInput(), ...change };
  typedPolicy.store(changed, toRemembered(changed));
}

/** Stores the policy on the device too, or removes it there. */
export function setPolicyRemembered(isRemembered: boolean): void {
  const present = getPolicyInput();
  typedPolicy.setRemembered(isRemembered, present, toRemembered(present));
}

export const usePolicyInput = (): PolicyInput =>
  useSyncExternalStore(typedPolicy.subscribe, getPolicyInput, () => empty);

/** Returns true for a policy of more than one driver and one car. */
export const hasRows = ({ drivers, cars }: PolicyInput): boolean => drivers.length + cars.length > 0;
