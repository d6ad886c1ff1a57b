import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/content.tsx';
import { Spinner } from '#frontend/ui/loading.tsx';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import type { Reloadable } from './use-loaded.ts';

interface LoadedContentProps<Value> {
  loaded: Reloadable<Value>;
  /** Title of a failure, such as "Failed to load prediction history". */
  failureTitle: string;
  /** Text after the advice of a failure. */
  failureNote?: string;
  /** Selector of the heading that takes the focus after a successful retry. */
  heading?: string;
  /** Placeholder while the data is loading. */
  pending?: ReactNode;
  /** Renders the loaded data. */
  children?: (value: Value) => ReactNode;
}

/** Content that is loaded: a placeholder at first, an error with a retry button after a failure. */
export function LoadedContent<Value>({
  loaded,
  failureTitle,
  failureNote = '',
  heading = 'h1',
  pending = <Spinner />,
  children,
}: LoadedContentProps<Value>) {
  const retrying = loaded.state === 'failed' && loaded.retrying;
  useFocusReturn(retrying, heading);
  if (loaded.state === 'loading') return pending;
  if (loaded.state === 'loaded') return children?.(loaded.value);
  return (
    <Notice
      tone="error"
      title={failureTitle}
      actions={
        <Button onClick={loaded.reload} busyLabel={retrying && 'Trying again...'}>
          Try again
        </Button>
      }
    >
      {[loaded.failure.advice, failureNote].filter(Boolean).join(' ')}
    </Notice>
  );
}
