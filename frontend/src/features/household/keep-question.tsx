import type { ParsedHousehold } from '#contract/household.ts';
import { Button } from '#frontend/ui/button.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { keepTexts } from './keep-question.texts.ts';

interface KeepQuestionProps {
  /** Undefined before the first answer. */
  keeps: boolean | undefined;
  onChoose: (keeps: boolean) => void;
  /** True for a form that can't be sent without an answer. */
  isMissing?: boolean;
}

/** Question whether the household is stored with a prediction. */
export function KeepQuestion({ keeps, onChoose, isMissing = false }: KeepQuestionProps) {
  return (
    <ChoiceField
      name="keep-household"
      label={keepTexts.question}
      options={commonTexts.yesOrNo}
      error={isMissing ? keepTexts.missing : undefined}
      value={keeps === undefined ? '' : keeps ? 'yes' : 'no'}
      onChange={({ target }) => onChoose(target.value === 'yes')}
    />
  );
}

/** Buttons that answer the question in one tap. */
export function KeepButtons({ onChoose }: Pick<KeepQuestionProps, 'onChoose'>) {
  return commonTexts.yesOrNo.map(({ value, label }) => (
    <Button key={value} onClick={() => onChoose(value === 'yes')}>
      {label}
    </Button>
  ));
}

/** Returns true if the prices of a household are others than those for the applicant alone without an income. */
export function isMoreThanApplicant({ people, ...others }: ParsedHousehold): boolean {
  const [{ age, role, ...about } = { age: 0, role: 'adult' }] = people;
  return people.length > 1 || Object.values({ ...others, ...about }).some((known) => known !== undefined);
}
