import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { carAnswers, healthAnswers } from '#contract/predictions.ts';
import type { Answers } from '#frontend/features/predictions/answers.ts';
import { parseLinkedAnswers } from '#frontend/features/predictions/prefilled-answers.ts';
import { createPrediction } from '#frontend/features/predictions/requests.ts';
import { PredictionResult } from '#frontend/features/predictions/result/prediction-result.tsx';
import { paths, toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { FormScreen, type FormScreenProps } from './form-screen.tsx';
import { useDraft } from './use-draft.ts';
import { useEstimate } from './use-estimate.ts';

/** Prediction form, replaced by the result after a successful submission. */
export function PredictionScreen({ title, introduction, insuranceType }: FormScreenProps) {
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  const { result: prediction, failure, estimate, reset } = useEstimate(createPrediction, insuranceType);
  const schema: z.ZodMiniType<Answers> = insuranceType === 'health' ? healthAnswers : carAnswers;
  const draft = useDraft(insuranceType, () => parseLinkedAnswers(schema, state));

  function openEmptyForm() {
    reset();
    draft.reset();
    navigate(pathname, { replace: true });
  }

  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    // A link to this page while it shows a result opens the empty form. The result stays with its own entry.
    if (prediction) draft.reset();
  });

  return (
    <FormScreen
      title={title}
      insuranceType={insuranceType}
      introduction={
        draft.source === 'link'
          ? 'Your earlier answers are filled in. Change any of them; the earlier prediction stays in your history.'
          : introduction
      }
      draft={draft}
      failure={failure}
      onSubmit={estimate}
      onClear={openEmptyForm}
      result={
        prediction && (
          <PredictionResult
            estimate={prediction}
            actions={
              <>
                <Button variant="primary" onClick={openEmptyForm}>
                  New Prediction
                </Button>
                <LinkButton to={paths.history}>View History</LinkButton>
                <LinkButton variant="quiet" to={toPredictionPath(prediction.id)}>
                  Open its page
                </LinkButton>
              </>
            }
          />
        )
      }
    />
  );
}
