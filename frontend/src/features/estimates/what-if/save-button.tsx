import { useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Estimate } from '#contract/estimates.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import { useSession } from '#frontend/api/session-store.ts';
import {
  formatPriceUpdate,
  requestPrediction,
  toShownPremium,
} from '#frontend/features/estimates/requests.ts';
import { useEstimate } from '#frontend/features/estimates/use-estimate.ts';
import { whatIfTexts as texts } from '#frontend/features/estimates/what-if/what-if.texts.ts';
import { toPredictionPath } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { showToast } from '#frontend/ui/toasts.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';

interface SaveButtonProps {
  /** Estimate on screen. */
  estimate: Estimate;
  answers: InsuranceAnswers;
  disabled: boolean;
}

/** Stores the changed answers as a new prediction and opens its page. Guests have no history to store it in. */
export function SaveButton({ estimate: shown, answers, disabled }: SaveButtonProps) {
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const { failure, estimate } = useEstimate(async (changed, idempotencyKey) => {
    const saved = await requestPrediction(changed, idempotencyKey);
    const update = formatPriceUpdate(saved, toShownPremium(shown));
    if (update) showToast(update, 'price-update', 10_000);
    await navigate(toPredictionPath(saved.id));
  });
  const [isSaving, startSaving] = useTransition();
  useFocusReturn(isSaving);
  if (!isAuthenticated) return null;
  const save = () => startSaving(async () => void (await estimate(answers)));
  return (
    <>
      <FormFailure failure={failure} />
      <Button variant="primary" disabled={disabled} busyLabel={isSaving && commonTexts.saving} onClick={save}>
        {texts.save}
      </Button>
    </>
  );
}
