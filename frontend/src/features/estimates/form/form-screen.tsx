import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import type { InsuranceAnswers, InsuranceType } from '#contract/insurance-answers.ts';
import { loadWholeContract } from '#frontend/api/call.ts';
import { markKeptEstimate } from '#frontend/api/kept-estimate.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { useSession } from '#frontend/api/session-store.ts';
import { dropPolicy, guestEstimate } from '#frontend/api/stored-answers.ts';
import type { Answers } from '#frontend/features/estimates/answers.ts';
import { formTexts as texts } from '#frontend/features/estimates/form/form.texts.ts';
import { questions } from '#frontend/features/estimates/questions.ts';
import { toShownPremium } from '#frontend/features/estimates/requests.ts';
import { resultTexts } from '#frontend/features/estimates/result/result.texts.ts';
import { shownResult } from '#frontend/features/estimates/result/shown-result-code.ts';
import { useEstimate } from '#frontend/features/estimates/use-estimate.ts';
import { useSteps } from '#frontend/features/estimates/use-steps.ts';
import { addHousehold, useKeepHousehold } from '#frontend/features/household/prediction-household.tsx';
import { findFiledYear, loadEvaluatorFor } from '#frontend/features/places/device-estimate.ts';
import { paths } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { useHydrated } from '#frontend/ui/use-hydrated.ts';
import type { HealthFormProps } from './health-form.tsx';
import type { sentForm } from './sent-form.ts';
import { sentFormCode } from './sent-form-code.ts';
import { useDraft } from './use-draft.ts';

export interface ScreenProps {
  title: string;
  introduction: string;
  insuranceType: InsuranceType;
  /** Form of the insurance type. */
  Form: ComponentType<HealthFormProps>;
  /** True where stored answers could not be shown again. */
  unreadable?: boolean;
}

interface FormScreenProps<Result>
  extends ScreenProps,
    Pick<HealthFormProps, 'linkedPrices' | 'keepQuestion' | 'confirm'> {
  owner: keyof typeof texts.earlierAnswers;
  steps: ReturnType<typeof useSteps<Result>>;
  /** Estimates the premium of some answers. */
  send: (answers: InsuranceAnswers, idempotencyKey: string) => Promise<Result>;
  /** True where the estimate is stored, with its label. */
  hasLabel?: boolean;
  /** Adds to the answers what is sent with them. */
  complete?: (answers: InsuranceAnswers) => InsuranceAnswers;
  /** Toasts. */
  messages?: { failure: string };
}

/** Step of a form's page: the form, its prices or its result. */
export function FormScreen<Result>({
  children,
  ...screen
}: FormScreenProps<Result> & { children: (result: Result) => ReactNode }) {
  const { form, priced, result, changeAnswers, continueForm } = screen.steps;
  if (result) return <div className="stack-24">{children(result)}</div>;
  if (!priced) return <FormStep key={form} {...screen} />;
  return (
    <OnDemand
      load={() => shownResult.load('all')}
      toast={{ id: 'prices', message: texts.pricesFailed }}
      heading="h1"
      frame={(state) => (
        <>
          <title>{`${screen.title} · Premia`}</title>
          {state}
        </>
      )}
    >
      {({ PricesAlone }) => (
        <PricesAlone priced={priced} onChange={changeAnswers} onContinue={continueForm} />
      )}
    </OnDemand>
  );
}

type ResultScreen = typeof sentForm.PredictionResult;

/** Result, whose code a form has usually loaded. */
export function ResultStep(props: ComponentProps<ResultScreen>) {
  return (
    <OnDemand
      load={() => sentFormCode.load('all')}
      toast={{ id: 'premium-details', message: resultTexts.detailsFailed }}
      initial={sentFormCode.loaded.all}
      heading="h1"
      frame={(state) => (
        <>
          <title>{`${resultTexts.complete} · Premia`}</title>
          {state}
        </>
      )}
    >
      {({ PredictionResult }) => <PredictionResult {...props} />}
    </OnDemand>
  );
}

