import { Fragment, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { maxPersonAge } from '#contract/household-bounds.ts';
import type { InsuranceAnswers, InsuranceType } from '#contract/insurance-answers.ts';
import { parseZip } from '#contract/typed-text.ts';
import { loadWholeContract } from '#frontend/api/call.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import type { Outcome } from '#frontend/api/outcome.ts';
import { isAsked } from '#frontend/features/estimates/answers.ts';
import { changeOwnCar, useOwnCar } from '#frontend/features/estimates/car/own-car.ts';
import { formTexts as texts } from '#frontend/features/estimates/form/texts/en.ts';
import type { Note } from '#frontend/features/estimates/question-notes.ts';
import { sectionTexts } from '#frontend/features/estimates/questions.en.ts';
import {
  minCarYear,
  minDrivingAge,
  type Question,
  type Questions,
  questions,
} from '#frontend/features/estimates/questions.ts';
import { premiumDetails } from '#frontend/features/estimates/result/result-code.ts';
import { EmployerOffers } from '#frontend/features/household/employer-offers.tsx';
import {
  changeHousehold,
  getInput,
  useHouseholdInput,
} from '#frontend/features/household/household-store.ts';
import { IncomeField } from '#frontend/features/household/income-field.tsx';
import { listUnread } from '#frontend/features/household/named-people.ts';
import { PeopleFields } from '#frontend/features/household/people-fields.tsx';
import { RememberHousehold } from '#frontend/features/household/remember-household.tsx';
import { SizeField } from '#frontend/features/household/size-field.tsx';
import { readHousehold } from '#frontend/features/household/typed-household.ts';
import { IncomeHelp } from '#frontend/features/income/income-help.tsx';
import { loadEvaluator } from '#frontend/features/places/device-estimate.ts';
import type { MarketPerson } from '#frontend/features/places/evaluator.ts';
import { preloadPlaces } from '#frontend/features/places/use-zip-place.ts';
import { Button } from '#frontend/ui/button.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { TextField } from '#frontend/ui/field.tsx';
import { FormMessages } from '#frontend/ui/form-messages.tsx';
import { formatNumber, formatRoundedMoney, joinTexts } from '#frontend/ui/format.ts';
import { createLoader } from '#frontend/ui/loader.ts';
import loading from '#frontend/ui/loading.module.css';
import { commonTexts } from '#frontend/ui/texts/en.ts';
import { focusReplacement, focusWhenShown } from '#frontend/ui/use-focus-return.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { findTerritory } from '#functions/plans/territories.ts';
import type { PricedCar } from './cover-line.tsx';
import { type FormInput, parseQuantity, readLabel } from './form-values.ts';
import { PlaceFields } from './place-fields.tsx';
import styles from './prediction-form.module.css';
import { QuestionField } from './question-field.tsx';
import { resultScreen } from './result-screen.ts';
import type { useDraft } from './use-draft.ts';
import { useQuestionForm } from './use-question-form.ts';

/** Imports of the lines of prices: that of health has the rules of households, a car's covers are the model's. */
const importLine = {
  health: () => import('./price-line.tsx'),
  car: () => import('./cover-line.tsx'),
};

const PriceLine = createOptional(async () => (await importLine.health()).PriceLine);

const CoverLine = createOptional(async () => (await importLine.car()).CoverLine);

/** Code and texts of the notes on answers, which the empty form has none of. */
const noteCode = createLoader<'all', typeof import('./form-notes.tsx')>(() => import('./form-notes.tsx'));

/** Waits until the browser has nothing else to do; in Safari, which does not tell, a moment. */
const waitForIdle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

/**
 * Preloads what the first price needs, then the rest of the result: one part after the other, so that none keeps the browser
 * from reacting for long. Where a part fails, its user loads it again and reports a second failure.
 */
async function preloadResult(insuranceType: InsuranceType): Promise<void> {
  const parts: (() => Promise<unknown>)[] = [
    // Their first use takes a phone as long as the rest of a key press.
    async () => [formatNumber(0), formatRoundedMoney(0)],
    () => loadEvaluator(insuranceType),
    importLine[insuranceType],
    preloadPlaces,
    loadWholeContract,
    () => resultScreen.load('all'),
    () => premiumDetails.load('all'),
    async () => (await premiumDetails.load('all')).loadControls(),
  ];
  for (const load of parts) {
    await waitForIdle();
    await load().catch(() => undefined);
  }
}

export interface QuestionFormProps {
  insuranceType: InsuranceType;
  /** Its first values may change: new ones are filled into the fields that have not been edited. */
  draft: ReturnType<typeof useDraft>;
  failure: Outcome;
  /** Submits the answers; a returned failure names the fields that the API rejects. */
  onSubmit: (answers: InsuranceAnswers) => Promise<Outcome>;
  /** True where the estimate is stored, with its label. */
  hasLabel: boolean;
  /** Question above the button. */
  choice?: ReactNode;
  /** Asks what must be known before the answers are sent; false if they are not to be sent. */
  confirm: (answers: InsuranceAnswers) => Promise<boolean>;
  /** Shows the prices that are known so far. */
  onShowPrices: (priced: Priced) => void;
  /** Opens at the questions after those about place and people. */
  atQuestions?: boolean;
  /** Opens at the first required field that is empty. */
  atEmptyField?: boolean;
}

/** Form of an insurance type, with the questions of its table in their sections. */
export function QuestionForm({
  insuranceType,
  draft,
  failure,
  onSubmit,
  hasLabel,
  choice,
  confirm,
  onShowPrices,
  atQuestions = false,
  atEmptyField = false,
}: QuestionFormProps) {
  const asked = questions[insuranceType];
  const form = useQuestionForm(insuranceType, draft);
  const { values } = form;
  const { notes, findUnasked, DoubtDialog } = useNotes(asked, values);

  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (atEmptyField) showEmptyField(element.current);
  }, [atEmptyField]);
  useEffect(() => {
    void preloadResult(insuranceType);
  }, [insuranceType]);
  /** Note on a value that is surely not meant, while the form asks about it. */
  const [doubt, setDoubt] = useState<Note>();
  /** Texts of the notes that were answered with "Estimate anyway". */
  const answered = useRef(new Set<string>());

  const [isTyped, setTyped] = useState(false);
  const person = insuranceType === 'health' ? readPricedPerson(values) : undefined;
  const pricedCar = insuranceType === 'car' ? readPricedCar(values) : undefined;

  const send = async (input_data: object) => {
    // The error summary lists it.
    if (insuranceType === 'health' && readHousehold(getInput(), undefined).unread.length > 0) return;
    // The submission may have taken over values that were not rendered yet.
    const sent = form.getValues();
    const unasked = await findUnasked(sent, answered.current);
    if (unasked) return setDoubt(unasked);
    const answers = {
      insurance_type: insuranceType,
      input_data,
      label: hasLabel ? readLabel(sent) : undefined,
    } as InsuranceAnswers;
    if (!(await confirm(answers))) return;

    draft.keep(sent);
    // Of the ZIP code as sent: it may come from another page or a draft, and the household from an earlier answer.
    if (insuranceType === 'health') {
      changeHousehold({ territory: findTerritory(parseZip(String(sent.zip)) ?? '') });
    }
    const failed = await onSubmit(answers);
    if (failed) form.setFieldErrors(failed.fields);
    else draft.clear();
  };

  const showPrices = (priced: Priced) => {
    draft.keep(values);
    onShowPrices(priced);
  };

  const resubmit = (fix?: Note['fix']) => {
    if (doubt) answered.current.add(doubt.text);
    setDoubt(undefined);
    form.fill(fix?.values ?? {});
    element.current?.requestSubmit();
  };

  return (
    <form
      className={`${styles.form} container stack-24`}
      noValidate
      ref={element}
      onSubmit={form.submit(send)}
      onInput={() => setTyped(true)}
    >
      {insuranceType === 'health' ? (
        <HealthMessages summary={form.summary} />
      ) : (
        <FormMessages summary={form.summary} />
      )}
      {[...new Set(Object.values(asked).map(({ section }) => section))].map((section, index) => (
        <section key={section} className={styles.section}>
          <div className="stack-8">
            <h2 tabIndex={-1} ref={atQuestions && index === 1 ? showQuestions : undefined}>
              {sectionTexts[section]?.heading}
            </h2>
            {sectionTexts[section]?.note ? <p className="remark">{sectionTexts[section].note}</p> : null}
          </div>
          <div className="stack-24">
            {groupByLayout(asked, section, values).map(([layout, shown]) => {
              if (layout === 'place') {
                return <PlaceFields key={layout} form={form} hasCounty={asked.county !== undefined} />;
              }
              const fields = shown.map(([field, question]) => (
                <QuestionField key={field} {...{ field, question, form }} note={notes[field]} />
              ));
              return layout === 'people' ? (
                <Household
                  key={layout}
                  you={fields}
                  age={parseQuantity('age', asked.age, values)}
                  state={String(values.state || '') || undefined}
                  answers={values}
                />
              ) : (
                <Fragment key={layout}>
                  {layout === 'more' && <LoanField />}
                  <div className={styles[layout === 'more' ? 'row' : layout]}>{fields}</div>
                </Fragment>
              );
            })}
          </div>
        </section>
      ))}
      {doubt && DoubtDialog ? (
        <DoubtDialog doubt={doubt} onClose={() => setDoubt(undefined)} onSend={resubmit} />
      ) : null}
      <FormEnd {...{ form, hasLabel, choice }} />
      <div className={`${styles.end} row`}>
        <Button type="submit" variant="primary" busyLabel={form.busy && texts.calculating}>
          {texts.submit}
        </Button>
        {form.busy ? (
          <span className={loading.bar} aria-hidden="true">
            <span className={loading.dot} />
          </span>
        ) : null}
      </div>
      {failure && !form.busy ? (
        <Message
          tone="error"
          title={failure.message}
          actions={
            failure.retryable && (
              // It takes the focus that the busy button lost.
              <Button ref={focusWhenShown} type="submit">
                {commonTexts.tryAgain}
              </Button>
            )
          }
        >
          {joinTexts(failure.advice, failure.retryable && texts.stillInForm)}
        </Message>
      ) : null}
      <Deferred>
        {person ? <PriceLine person={person} isTyped={isTyped} onShow={showPrices} /> : null}
        {pricedCar ? <CoverLine car={pricedCar} isTyped={isTyped} /> : null}
      </Deferred>
    </form>
  );
}

