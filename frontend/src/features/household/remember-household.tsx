import { rememberedAnswers, typedHousehold } from '#frontend/api/stored-answers.ts';
import { Button } from '#frontend/ui/button.tsx';
import { CheckBox } from '#frontend/ui/choice-field.tsx';
import { householdTexts as texts } from './household.texts.ts';
import { toRemembered, useHouseholdInput, useIsRemembered } from './household-store.ts';

/** Choice to store the household, age and place on the device, beyond the tab, and a button that removes them there. */
export function RememberHousehold({ answers }: { answers: Readonly<Record<string, unknown>> }) {
  const [input] = useHouseholdInput();
  const isRemembered = useIsRemembered();
  return (
    <div className="row" id="remember-household">
      <CheckBox
        name="household-remembered"
        label={texts.remember}
        checked={isRemembered}
        onChange={(checked) => {
          typedHousehold.setRemembered(checked, input, toRemembered(input));
          rememberedAnswers.store(answers);
        }}
      />
      {isRemembered && (
        <Button
          onClick={() => {
            typedHousehold.forget();
            document.querySelector<HTMLElement>('#remember-household input')?.focus();
          }}
        >
          {texts.forget}
        </Button>
      )}
    </div>
  );
}
