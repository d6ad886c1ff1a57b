import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  carPrediction,
  healthPrediction,
  type InsuranceAnswers,
  type InsuranceType,
} from '#contract/predictions.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { useSession } from '#frontend/api/session-store.ts';
import { guestEstimate } from '#frontend/api/stored-answers.ts';
import { loadEvaluatorFor } from '#frontend/features/predictions/device-estimate.ts';
import { createPrediction, toShownPremium } from '#frontend/features/predictions/requests.ts';
import {
  loadPremiumDetails,
  PredictionResult,
} from '#frontend/features/predictions/result/prediction-result.tsx';
import { paths, toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import type { Priced } from '#functions/plans/outlook.ts';
import { QuestionForm, type QuestionFormProps } from './question-form.tsx';
import { useDraft } from './use-draft.ts';
import { useEstimate } from './use-estimate.ts';

interface ScreenProps {
  title: string;
  introduction: string;
  insuranceType: InsuranceType;
}

const predictionSchemas = { health: healthPrediction, car: carPrediction };

const unstored = { id: true, created_at: true, label: true } as const;

/** Schemas of what {@link estimateForGuest} returns. */
const guestResultSchemas = {
  health: toGuestResult(z.omit(healthPrediction, unstored)),
  car: toGuestResult(z.omit(carPrediction, unstored)),
};

function toGuestResult(estimate: z.ZodMiniType) {
  return z.object({ estimate, answers: z.object({ input_data: z.object({}) }), idempotencyKey: z.string() });
}

interface FormScreenProps extends ScreenProps, QuestionFormProps {
  /** The result that was shown here before can't be shown again. */
  unreadable: boolean;
  /** Replaces the form by an empty one. */
  onClear: () => void;
  /** Replaces the form after a successful submission. */
  result: ReactNode;
  /** Offers the prices that are known before all questions are answered. */
  showsPrices?: boolean;
}

/** Heading and form, or the result that replaces the form. */
function FormScreen({
  title,
  introduction,
  unreadable,
  onClear,
  result,
  showsPrices,
  ...form
}: FormScreenProps) {
  const { formKey, source } = form.draft;
  const [priced, setPriced] = useState<Priced>();
  if (result && priced) setPriced(undefined);
  return (
    <div className="stack-24">
      {result || (
        // The form keeps its values below the prices.
        <div key={formKey} className="stack-24" hidden={priced !== undefined}>
          <PageHeading>{title}</PageHeading>
          <p className="measure quiet">{introduction}</p>
          {unreadable ? (
            <Message>Your last result can’t be shown again: please answer the questions once more.</Message>
          ) : null}
          {source === 'draft' ? (
            <Message actions={<Button onClick={onClear}>Clear the form</Button>}>
              Your unfinished answers are filled in.
            </Message>
          ) : null}
          <QuestionForm {...form} onShowPrices={showsPrices ? setPriced : undefined} />
        </div>
      )}
      {priced && (
        <OnDemand
          load={loadPremiumDetails}
          toast={{ id: 'prices', message: 'Failed to load the prices' }}
          heading="h1"
        >
          {({ PricesAlone }) => <PricesAlone priced={priced} onBack={() => setPriced(undefined)} />}
        </OnDemand>
      )}
    </div>
  );
}

/** Prediction form of a user, replaced by the result after a successful submission. */
export function PredictionScreen({ introduction, ...screen }: ScreenProps) {
  const { insuranceType } = screen;
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const {
    result: prediction,
    unreadable,
    failure,
    estimate,
    reset,
  } = useEstimate(createPrediction, { insuranceType, schema: predictionSchemas[insuranceType] });
  const draft = useDraft(insuranceType);

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
      {...screen}
      introduction={
        draft.source === 'link'
          ? 'Your earlier answers are filled in. Change any of them; the earlier prediction stays in your history.'
          : introduction
      }
      draft={draft}
      unreadable={unreadable}
      failure={failure}
      onSubmit={estimate}
      onClear={openEmptyForm}
      result={
        prediction && (
          <PredictionResult
            estimate={prediction}
            change={<Link to={toPredictionPath(prediction.id)}>Open its page</Link>}
          >
            <Button variant="primary" onClick={openEmptyForm}>
              New Prediction
            </Button>
            <LinkButton to={paths.history}>View History</LinkButton>
          </PredictionResult>
        )
      }
    />
  );
}

/** Form and result for guests. Nothing is sent; a guest may take the answers to an account. */
export function GuestEstimateScreen(screen: ScreenProps) {
  const { insuranceType } = screen;
  const { isAuthenticated } = useSession();
  const draft = useDraft(insuranceType);
  const { result, unreadable, failure, estimate, reset } = useEstimate(
    estimateForGuest,
    { insuranceType, schema: guestResultSchemas[insuranceType] },
    { failure: 'The premium could not be estimated.' },
  );
  const openForm = (answers?: InsuranceAnswers['input_data']) => {
    reset();
    draft.reset(answers);
  };
  return (
    <FormScreen
      {...screen}
      showsPrices
      draft={draft}
      unreadable={unreadable}
      failure={failure}
      onSubmit={estimate}
      onClear={() => draft.reset()}
      result={
        result && (
          <PredictionResult
            estimate={result.estimate}
            change={
              <Button variant="link" onClick={() => openForm(result.answers.input_data)}>
                Change answers
              </Button>
            }
          >
            <LinkButton
              to={isAuthenticated ? paths.dashboard : paths.register}
              variant="primary"
              onClick={() => {
                const { answers, estimate, idempotencyKey } = result;
                guestEstimate.store({ answers, idempotencyKey, premium: toShownPremium(estimate) });
              }}
            >
              {isAuthenticated ? 'Save to your account' : 'Register to keep it'}
            </LinkButton>
            <Button onClick={() => openForm()}>New Prediction</Button>
          </PredictionResult>
        )
      }
    />
  );
}

async function estimateForGuest(answers: InsuranceAnswers, idempotencyKey: string) {
  const evaluator = await loadEvaluatorFor(answers);
  return { answers, idempotencyKey, estimate: evaluator.estimate(answers) };
}
