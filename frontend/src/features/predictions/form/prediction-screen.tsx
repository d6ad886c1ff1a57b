import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { InsuranceType } from '#contract/predictions.ts';
import type { Failure } from '#frontend/api/failure.ts';
import { parseLinkedAnswers } from '#frontend/features/predictions/prefilled-answers.ts';
import type { CreatePrediction } from '#frontend/features/predictions/requests.ts';
import { PredictionResult } from '#frontend/features/predictions/result/prediction-result.tsx';
import { paths, toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/card.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './prediction-form.module.css';
import { DraftNotice } from './prediction-form.tsx';
import { type FormInput, useDraft } from './use-draft.ts';
import { type EstimateFormProps, useEstimate } from './use-estimate.ts';

interface PredictionScreenProps<Input, Answers extends object> {
  title: string;
  introduction: string;
  insuranceType: InsuranceType;
  Form: ComponentType<EstimateFormProps<Input, Answers>>;
  emptyForm: Input;
  toForm: (answers: Answers, units: Input) => Input;
  /** Schema of the answers in the API. */
  answers: z.ZodMiniType<Answers>;
  createPrediction: CreatePrediction<Answers>;
}

/** Prediction form, replaced by the result after a successful submission. */
export function PredictionScreen<Input extends FormInput, Answers extends object>({
  title,
  introduction,
  insuranceType,
  Form,
  emptyForm,
  toForm,
  answers: schema,
  createPrediction,
}: PredictionScreenProps<Input, Answers>) {
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  const { prediction, failure, estimate, reset } = useEstimate(createPrediction);
  const draft = useDraft(insuranceType, emptyForm, (units) => {
    const linked = parseLinkedAnswers(schema, state);
    return linked && toForm(linked, units);
  });

  async function submit(answers: Answers): Promise<Failure | undefined> {
    const failed = await estimate(answers);
    if (!failed) draft.clear();
    return failed;
  }

  function openEmptyForm() {
    reset();
    draft.reset();
    navigate(pathname, { replace: true });
  }

  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    // A link to this page while it shows a result opens the empty form.
    if (prediction) openEmptyForm();
  });

  return (
    <div className={styles.screen}>
      <PageHeading key={draft.formKey}>{title}</PageHeading>
      {prediction ? (
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
      ) : (
        <>
          <p className={styles.introduction}>
            {draft.source === 'link'
              ? 'Your earlier answers are filled in. Change any of them; the earlier prediction stays in your history.'
              : introduction}
          </p>
          {draft.source === 'draft' ? <DraftNotice onClear={openEmptyForm} /> : null}
          <Card>
            <Form
              key={draft.formKey}
              initial={draft.input}
              failure={failure}
              onEdit={draft.store}
              onSubmit={submit}
            />
          </Card>
        </>
      )}
    </div>
  );
}
