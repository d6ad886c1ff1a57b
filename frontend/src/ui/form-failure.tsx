import { Notice } from './notice.tsx';

interface FormFailureProps {
  failure: { message: string; advice: string | undefined } | undefined;
}

/** Error of a whole form, which remains after its toast has disappeared. */
export function FormFailure({ failure }: FormFailureProps) {
  if (!failure) return null;
  return (
    <Notice tone="error" title={failure.message}>
      {failure.advice}
    </Notice>
  );
}
