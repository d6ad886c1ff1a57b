import type { ReactNode } from 'react';
import { loadCode } from '#frontend/api/load-code.ts';
import { useLoaded } from '#frontend/api/use-loaded.ts';
import { Skeleton } from '#frontend/ui/loading.tsx';
import { ErrorState } from '#frontend/ui/notice.tsx';
import styles from './prediction-form.module.css';
import { FieldRow, FormSection } from './prediction-form.tsx';

const failureMessage = 'Failed to load the optional questions';

const loadOptionalFields = () => loadCode(() => import('./optional-fields.tsx'));

interface OptionalSectionProps {
  /** Number of fields that are always shown, for a placeholder of their size. */
  fieldCount: number;
  render: (fields: Awaited<ReturnType<typeof loadOptionalFields>>) => ReactNode;
}

/** Section of the optional answers, whose code loads after the form. The form can be submitted without it. */
export function OptionalSection({ fieldCount, render }: OptionalSectionProps) {
  const loaded = useLoaded(loadOptionalFields, failureMessage);
  return (
    <FormSection title="Make it more precise (optional)">
      {loaded.state === 'loaded' && render(loaded.value)}
      {loaded.state === 'loading' && (
        <FieldRow>
          {Array.from({ length: fieldCount }, (_, field) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical and never reordered.
            <div key={field} className={styles.pendingField}>
              <Skeleton lines={3} />
            </div>
          ))}
        </FieldRow>
      )}
      {loaded.state === 'failed' && (
        <ErrorState
          title={failureMessage}
          advice={loaded.failure.advice}
          onRetry={loaded.reload}
          retrying={loaded.retrying}
        />
      )}
    </FormSection>
  );
}
