import { useEffect, useRef } from 'react';
import type { Failure } from '#frontend/api/failure.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';

/**
 * What kept an estimate from being made, inside the form that asked for it. "Try again" submits the
 * form once more; it takes the focus that the disabled button has lost.
 */
export function PredictionFailure({ failure }: { failure: Failure }) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <Notice
      tone="error"
      title={failure.message}
      actions={
        failure.mayPass && (
          <Button ref={again} type="submit">
            Try again
          </Button>
        )
      }
    >
      {failure.advice}
    </Notice>
  );
}
