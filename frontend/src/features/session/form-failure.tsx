import type { Failure } from '#frontend/api/failure.ts';
import { Notice } from '#frontend/ui/notice.tsx';

/** Why a form was not accepted, where no single field is to blame. It stays when the toast has gone. */
export function FormFailure({ failure }: { failure: Pick<Failure, 'message' | 'advice'> | undefined }) {
  return (
    failure && (
      <Notice tone="error" title={failure.message}>
        {failure.advice}
      </Notice>
    )
  );
}
