import { Dialog } from '#frontend/ui/dialog.tsx';
import { keepTexts } from './keep-question.texts.ts';
import { KeepButtons } from './keep-question.tsx';

interface KeepDialogProps {
  /** Called without an answer if the question is closed. */
  onClose: (keeps?: boolean) => void;
}

/** Question whether the household is stored, before a prediction that would lose it. */
export function KeepDialog({ onClose }: KeepDialogProps) {
  return (
    <Dialog
      title={keepTexts.question}
      onClose={() => onClose()}
      action={<KeepButtons onChoose={onClose} />}
    />
  );
}
