import type { ReactNode } from 'react';
import { loadCode } from '#frontend/api/load-code.ts';
import { LoadedContent } from '#frontend/api/loaded-content.tsx';
import { useLoaded } from '#frontend/api/use-loaded.ts';
import { Skeleton } from '#frontend/ui/loading.tsx';
import styles from './prediction-form.module.css';
import { FormSection } from './prediction-form.tsx';

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
      <LoadedContent
        loaded={loaded}
        failureTitle={failureMessage}
        pending={
          <div className={styles.row}>
            {['first', 'second', 'third'].slice(0, fieldCount).map((field) => (
              <div key={field} className={styles.pendingField}>
                <Skeleton lines={3} />
              </div>
            ))}
          </div>
        }
      >
        {render}
      </LoadedContent>
    </FormSection>
  );
}
