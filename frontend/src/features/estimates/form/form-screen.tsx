import type { ComponentType, ReactNode } from 'react';
import type { InsuranceAnswers, InsuranceType } from '#contract/insurance-answers.ts';
import { loadWholeContract } from '#frontend/api/call.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { useSession } from '#frontend/api/session-store.ts';
import { formTexts as texts } from '#frontend/features/estimates/form/form.texts.ts';
import type { SentEstimate } from '#frontend/features/estimates/result/prediction-result.tsx';
import { resultTexts } from '#frontend/features/estimates/result/result.texts.ts';
import { shownResult } from '#frontend/features/estimates/result/shown-result-code.ts';
import { useEstimate } from '#frontend/features/estimates/use-estimate.ts';
import { useSteps } from '#frontend/features/estimates/use-steps.ts';
import { useKeepHousehold } from '#frontend/features/household/prediction-household.tsx';
import { loadEvaluatorFor } from '#frontend/features/places/device-estimate.ts';
import { Button } from '#frontend/ui/button.tsx';
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

/** Result, whose code a form has usually loaded. */
export const ResultStep = ({ children }: { children: (code: typeof sentForm) => ReactNode }) => (
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
    {children}
  </OnDemand>
);

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
  const steps = useSteps<SentEstimate>(screen.insuranceType);
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
      {(sent) => (
        <ResultStep>
          {({ GuestResult }) => <GuestResult sent={sent} steps={steps} readKeepsHousehold={keep.read} />}
        </ResultStep>
      )}
    </FormScreen>
  );
}

async function estimateForGuest(answers: InsuranceAnswers, idempotencyKey: string): Promise<SentEstimate> {
  const [evaluator, { answerSchemas }] = await Promise.all([loadEvaluatorFor(answers), loadWholeContract()]);
  answerSchemas[answers.insurance_type].parse(answers.input_data);
  return { answers, idempotencyKey, estimate: evaluator.estimate(answers) };
}
