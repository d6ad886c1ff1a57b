import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import { createIdempotencyKey } from '#frontend/api/call.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { changedPrices, type Step, steps } from '#frontend/api/stored-answers.ts';
import { useHydrated } from '#frontend/ui/use-hydrated.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import type { Answers } from './answers.ts';
import { changeOwnCar } from './own-car.ts';

/** State of an entry of the browser's history. No logout clears it, so that it holds keys of stored steps only. */
interface EntryState {
  readonly form?: string;
  /** Key of the prices or of the result; undefined while the form is shown. */
  readonly step?: string;
  /** True after the prices, which continue with the questions that they did not need. */
  readonly atQuestions?: boolean;
  /** True for a form that continues at its first empty field. */
  readonly atEmptyField?: boolean;
}

/** Key of the form of the first entry: the router gives the same one to every page that is opened by its address. */
const firstForm = createIdempotencyKey();

/**
 * Stores answers that a form opens with, and returns the state of the link to it.
 * @param note on what differs from the prediction that they are of
 */
export function createFormState(insuranceType: InsuranceType, answers: Answers, note?: string): EntryState {
  const form = createIdempotencyKey();
  steps.store(insuranceType, form, { answers, note });
  return { form };
}

/**
 * Removes what is shown beside an estimate, before an empty form opens: the prices that those of the next household would
 * be compared with; loan, value and name of the car.
 */
export function forgetBesideEstimate(insuranceType: InsuranceType): void {
  if (insuranceType === 'health') changedPrices.clear();
  else changeOwnCar(undefined);
}

/**
 * Steps of a page with a form: form, prices and result. Each has its own entry in the browser's history, so that Back and
 * Forward lead from one to the next.
 */
export function useSteps<Result>(insuranceType: InsuranceType) {
  const hydrated = useHydrated();
  const username = useSession().user?.username;
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  const entry = Object(state) as EntryState;
  const form = entry.form ?? (key === 'default' ? firstForm : key);

  const shownKey = useRef<string>(undefined);
  /** Called when the entry is no longer shown. */
  const onLeave = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    shownKey.current = key;
    return () => {
      shownKey.current = undefined;
      onLeave.current?.();
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other steps.
  const shown = useMemo(
    () => (hydrated && entry.step ? steps.read(insuranceType, entry.step) : undefined),
    [hydrated, username, entry.step],
  );

  /** Opens an entry and waits until it is shown: React renders it after other changes, and a form that was sent stays busy until then. */
  async function open(next: EntryState, options = {}): Promise<void> {
    const left = new Promise<void>((resolve) => {
      onLeave.current = resolve;
    });
    await navigate(pathname, { state: next, ...options });
    await left;
  }

  /** Opens the entry of a new step, unless the user has left the form in the meantime. */
  async function openStep(step: Step): Promise<void> {
    if (shownKey.current !== key) return;
    const stepKey = createIdempotencyKey();
    steps.store(insuranceType, stepKey, step);
    if (key === 'default') await open({ form }, { replace: true });
    await open({ form, step: stepKey });
    scrollTo({ top: 0 });
  }

  return {
    /** Key of the form to which the step belongs. */
    form,
    priced: shown?.priced as Priced | undefined,
    result: shown?.result as Result | undefined,
    /** True where the prices or the result of the entry are not stored any more. */
    isGone: hydrated && entry.step !== undefined && !shown?.priced && !shown?.result,
    atQuestions: entry.atQuestions ?? false,
    atEmptyField: entry.atEmptyField ?? false,
    showPrices: (priced: Priced) => openStep({ priced }),
    showResult: (result: Result) => openStep({ result }),
    /** Changes what the shown step has stored, for a return to it. */
    changeResult: (result: Result) => {
      if (entry.step) steps.store(insuranceType, entry.step, { result });
    },
    /** Opens the form of a step again, with its answers. */
    changeAnswers: () => open({ form }),
    /** Opens the form after the prices, at the questions that they did not need. */
    continueForm: () => open({ form, atQuestions: true }),
    openEmptyForm: (options?: { replace: boolean }) => {
      forgetBesideEstimate(insuranceType);
      return open({}, options);
    },
    /** Opens a new form that begins with some answers, at the first one that is missing. */
    openFilledForm: (answers: Answers) => {
      // The answers of a car are about another one, whose loan, value and name are its own.
      if (insuranceType === 'car') changeOwnCar(undefined);
      return open({ ...createFormState(insuranceType, answers), atEmptyField: true });
    },
  };
}
