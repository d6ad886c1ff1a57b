import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface ErrorStateProps {
  /** What failed: "Failed to load prediction history". */
  title: string;
  /** What can be done about it. */
  advice?: string | undefined;
  onRetry: () => void;
  /** Another try is under way. */
  retrying: boolean;
}

/** Stands where something should have been loaded, and offers to try again. */
export function ErrorState({ title, advice, onRetry, retrying }: ErrorStateProps) {
  // What was loaded stands where the button stood; its page's heading leads there.
  useFocusReturn(retrying, 'h1');
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
