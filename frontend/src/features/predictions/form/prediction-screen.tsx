import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Failure } from '#frontend/api/failure.ts';
import { readSession } from '#frontend/api/session-store.ts';
import {
  clearInterruptedAnswers,
  getInterruptedAnswers,
  parseLinkedAnswers,
  storeInterruptedAnswers,
} from '#frontend/features/predictions/prefilled-answers.ts';
import type { CreatePrediction } from '#frontend/features/predictions/requests.ts';
import { PredictionResult } from '#frontend/features/predictions/result/prediction-result.tsx';
import { paths, toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/card.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './prediction-form.module.css';
import { type EstimateFormProps, useEstimate } from './use-estimate.ts';

interface PredictionScreenProps<Input, Answers extends object> {
  title: string;
  introduction: string;
  Form: ComponentType<EstimateFormProps<Input, Answers>>;
  emptyForm: Input;
  toForm: (answers: Answers) => Input;
  /** Schema of the answers in the API. */
  answers: z.ZodMiniType<Answers>;
  createPrediction: CreatePrediction<Answers>;
}

/** Initial values of a form and the text above it. */
interface InitialForm<Input> {
  input: Input;
  introduction: string;
}

function getInitialForm<Input, Answers extends object>(
  { introduction, emptyForm, toForm, answers }: PredictionScreenProps<Input, Answers>,
  { state, pathname }: Location,
): InitialForm<Input> {
  const linked = parseLinkedAnswers(answers, state);
  if (linked) {
    return {
      input: toForm(linked),
      introduction:
        'Your earlier answers are filled in. Change any of them; the earlier prediction stays in your history.',
    };
  }
  const interrupted = answers.safeParse(getInterruptedAnswers(pathname, readSession().user?.username)).data;
  if (interrupted) {
    return {
      input: toForm(interrupted),
      introduction: 'Your session ended before the premium was predicted. Your answers are filled in again.',
    };
  }
  return { input: emptyForm, introduction };
}

/** Prediction form, replaced by the result after a successful submission. */
export function PredictionScreen<Input, Answers extends object>(
  props: PredictionScreenProps<Input, Answers>,
) {
  const { title, introduction, Form, emptyForm, createPrediction } = props;
  const location = useLocation();
  const { key, pathname } = location;
  const navigate = useNavigate();
  const { prediction, failure, estimate, reset } = useEstimate(createPrediction);
  // The number is a React key: a new number resets the form's state.
  const [form, setForm] = useState(() => ({ number: 0, ...getInitialForm(props, location) }));

  async function submit(answers: Answers): Promise<Failure | undefined> {
    // An expired session has no user after the request.
    const username = readSession().user?.username;
    const failed = await estimate(answers);
    if (!failed) clearInterruptedAnswers();
    else if (failed.sessionEnded && username) storeInterruptedAnswers({ username, pathname, answers });
    return failed;
  }

  function openEmptyForm() {
    reset();
    clearInterruptedAnswers();
    setForm(({ number }) => ({ number: number + 1, input: emptyForm, introduction }));
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
      <PageHeading key={form.number}>{title}</PageHeading>
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
          <p className={styles.introduction}>{form.introduction}</p>
          <Card>
            <Form key={form.number} initial={form.input} failure={failure} onSubmit={submit} />
          </Card>
        </>
      )}
    </div>
  );
}
