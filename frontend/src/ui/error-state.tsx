import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface ErrorStateProps {
  /** The failure, such as "Failed to load prediction history". */
  title: string;
  /** What the user can do. */
  advice?: string | undefined;
  onRetry: () => void;
  retrying: boolean;
  /** Selector of the heading that takes the focus after a successful retry. */
  heading?: string;
}

/** Placeholder of content that failed to load, with a retry button. */
export function ErrorState({ title, advice, onRetry, retrying, heading = 'h1' }: ErrorStateProps) {
  useFocusReturn(retrying, heading);
  return (
    <Notice
      tone="error"
      title={title}
      actions={
        <Button onClick={onRetry} busyLabel={retrying && 'Trying again...'}>
          Try again
        </Button>
      }
    >
      {advice}
    </Notice>
  );
}
