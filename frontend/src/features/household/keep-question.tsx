import { ChoiceField } from '#frontend/ui/field.tsx';
import { commonTexts } from '#frontend/ui/texts/en.ts';
import { keepTexts } from './keep-question.en.ts';

interface KeepQuestionProps {
  /** Undefined before the first answer, which stands for no. */
  keeps: boolean | undefined;
  onChoose: (keeps: boolean) => void;
}

/** Question whether the household is stored with a prediction. */
export function KeepQuestion({ keeps, onChoose }: KeepQuestionProps) {
  return (
    <ChoiceField
      name="keep-household"
      label={keepTexts.question}
      options={commonTexts.yesOrNo}
      value={keeps === undefined ? '' : keeps ? 'yes' : 'no'}
      onChange={({ target }) => onChoose(target.value === 'yes')}
    />
  );
}
