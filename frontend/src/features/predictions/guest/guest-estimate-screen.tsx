import { useSession } from '#frontend/api/session-store.ts';
import { storeGuestEstimate } from '#frontend/api/stored-answers.ts';
import { FormScreen, type FormScreenProps } from '#frontend/features/predictions/form/form-screen.tsx';
import { useDraft } from '#frontend/features/predictions/form/use-draft.ts';
import { useEstimate } from '#frontend/features/predictions/form/use-estimate.ts';
import { type InsuranceAnswers, requestEstimate } from '#frontend/features/predictions/requests.ts';
import { PredictionResult } from '#frontend/features/predictions/result/prediction-result.tsx';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';

const messages = { failure: 'The premium could not be estimated.' };

/** Form and result for guests. The API stores nothing; a guest may take the answers to an account. */
export function GuestEstimateScreen(screen: FormScreenProps) {
  const { insuranceType } = screen;
  const draft = useDraft(insuranceType);
  const { result, failure, estimate, reset } = useEstimate(
    async (answers: InsuranceAnswers, idempotencyKey) => ({
      answers: answers.input_data,
      idempotencyKey,
      estimate: await requestEstimate(answers),
    }),
    insuranceType,
    messages,
  );
  return (
    <FormScreen
      {...screen}
      draft={draft}
      failure={failure}
      onSubmit={estimate}
      onClear={() => draft.reset()}
      result={
        result && (
          <PredictionResult
            estimate={result.estimate}
            actions={
              <>
                <KeepLinks
                  onFollow={() => {
                    const { answers, idempotencyKey } = result;
                    storeGuestEstimate({ insuranceType, answers, idempotencyKey });
                  }}
                />
                <Button
                  onClick={() => {
                    reset();
                    draft.reset(result.answers);
                  }}
                >
                  Change answers
                </Button>
              </>
            }
          />
        )
      }
    />
  );
}

/** Links to save the estimate; for guests by way of an account. */
function KeepLinks({ onFollow }: { onFollow: () => void }) {
  const { isAuthenticated } = useSession();
  if (isAuthenticated) {
    return (
      <LinkButton to={paths.dashboard} variant="primary" onClick={onFollow}>
        Save to your account
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton to={paths.register} variant="primary" onClick={onFollow}>
        Register to keep it
      </LinkButton>
      <LinkButton to={paths.login} onClick={onFollow}>
        Log in to keep it
      </LinkButton>
    </>
  );
}