/** Content that is drawn after what has changed beside it, so that a typed character doesn't wait for it. */
const Deferred = ({ children }: { children: ReactNode }) => useDeferredValue(children, null);

type FormEndProps = Pick<QuestionFormProps, 'hasLabel' | 'choice'> & {
  form: ReturnType<typeof useQuestionForm>;
};

/** Fields that decide how the estimate is stored. */
function FormEnd({ form, hasLabel, choice }: FormEndProps) {
  return (
    <>
      {hasLabel ? (
        <div className={`${styles.end} ${styles.row}`}>
          <TextField label={texts.label} hint={texts.labelHint} {...form.bind('label')} />
        </div>
      ) : null}
      {choice ? <div className={styles.end}>{choice}</div> : null}
    </>
  );
}

/**
 * Notes on the values of a form, once their code is loaded, and a function that waits for it and finds a note to ask about.
 * Without that code what the answers are sent to checks them alone.
 */
function useNotes(asked: Questions, values: FormInput) {
  const { value: loaded } = noteCode.useLoaded('all');
  const toNotes = (code: typeof loaded, input: FormInput) =>
    code?.buildNotes(asked, input, {
      year: new Date().getFullYear(),
      language: navigator.language,
    }) ?? {};
  const findUnasked = async (sent: FormInput, answered: ReadonlySet<string>) => {
    const code = await noteCode.load('all').catch(() => undefined);
    return Object.values(toNotes(code, sent)).find((note) => note?.ask && !answered.has(note.text));
  };
  return { notes: toNotes(loaded, values), findUnasked, DoubtDialog: loaded?.DoubtDialog };
}

