import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { Card } from '#frontend/ui/card.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { readAdjustedAnswers } from './adjusted-answers.ts';
import { CompletedPrediction } from './completed-prediction.tsx';
import styles from './prediction-screen.module.css';
import type { RequestPremium } from './request-premium.ts';
import { type EstimateFormProps, useEstimate } from './use-estimate.ts';

interface PredictionScreenProps<Input, Answers extends object> {
  title: string;
  introduction: string;
  Form: ComponentType<EstimateFormProps<Input, Answers>>;
  emptyForm: Input;
  fillForm: (answers: Answers) => Input;
  answers: z.ZodMiniType<Answers>;
  request: RequestPremium<Answers>;
}

/** One form, and in its place the estimate once it has been made. */
export function PredictionScreen<Input, Answers extends object>(
  props: PredictionScreenProps<Input, Answers>,
) {
  const { title, introduction, Form, emptyForm, fillForm, answers, request } = props;
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { prediction, failure, estimate, startAnew } = useEstimate(request);
  const [initial] = useState(() => readAdjustedAnswers(answers, state));

  const [form, setForm] = useState({ number: 0, input: initial ? fillForm(initial) : emptyForm });

  function openEmptyForm() {
    startAnew();
    setForm(({ number }) => ({ number: number + 1, input: emptyForm }));
    navigate(pathname, { replace: true });
  }

  return (
    <div className={styles.screen}>
      <PageHeading key={form.number}>{title}</PageHeading>
      {prediction ? (
        <CompletedPrediction prediction={prediction} onNewPrediction={openEmptyForm} />
      ) : (
        <>
          <p className={styles.introduction}>
            {initial && form.number === 0
              ? 'Your earlier answers are filled in. Change what you like; the earlier estimate stays in your history.'
              : introduction}
          </p>
          <Card>
            <Form key={form.number} initial={form.input} failure={failure} onSubmit={estimate} />
          </Card>
        </>
      )}
    </div>
  );
}
