import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Failure } from '#frontend/api/failure.ts';
import { readSession } from '#frontend/api/session-store.ts';
import { Card } from '#frontend/ui/card.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { readAdjustedAnswers } from './adjusted-answers.ts';
import { CompletedPrediction } from './completed-prediction.tsx';
import {
  forgetInterruptedAnswers,
  keepInterruptedAnswers,
  readInterruptedAnswers,
} from './interrupted-answers.ts';
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

/** What a form opens with, and what is said above it. */
interface Opening<Input> {
  input: Input;
  introduction: string;
}

function planOpening<Input, Answers extends object>(
  { introduction, emptyForm, fillForm, answers }: PredictionScreenProps<Input, Answers>,
  { state, pathname }: Location,
): Opening<Input> {
  const adjusted = readAdjustedAnswers(answers, state);
  if (adjusted) {
    return {
      input: fillForm(adjusted),
      introduction:
        'Your earlier answers are filled in. Change what you like; the earlier estimate stays in your history.',
    };
  }
  const interrupted = answers.safeParse(readInterruptedAnswers(pathname)).data;
  if (interrupted) {
    return {
      input: fillForm(interrupted),
      introduction: 'Your session ended before this estimate was made. Your answers are filled in again.',
    };
  }
  return { input: emptyForm, introduction };
}

/** One form, and in its place the estimate once it has been made. */
export function PredictionScreen<Input, Answers extends object>(
  props: PredictionScreenProps<Input, Answers>,
) {
  const { title, introduction, Form, emptyForm, request } = props;
  const location = useLocation();
  const { key, pathname } = location;
  const navigate = useNavigate();
  const { prediction, failure, estimate, startAnew } = useEstimate(request);
  // Counted, so that each form of this screen begins anew.
  const [form, setForm] = useState(() => ({ number: 0, ...planOpening(props, location) }));

  async function submit(answers: Answers): Promise<Failure | undefined> {
    // The end of the session takes its user away.
    const username = readSession().user?.username;
    const failed = await estimate(answers);
    if (!failed) forgetInterruptedAnswers();
    else if (failed.sessionEnded && username) keepInterruptedAnswers({ username, pathname, answers });
    return failed;
  }

  function openEmptyForm() {
    startAnew();
    forgetInterruptedAnswers();
    setForm(({ number }) => ({ number: number + 1, input: emptyForm, introduction }));
    navigate(pathname, { replace: true });
  }

  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    // Whoever follows a link to this form while a result stands in its place wants the form.
    if (prediction) openEmptyForm();
  });

  return (
    <div className={styles.screen}>
      <PageHeading key={form.number}>{title}</PageHeading>
      {prediction ? (
        <CompletedPrediction prediction={prediction} onNewPrediction={openEmptyForm} />
      ) : (
        <>
          <p className={styles.introduction}>{form.introduction}</p>
          <Card>
            <Form key={form.number} initial={form.input} failure={failure} onSubmit={submit} />
          </Card>
        </>
      )}
    </div>
  );
}
