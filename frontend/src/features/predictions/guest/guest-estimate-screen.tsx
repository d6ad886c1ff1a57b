import { type ComponentProps, type ComponentType, useState } from 'react';
import type { InsuranceType } from '#contract/predictions.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import { useSession } from '#frontend/api/session-store.ts';
import { storeGuestEstimate } from '#frontend/api/stored-answers.ts';
import styles from '#frontend/features/predictions/form/prediction-form.module.css';
import { DraftNotice } from '#frontend/features/predictions/form/prediction-form.tsx';
import { type FormInput, useDraft } from '#frontend/features/predictions/form/use-draft.ts';
import {
  createSubmission,
  type EstimateFormProps,
} from '#frontend/features/predictions/form/use-estimate.ts';
import { PredictionResult } from '#frontend/features/predictions/result/prediction-result.tsx';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/card.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { dismissErrors, showError } from '#frontend/ui/toasts.ts';

type Estimate = ComponentProps<typeof PredictionResult>['estimate'];

interface GuestEstimateScreenProps<Input, Answers extends object> {
  title: string;
  introduction: string;
  insuranceType: InsuranceType;
  Form: ComponentType<EstimateFormProps<Input, Answers>>;
  emptyForm: Input;
  toForm: (answers: Answers, units: Input) => Input;
  estimatePremium: (answers: Answers) => Promise<Estimate>;
}

const failureMessage = 'The premium could not be estimated.';

/** Form and result for guests. The API stores nothing; a guest may take the answers to an account. */
export function GuestEstimateScreen<Input extends FormInput, Answers extends object>({
  title,
  introduction,
  insuranceType,
  Form,
  emptyForm,
  toForm,
  estimatePremium,
}: GuestEstimateScreenProps<Input, Answers>) {
  const draft = useDraft(insuranceType, emptyForm);
  const [estimated, setEstimated] = useState<{ formKey: number; answers: Answers; estimate: Estimate }>();
  const [failure, setFailure] = useState<Failure>();

  async function submit(answers: Answers): Promise<Failure | undefined> {
    setFailure(undefined);
    try {
      setEstimated({ formKey: draft.formKey, answers, estimate: await estimatePremium(answers) });
      draft.clear();
      dismissErrors(failureMessage);
      return undefined;
    } catch (error) {
      const failed = toFailure(error, failureMessage);
      showError(failed.message, failureMessage);
      setFailure(failed);
      return failed;
    }
  }

  // A new form replaces the result.
  if (estimated?.formKey !== draft.formKey) {
    return (
      <div className={styles.screen}>
        <PageHeading key={draft.formKey}>{title}</PageHeading>
        <p className={styles.introduction}>{introduction}</p>
        {draft.source === 'draft' ? <DraftNotice onClear={() => draft.reset()} /> : null}
        <Card>
          <Form
            key={draft.formKey}
            initial={draft.input}
            failure={failure}
            onEdit={draft.store}
            onSubmit={submit}
          />
        </Card>
      </div>
    );
  }

  const { answers, estimate } = estimated;
  const keep = () => {
    const { idempotencyKey } = createSubmission(undefined, answers);
    storeGuestEstimate({ insuranceType, answers, idempotencyKey });
  };
  return (
    <div className={styles.screen}>
      <PageHeading>{title}</PageHeading>
      <PredictionResult
        estimate={estimate}
        actions={
          <>
            <KeepLinks onFollow={keep} />
            <Button onClick={() => draft.reset((units) => toForm(answers, units))}>Change answers</Button>
          </>
        }
      />
    </div>
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