type Summary = ReturnType<typeof useQuestionForm>['summary'];

/** Fields above those of the household. */
const aboveHousehold = ['zip', 'state', 'county', 'age'];

/** Error summary with what cannot be read of the household, in the order of the page, once the form was sent. */
function HealthMessages({ summary: { attempt, problems } }: { summary: Summary }) {
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

/** Reads the answers that a car can be priced by; undefined until its year and the driver's age are plausible. */
function readPricedCar(values: FormInput): PricedCar | undefined {
  const { driver_age, car_mfg_year, ...others } = Object.fromEntries(
    Object.entries(questions.car).map(([field, question]) => [
      field,
      question.kind === 'quantity' ? parseQuantity(field, question, values) : values[field] || undefined,
    ]),
  );
  const [age, built] = [Number(driver_age), Number(car_mfg_year)];
  const isDriver = age >= minDrivingAge && age <= maxPersonAge;
  const isPlausible = isDriver && built >= minCarYear && built <= new Date().getFullYear() + 1;
  return isPlausible ? ({ ...others, driver_age: age, car_mfg_year: built } as PricedCar) : undefined;
}

/** Optional question whose answer stays in the tab. */
function LoanField() {
  const { loan = '' } = useOwnCar();
  return (
    <div className={styles.questions}>
      <ChoiceField
        name="loan"
        label={texts.loan}
        hint={texts.loanHint}
        options={commonTexts.yesOrNo}
        value={loan}
        onChange={({ target }) => changeOwnCar({ loan: target.value === 'yes' ? 'yes' : 'no' })}
      />
    </div>
  );
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

function groupByLayout(asked: Questions, section: string, values: FormInput) {
  const shown = Object.entries(asked).filter(
    ([field, question]) =>
      // The parts of a place are asked with it.
      question.section === section && !question.within && isAsked(asked, field, values),
  );
  return [...Map.groupBy(shown, toLayout)];
}

function toLayout([field, { kind, optional, measure, section }]: [string, Question]) {
  if (section === 'car' && optional) return 'more';
  if (field === 'state') return 'place';
  if (field === 'age') return 'people';
  if (kind === 'yes-no' && !optional) return 'questions';
  return measure && section === 'body' ? 'measures' : 'row';
}

/** Shows the first required field that is empty, and focuses it in place of the heading of the page. */
function showEmptyField(form: HTMLFormElement | null): void {
  const required = form?.querySelectorAll<HTMLInputElement>('input[aria-required="true"]') ?? [];
  const empty = [...required].find(({ value }) => value === '');
  empty?.scrollIntoView({ block: 'center' });
  focusReplacement(empty);
}

/** Ref of the heading from which a form continues after its prices. */
function showQuestions(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'center' });
  focusReplacement(heading);
}
