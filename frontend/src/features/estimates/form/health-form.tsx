import type { ReactNode } from 'react';
import type { AnswersOf } from '#contract/insurance-answers.ts';
import { parseZip } from '#contract/typed-text.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { questions } from '#frontend/features/estimates/questions.ts';
import { EmployerOffers } from '#frontend/features/household/employer-offers.tsx';
import {
  changeHousehold,
  getInput,
  useHouseholdInput,
} from '#frontend/features/household/household-store.ts';
import { IncomeField } from '#frontend/features/household/income-field.tsx';
import { listUnread } from '#frontend/features/household/named-people.ts';
import { PeopleFields } from '#frontend/features/household/people-fields.tsx';
import { usePrerenderedHousehold } from '#frontend/features/household/prerendered-household.ts';
import { RememberHousehold } from '#frontend/features/household/remember-household.tsx';
import { SizeField } from '#frontend/features/household/size-field.tsx';
import { readHousehold } from '#frontend/features/household/typed-household.ts';
import { IncomeHelp } from '#frontend/features/income/income-help.tsx';
import type { MarketPerson } from '#frontend/features/places/evaluator.ts';
import { FormMessages } from '#frontend/ui/form-messages.tsx';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { findTerritory } from '#functions/plans/territories.ts';
import { FormSection, QuestionRows } from './form-section.tsx';
import { type FormInput, parseQuantity } from './form-values.ts';
import { PlaceFields } from './place-fields.tsx';
import { QuestionField } from './question-field.tsx';
import { type FormProps, QuestionForm } from './question-form.tsx';
import { type AnswerForm, useQuestionForm } from './use-question-form.ts';

/** Loads the line of prices, which has the rules of households. */
const loadPriceLine = () => import('./price-line.tsx');

const PriceLine = createOptional(async () => (await loadPriceLine()).PriceLine);

export interface HealthFormProps extends FormProps {
  /** Prices of a copied link, which a guest may open. */
  linkedPrices?: ReactNode;
  /** Question whether the household is stored. */
  keepQuestion?: ReactNode;
  /** Asks what must be known before the answers are sent; false if they are not to be sent. */
  confirm?: ((answers: AnswersOf<'health'>) => boolean) | undefined;
  /** Shows the prices that are known so far. */
  onShowPrices: (priced: Priced) => void;
  /** Opens at the questions after those about place and people. */
  atQuestions: boolean;
}

/** Health form: place and household, which decide what a household pays, then the applicant's body and health. */
export function HealthForm({
  linkedPrices,
  keepQuestion,
  onShowPrices,
  atQuestions,
  ...props
}: HealthFormProps) {
  const { draft, onSubmit } = props;
  const form = useQuestionForm('health', draft);
  usePrerenderedHousehold(form.getValues);
  const { asked, values } = form;
  const person = readPricedPerson(values);
  const { age } = asked;
  return (
    <>
      {linkedPrices}
      <QuestionForm
        {...props}
        form={form}
        summary={<Messages summary={form.summary} />}
        canSend={() => readHousehold(getInput(), undefined).unread.length === 0}
        choice={keepQuestion}
        onSubmit={(answers, sent) => {
          // Of the ZIP code as sent: it may come from another page or a draft, and the household from an earlier answer.
          changeHousehold({ territory: findTerritory(parseZip(String(sent.zip)) ?? '') });
          return onSubmit(answers);
        }}
        loadLine={loadPriceLine}
        prices={(isTyped) =>
          person && (
            <PriceLine
              person={person}
              isTyped={isTyped}
              onShow={(priced) => {
                draft.keep(values);
                onShowPrices(priced);
              }}
            />
          )
        }
      >
        <FormSection name="place">
          <PlaceFields form={form} hasCounty />
          <Household
            you={age && <QuestionField field="age" question={age} form={form} />}
            age={parseQuantity('age', age, values)}
            state={String(values.state || '') || undefined}
            answers={values}
          />
          <QuestionRows form={form} section="place" without={['state', 'age']} />
        </FormSection>
        <FormSection name="body" opensHere={atQuestions}>
          <QuestionRows form={form} section="body" />
        </FormSection>
        <FormSection name="health">
          <QuestionRows form={form} section="health" />
        </FormSection>
      </QuestionForm>
    </>
  );
}

type Summary = AnswerForm['summary'];

/** Fields above those of the household. */
const aboveHousehold = ['zip', 'state', 'county', 'age'];

/** Error summary with what cannot be read of the household, in the order of the page, once the form was sent. */
function Messages({ summary: { attempt, problems } }: { summary: Summary }) {
  const [input] = useHouseholdInput();
  const unread = attempt === 0 ? [] : listUnread(input, readHousehold(input, undefined));
  const isAbove = ({ name }: Summary['problems'][number]) => aboveHousehold.includes(name);
  const below = problems.filter((problem) => !isAbove(problem));
  return <FormMessages summary={{ attempt, problems: [...problems.filter(isAbove), ...unread, ...below] }} />;
}

/**
 * Reads whom and where marketplace prices are for, without a place the whole country; undefined without an age, and while
 * the place of a ZIP code is being found.
 */
function readPricedPerson(values: FormInput): MarketPerson | undefined {
  const age = parseQuantity('age', questions.health.age, values);
  const [state, county, zip3] = [values.state, values.county, values.zip3].map((text) =>
    text ? String(text) : undefined,
  );
  const hasPlace = state !== undefined || parseZip(String(values.zip)) === undefined;
  return age !== undefined && age >= 0 && hasPlace ? { age, state, county, zip3 } : undefined;
}

interface HouseholdProps {
  /** Field of the applicant's age. */
  you: ReactNode;
  age: number | undefined;
  state: string | undefined;
  /** Values of the form, whose age and place are remembered with the household. */
  answers: FormInput;
}

/** People to cover, income and size of the household, and an employer's offer. */
function Household({ you, age, state, answers }: HouseholdProps) {
  const [input] = useHouseholdInput();
  const { problems, assumedSize, size } = readHousehold(input, age && Math.floor(age));
  return (
    <>
      <PeopleFields you={you} age={age} problems={problems} />
      <div>
        <IncomeField problems={problems} />
        <IncomeHelp {...{ state, size }} />
      </div>
      <SizeField problems={problems} assumedSize={assumedSize} />
      <EmployerOffers problems={problems} />
      <RememberHousehold answers={answers} />
    </>
  );
}
