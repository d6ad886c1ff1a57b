import { useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { toOutcome, useOutcome } from '#frontend/api/outcome.ts';
import { outcomeTexts } from '#frontend/features/estimates/outcome.texts.ts';
import { requestPrediction } from '#frontend/features/estimates/requests.ts';
import { PageParts } from '#frontend/features/estimates/result/page-parts.ts';
import { detailTexts } from '#frontend/features/estimates/result/premium-details.texts.ts';
import { resultTexts as texts } from '#frontend/features/estimates/result/result.texts.ts';
import { PredictionAnswers, ShownResult } from '#frontend/features/estimates/result/shown-result.tsx';
import { useEstimate } from '#frontend/features/estimates/use-estimate.ts';
import { createFormState } from '#frontend/features/estimates/use-steps.ts';
import {
  changeHousehold,
  useHouseholdInput,
  useStoredHousehold,
} from '#frontend/features/household/household-store.ts';
import { toChosenYear, toStoredHousehold } from '#frontend/features/household/prediction-household.tsx';
import { storedHouseholdTexts } from '#frontend/features/household/stored-household.texts.ts';
import { hasStoredHousehold, StoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { findFiledYear } from '#frontend/features/places/device-estimate.ts';
import { startChange } from '#frontend/features/plans/change/earlier-prices.ts';
import { readStoredPrices, StoredChange } from '#frontend/features/plans/change/result-change.tsx';
import { formPaths, paths, toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Card, Message } from '#frontend/ui/content.tsx';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { deletePrediction } from './stored-predictions.ts';

/** Content of an entry of the browser's history: the prediction that the one of the page replaces. */
const useReplaced = () => (Object(useLocation().state) as { replaces?: string }).replaces;

/** Whole result of a stored prediction, with its answers and a link back to its form. */
export function PredictionDetail({ prediction }: { prediction: Prediction }) {
  const isReplacement = useReplaced() !== undefined;
  return (
    <StoredHousehold of={prediction}>
      <PageParts
        value={{
          choice: <NewEstimate of={prediction} />,
          buttons: (
            <>
              <ChangeAnswers of={prediction} />
              <LinkButton to={paths.history}>{texts.history}</LinkButton>
            </>
          ),
        }}
      >
        <ShownResult
          estimate={prediction}
          difference={<StoredChange of={prediction} isReplacement={isReplacement} />}
        />
      </PageParts>
      <Card labelledBy="answers" title={detailTexts.answers} className="stack-16">
        <PredictionAnswers answers={prediction.input_data} />
      </Card>
    </StoredHousehold>
  );
}

/**
 * Saves the household as it was changed on the page, with the same answers and label, as a new prediction: a stored one
 * keeps what it showed. On the page of the new one, deletes the old one.
 */
function NewEstimate({ of: prediction }: { of: Prediction }) {
  const stored = useStoredHousehold();
  const navigate = useNavigate();
  const replaces = useReplaced();
  const { failure, estimate } = useEstimate(async (answers, idempotencyKey) => {
    const saved = await requestPrediction(answers, idempotencyKey);
    startChange(readStoredPrices(prediction));
    await navigate(toPredictionPath(saved.id), { state: { replaces: prediction.id } });
  });
  const [isBusy, start] = useTransition();
  useFocusReturn(isBusy);
  if (prediction.insurance_type !== 'health' || !stored) return null;
  const { insurance_type, input_data, label } = prediction;
  const household = toStoredHousehold(stored.given, input_data.age);
  const answers = {
    insurance_type,
    input_data,
    label,
    household,
    plan_year: toChosenYear(stored.given, findFiledYear(input_data.state)),
  };
  if (stored.isChanged) {
    const save = () => start(async () => void (await estimate(answers)));
    return (
      <>
        <FormFailure failure={failure} />
        <Message
          actions={
            <Button onClick={save} disabled={!household} busyLabel={isBusy && commonTexts.saving}>
              {storedHouseholdTexts.saveAsNew}
            </Button>
          }
        >
          {storedHouseholdTexts.notSaved}
        </Message>
      </>
    );
  }
  if (replaces !== undefined) return <OldEstimate id={replaces} />;
  return hasStoredHousehold(prediction) ? null : <WithoutFamily of={prediction} />;
}

/** Reason why the prices are for the applicant alone, and the way to an estimate with the family. */
function WithoutFamily({ of: prediction }: { of: Prediction }) {
  const open = useOpenForm(prediction);
  return (
    <Message
      actions={
        <Button onClick={() => open({ label: prediction.label })}>{storedHouseholdTexts.addFamily}</Button>
      }
    >
      {storedHouseholdTexts.alone}
    </Message>
  );
}

/** Offers to delete the prediction that a new one replaces. */
function OldEstimate({ id }: { id: string }) {
  const [isDeleted, setDeleted] = useState(false);
  const { failure, settle } = useOutcome('delete', outcomeTexts.deleteFailed);
  const [isBusy, start] = useTransition();
  useFocusReturn(isBusy);
  const remove = () =>
    start(async () => {
      const failed = await settle(() => toOutcome(outcomeTexts.deleteFailed, () => deletePrediction(id)));
      if (!failed) setDeleted(true);
    });
  return (
    <>
      <FormFailure failure={failure} />
      <Message
        actions={
          !isDeleted && (
            <Button onClick={remove} busyLabel={isBusy && commonTexts.deleting}>
              {storedHouseholdTexts.deleteOld}
            </Button>
          )
        }
      >
        {isDeleted ? storedHouseholdTexts.deletedOld : storedHouseholdTexts.savedAsNew}
      </Message>
    </>
  );
}

/** Returns a function that opens the form with the answers, and with the household as it was changed on the page. */
function useOpenForm(prediction: Prediction) {
  const { insurance_type: type, input_data: answers } = prediction;
  const navigate = useNavigate();
  const [household] = useHouseholdInput();
  const stored = useStoredHousehold();
  return (others: { label?: string | undefined } = {}) => {
    // The form has the household of the tab.
    if (stored?.isChanged || hasStoredHousehold(prediction)) changeHousehold(household);
    startChange(readStoredPrices(prediction));
    void navigate(formPaths[type], { state: createFormState(type, { ...answers, ...others }) });
  };
}

function ChangeAnswers({ of: prediction }: { of: Prediction }) {
  const open = useOpenForm(prediction);
  return (
    <Button variant="primary" onClick={() => open()}>
      {texts.changeAnswers}
    </Button>
  );
}
