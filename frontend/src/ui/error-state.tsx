import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface ErrorStateProps {
  /** What failed: "Failed to load prediction history". */
  title: string;
  /** What can be done about it. */
  advice?: string | undefined;
  onRetry: () => void;
  retrying?: boolean;
}

/** Stands where something should have been loaded, and offers to try again. */
export function ErrorState({ title, advice, onRetry, retrying = false }: ErrorStateProps) {
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
