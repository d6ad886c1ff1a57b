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
  /** Selects the heading of what will be loaded: it takes the focus from the button. */
  heading?: string;
}

/** Stands where something should have been loaded, and offers to try again. */
export function ErrorState({ title, advice, onRetry, retrying, heading = 'h1' }: ErrorStateProps) {
  // What was loaded stands where the button stood; its heading leads there.
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
