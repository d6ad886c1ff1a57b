import { useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import type { Prediction } from '#contract/predictions.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { toOutcome, useOutcome } from '#frontend/api/outcome.ts';
import { outcomeTexts } from '#frontend/features/estimates/outcome.texts.ts';
import { requestPrediction } from '#frontend/features/estimates/requests.ts';
import { PageParts } from '#frontend/features/estimates/result/page-parts.ts';
import { PolicyAnswers } from '#frontend/features/estimates/result/policy-answers.tsx';
import { detailTexts } from '#frontend/features/estimates/result/premium-details.texts.ts';
import { resultTexts as texts } from '#frontend/features/estimates/result/result.texts.ts';
import { PredictionAnswers, ShownResult } from '#frontend/features/estimates/result/shown-result.tsx';
import { useEstimate } from '#frontend/features/estimates/use-estimate.ts';
import { useStoredHousehold } from '#frontend/features/household/household-store.ts';
import { olderTexts } from '#frontend/features/household/older-answers.texts.ts';
import {
  countCarYears,
  formatOlderDriver,
  makeDriverOlder,
} from '#frontend/features/household/older-answers.ts';
import { toChosenYear, toStoredHousehold } from '#frontend/features/household/prediction-household.tsx';
import { storedHouseholdTexts } from '#frontend/features/household/stored-household.texts.ts';
import { hasStoredHousehold, StoredHousehold } from '#frontend/features/household/stored-household.tsx';
import type { GivenHousehold } from '#frontend/features/household/typed-household.ts';
import { findFiledYear } from '#frontend/features/places/device-estimate.ts';
import { startChange } from '#frontend/features/plans/change/earlier-prices.ts';
import { paths, toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Card, Message } from '#frontend/ui/content.tsx';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { ChangeAnswers, WithoutFamily } from './change-answers.tsx';
import { estimateAgain, LaterYear } from './later-estimate.tsx';
import { readStoredPrices, StoredChange, YearChange } from './stored-change.tsx';
import { deletePrediction } from './stored-predictions.ts';

/** Content of an entry of the browser's history: the prediction that the one of the page replaces. */
const useReplaced = () => (Object(useLocation().state) as { replaces?: string }).replaces;

/** Whole result of a stored prediction, or of its answers with today's ages and prices. */
export function PredictionDetail({ prediction }: { prediction: Prediction }) {
  const [again, setAgain] = useState<{ id: string; years: readonly number[] }>();
  const show = (years?: readonly number[]) => {
    setAgain(years && { id: prediction.id, years });
    document.querySelector('h1')?.focus();
    scrollTo({ top: 0 });
  };
  if (again?.id !== prediction.id)
    return <ShownPrediction key={prediction.id} of={prediction} onEstimateAgain={show} />;
  return (
    <OnDemand
      load={() => estimateAgain(prediction, again.years)}
      toast={{ id: 'estimate-again', message: olderTexts.failed }}
      heading="h1"
    >
      {({ later, note }) => (
        <ShownPrediction
          of={{ ...later, label: prediction.label }}
          again={{ stored: prediction, note, onBack: () => show() }}
        />
      )}
    </OnDemand>
  );
}

/** Prediction that was estimated again. */
interface AgainProps {
  stored: Prediction;
  /** Says how the new estimate differs. */
  note: string;
  /** Shows the stored one. */
  onBack: () => void;
}

interface ShownPredictionProps {
  of: Prediction;
  again?: AgainProps;
  /** @param years by which each person is older, or the driver of a car */
  onEstimateAgain?: (years: readonly number[]) => void;
}

/** Result of a prediction, with its answers and a link back to its form. */
function ShownPrediction({ of: prediction, again, onEstimateAgain }: ShownPredictionProps) {
  const isReplacement = useReplaced() !== undefined;
  const later =
    onEstimateAgain && prediction.insurance_type === 'health' ? (
      <LaterYear of={prediction} onShow={onEstimateAgain} />
    ) : (
      <YearChange />
    );
  return (
    <StoredHousehold of={prediction} hasLaterYear={onEstimateAgain !== undefined && !isReplacement}>
      <PageParts
        value={{
          choice: (
            <>
              {onEstimateAgain && <CarAgain of={prediction} onEstimateAgain={onEstimateAgain} />}
              <NewEstimate of={prediction} again={again} />
            </>
          ),
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
          difference={
            <StoredChange
              of={prediction}
              from={again?.stored}
              isReplacement={isReplacement}
              otherwise={later}
            />
          }
        />
      </PageParts>
      <Card labelledBy="answers" title={detailTexts.answers} className="stack-16">
        <PredictionAnswers answers={prediction.input_data} />
        {prediction.insurance_type === 'car' && prediction.policy && (
          <PolicyAnswers policy={prediction.policy} />
        )}
      </Card>
    </StoredHousehold>
  );
}

/** Offers to price a car of an earlier year again. */
function CarAgain({
  of: prediction,
  onEstimateAgain,
}: Required<Pick<ShownPredictionProps, 'of' | 'onEstimateAgain'>>) {
  const years = prediction.insurance_type === 'car' ? countCarYears(prediction) : 0;
  if (prediction.insurance_type === 'health' || years === 0) return null;
  return (
    <Message
      actions={
        <Button onClick={() => onEstimateAgain([years])}>
          {olderTexts.priceCar(new Date().getFullYear())}
        </Button>
      }
    >
      {formatOlderDriver(makeDriverOlder(prediction, years).input_data, years)}
    </Message>
  );
}

/**
 * Saves the household as it was changed on the page, with the same answers and label, as a new prediction: a stored one
 * keeps what it showed. On the page of the new one, deletes the old one.
 */
function NewEstimate({ of: prediction, again }: { of: Prediction; again: AgainProps | undefined }) {
  const stored = useStoredHousehold();
  const navigate = useNavigate();
  const replaces = useReplaced();
  const { failure, estimate } = useEstimate(async (answers, idempotencyKey) => {
    const saved = await requestPrediction(answers, idempotencyKey);
    startChange(readStoredPrices(again?.stored ?? prediction));
    await navigate(toPredictionPath(saved.id), { state: { replaces: prediction.id } });
  });
  const [isBusy, start] = useTransition();
  useFocusReturn(isBusy);
  if (!stored) return null;
  const answers = toNewAnswers(prediction, stored.given);
  if (stored.isChanged || again) {
    const save = () => start(async () => void (answers && (await estimate(answers))));
    return (
      <>
        <FormFailure failure={failure} />
        <Message
          actions={
            <>
              <Button onClick={save} disabled={!answers} busyLabel={isBusy && commonTexts.saving}>
                {storedHouseholdTexts.saveAsNew}
              </Button>
              {again && <Button onClick={again.onBack}>{olderTexts.back}</Button>}
            </>
          }
        >
          {again ? `${again.note} ${olderTexts.stays}` : storedHouseholdTexts.notSaved}
        </Message>
      </>
    );
  }
  if (replaces !== undefined) return <OldEstimate id={replaces} />;
  return prediction.insurance_type === 'car' || hasStoredHousehold(prediction) ? null : (
    <WithoutFamily of={prediction} />
  );
}

/** Answers of a prediction with the household of its page; undefined for one that the API does not take. */
function toNewAnswers(prediction: Prediction, given: GivenHousehold): InsuranceAnswers | undefined {
  const { label } = prediction;
  if (prediction.insurance_type === 'car')
    return { insurance_type: 'car', input_data: prediction.input_data, policy: prediction.policy, label };
  const { insurance_type, input_data } = prediction;
  const household = toStoredHousehold(given, input_data.age);
  const plan_year = toChosenYear(given, findFiledYear(input_data.state));
  return household && { insurance_type, input_data, label, household, plan_year };
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
