import type { ReactNode } from 'react';
import type { InsuranceType } from '#contract/predictions.ts';
import type { Failure } from '#frontend/api/failure.ts';
import type { InsuranceAnswers } from '#frontend/features/predictions/requests.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/card.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './prediction-form.module.css';
import { QuestionForm } from './question-form.tsx';
import type { useDraft } from './use-draft.ts';

/** Texts of a screen, which differ between the insurance types. */
export interface FormScreenProps {
  title: string;
  introduction: string;
  insuranceType: InsuranceType;
}

interface FormScreenFrameProps extends FormScreenProps {
  draft: ReturnType<typeof useDraft>;
  failure: Failure | undefined;
  onSubmit: (answers: InsuranceAnswers) => Promise<Failure | undefined>;
  /** Replaces the form by an empty one. */
  onClear: () => void;
  /** Replaces the form after a successful submission. */
  result: ReactNode;
}

/** Heading and form, or the result that replaces the form. */
export function FormScreen(props: FormScreenFrameProps) {
  const { title, introduction, insuranceType, draft, failure, onSubmit, onClear, result } = props;

  async function submit(answers: InsuranceAnswers): Promise<Failure | undefined> {
    const failed = await onSubmit(answers);
    if (!failed) draft.clear();
    return failed;
  }

  return (
    <div className={styles.screen}>
      <PageHeading key={draft.formKey}>{title}</PageHeading>
      {result || (
        <>
          <p className={styles.introduction}>{introduction}</p>
          {draft.source === 'draft' ? (
            <Notice actions={<Button onClick={onClear}>Clear the form</Button>}>
              Your unfinished answers are filled in.
            </Notice>
          ) : null}
          <Card>
            <QuestionForm
              key={draft.formKey}
              insuranceType={insuranceType}
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
