import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { fillPolicy } from '#frontend/features/estimates/form/policy-fields.ts';
import { resultTexts as texts } from '#frontend/features/estimates/result/result.texts.ts';
import { createFormState } from '#frontend/features/estimates/use-steps.ts';
import { AgeFields, formatAgeQuestion } from '#frontend/features/household/age-question.tsx';
import {
  changeHousehold,
  toInput,
  useHouseholdInput,
  useStoredHousehold,
} from '#frontend/features/household/household-store.ts';
import {
  countCarYears,
  findEstimatedYear,
  formatOlderDriver,
  formatOlderPeople,
  isOfChosenYear,
  listStoredPeople,
  listYearsOlder,
  makeDriverOlder,
  makePeopleOlder,
  type StoredHealth,
} from '#frontend/features/household/older-answers.ts';
import { storedHouseholdTexts } from '#frontend/features/household/stored-household.texts.ts';
import { hasStoredHousehold, readStoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { startChange } from '#frontend/features/plans/change/earlier-prices.ts';
import { formPaths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { toPlanYear } from '#functions/plans/plan-year.ts';
import { readStoredPrices } from './stored-change.tsx';

/**
 * Returns a function that opens the form with the answers and the label, and with the household as it was changed on the page. In a later
 * plan year than that of the estimate, all are as old as on its first day; the question for these ages comes first where
 * the estimate does not tell them.
 */
function useOpenForm(prediction: Prediction) {
  const { insurance_type: type } = prediction;
  const navigate = useNavigate();
  const [household] = useHouseholdInput();
  const stored = useStoredHousehold();
  const [isAsking, setAsking] = useState(false);
  const planYear = toPlanYear(formatIsoDate(new Date()));
  const isLater =
    prediction.insurance_type === 'health' &&
    !stored?.isChanged &&
    planYear > findEstimatedYear(prediction) &&
    !isOfChosenYear(prediction);
  const openWith = (of: Prediction, note?: string) => {
    if (of.insurance_type === 'car') fillPolicy(of.policy);
    startChange(readStoredPrices(prediction));
    void navigate(formPaths[type], {
      state: createFormState(type, { ...of.input_data, label: prediction.label }, note),
    });
  };
  const openLater = (health: StoredHealth & Prediction, years: readonly number[]) => {
    const older = makePeopleOlder(health, years);
    if (hasStoredHousehold(older)) changeHousehold(toInput({ ...readStoredHousehold(older), year: '' }));
    openWith(older, formatOlderPeople(health, older, planYear));
  };
  const open = () => {
    if (prediction.insurance_type === 'car') {
      const years = countCarYears(prediction);
      const older = makeDriverOlder(prediction, years);
      return openWith(older, years > 0 ? formatOlderDriver(older.input_data, years) : undefined);
    }
    if (isLater) {
      const [years = 0, ...more] = listYearsOlder(prediction, planYear);
      if (more.length > 0) return setAsking(true);
      return openLater(
        prediction,
        listStoredPeople(prediction).map(() => years),
      );
    }
    // The form has the household of the tab.
    if (stored?.isChanged || hasStoredHousehold(prediction)) changeHousehold(household);
    openWith(prediction);
  };
  const question = isAsking && prediction.insurance_type === 'health' && (
    <Dialog title={formatAgeQuestion(prediction, planYear)} onClose={() => setAsking(false)}>
      <AgeFields of={prediction} planYear={planYear} onAnswer={(years) => openLater(prediction, years)} />
    </Dialog>
  );
  return { open, question };
}

export function ChangeAnswers({ of: prediction }: { of: Prediction }) {
  const { open, question } = useOpenForm(prediction);
  return (
    <>
      <Button variant="primary" onClick={open}>
        {texts.edit}
      </Button>
      {question}
    </>
  );
}

/** Reason why the prices are for the applicant alone, and the way to an estimate with the family. */
export function WithoutFamily({ of: prediction }: { of: Prediction }) {
  const { open, question } = useOpenForm(prediction);
  return (
    <Message
      actions={
        <>
          <Button onClick={open}>{storedHouseholdTexts.addFamily}</Button>
          {question}
        </>
      }
    >
      {storedHouseholdTexts.alone}
    </Message>
  );
}