function FormStep<Result>(props: FormScreenProps<Result>) {
  const { title, introduction, insuranceType, Form, owner, unreadable, steps, send, messages } = props;
  const { hasLabel = false, complete = (answers) => answers } = props;
  const draft = useDraft(insuranceType, steps.form);
  const { failure, estimate } = useEstimate(
    async (...request) => steps.showResult(await send(...request)),
    messages,
  );
  const clear = () => {
    draft.reset();
    steps.openEmptyForm({ replace: true });
  };
  return (
    <div key={draft.formKey} className="stack-24">
      <PageHeading>{title}</PageHeading>
      <p className="measure quiet">{draft.source === 'link' ? texts.earlierAnswers[owner] : introduction}</p>
      {draft.note && <p className="measure">{draft.note}</p>}
      {unreadable ? <Message>{texts.unreadable}</Message> : null}
      {steps.isGone && !unreadable ? <Message>{texts.stepGone}</Message> : null}
      {draft.source === 'draft' ? (
        <Message actions={<Button onClick={clear}>{texts.clear}</Button>}>{texts.unfinished}</Message>
      ) : null}
      <Form
        draft={draft}
        failure={failure}
        onSubmit={(answers) => estimate(complete(answers))}
        hasLabel={hasLabel}
        linkedPrices={props.linkedPrices}
        keepQuestion={props.keepQuestion}
        confirm={props.confirm}
        onShowPrices={steps.showPrices}
        atQuestions={steps.atQuestions}
        atEmptyField={steps.atEmptyField}
      />
    </div>
  );
}

/** Prices of the link that the page was opened with. */
function OpenedLink() {
  const fragment = useHydrated() && document.documentElement.dataset.link;
  return (
    <div data-linked="">
      {fragment ? (
        <OnDemand
          load={async () => (await shownResult.load('all')).showLink(fragment)}
          toast={{ id: 'prices', message: texts.pricesFailed }}
          heading="h1"
        >
          {(linked) => linked}
        </OnDemand>
      ) : null}
    </div>
  );
}

/** Form, prices and result for guests. Nothing is sent; a guest may take the answers to an account. */
export function GuestEstimateScreen(screen: ScreenProps) {
  const { isAuthenticated } = useSession();
  const steps = useSteps<GuestResult>(screen.insuranceType);
  const keep = useKeepHousehold();
  return (
    <FormScreen
      owner="guest"
      {...screen}
      steps={steps}
      send={estimateForGuest}
      linkedPrices={<OpenedLink />}
      keepQuestion={isAuthenticated && keep.question}
      messages={{ failure: texts.guestFailed }}
    >
      {({ answers, estimate, idempotencyKey }) => (
        <ResultStep
          estimate={estimate}
          change={
            <Button variant="link" onClick={steps.changeAnswers}>
              {resultTexts.edit}
            </Button>
          }
        >
          <LinkButton
            to={isAuthenticated ? paths.dashboard : paths.register}
            variant="primary"
            onClick={() => {
              const kept = addHousehold(dropPolicy(answers), true, findFiledYear(answers.input_data.state));
              guestEstimate.store({
                answers: kept,
                keepsHousehold: keep.read() ?? guestEstimate.read()?.keepsHousehold,
                idempotencyKey,
                premium: isOfYear(estimate, kept) ? toShownPremium(estimate) : undefined,
              });
              markKeptEstimate();
            }}
          >
            {isAuthenticated ? resultTexts.save : resultTexts.register}
          </LinkButton>
          <Button onClick={() => steps.openEmptyForm()}>{resultTexts.newPrediction}</Button>
          <AnotherEstimate of={estimate} onOpen={steps.openFilledForm} />
        </ResultStep>
      )}
    </FormScreen>
  );
}

interface AnotherEstimateProps {
  of: Estimate;
  onOpen: (answers: Answers) => void;
}

/** Link to a new form with the answers of an estimate, for a car those about its driver and what is driven. */
export function AnotherEstimate({ of: { insurance_type: type, input_data }, onOpen }: AnotherEstimateProps) {
  const answers = Object.entries(input_data).filter(
    ([field]) => field === 'annual_mileage' || questions[type][field]?.section !== 'car',
  );
  return (
    <Button variant="link" onClick={() => onOpen(Object.fromEntries(answers))}>
      {resultTexts.another[type]}
    </Button>
  );
}

/** Returns true unless another plan year is chosen than that of the estimate. */
function isOfYear(estimate: Estimate, answers: InsuranceAnswers): boolean {
  if (estimate.insurance_type === 'car' || answers.insurance_type === 'car') return true;
  return (answers.plan_year ?? estimate.market.prices.plan_year) === estimate.market.prices.plan_year;
}

interface GuestResult {
  answers: InsuranceAnswers;
  idempotencyKey: string;
  estimate: Estimate;
}

async function estimateForGuest(answers: InsuranceAnswers, idempotencyKey: string): Promise<GuestResult> {
  const [evaluator, { answerSchemas }] = await Promise.all([loadEvaluatorFor(answers), loadWholeContract()]);
  answerSchemas[answers.insurance_type].parse(answers.input_data);
  return { answers, idempotencyKey, estimate: evaluator.estimate(answers) };
}
