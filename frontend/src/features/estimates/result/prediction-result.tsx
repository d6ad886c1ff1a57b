import type { PropsWithChildren, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Estimate } from '#contract/estimates.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import type { Prediction } from '#contract/predictions.ts';
import { markKeptEstimate } from '#frontend/api/kept-estimate.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { useSession } from '#frontend/api/session-store.ts';
import { dropPolicy, guestEstimate } from '#frontend/api/stored-answers.ts';
import type { Answers } from '#frontend/features/estimates/answers.ts';
import { questions } from '#frontend/features/estimates/questions.ts';
import { toShownPremium } from '#frontend/features/estimates/requests.ts';
import { resultTexts } from '#frontend/features/estimates/result/result.texts.ts';
import { addHousehold } from '#frontend/features/household/prediction-household.tsx';
import { hasStoredHousehold, StoredHousehold } from '#frontend/features/household/stored-household.tsx';
import { findFiledYear } from '#frontend/features/places/device-estimate.ts';
import { paths, toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { EstimatedPremium } from './estimated-premium.tsx';
import { PageParts } from './page-parts.ts';
import { shownResult } from './shown-result-code.ts';

interface ResultSectionProps {
  estimate: Estimate;
  /** Link or button beside the heading. */
  change?: ReactNode;
  /** Field beside the buttons. */
  choice?: ReactNode;
}

/** Buttons of a result, by what they do in the page's steps. */
interface ResultSteps {
  changeAnswers: () => void;
  openEmptyForm: () => void;
  openFilledForm: (answers: Answers) => void;
}

/** Estimate of answers that a guest's form sent. */
export interface SentEstimate {
  answers: InsuranceAnswers;
  idempotencyKey: string;
  estimate: Estimate;
}

interface GuestResultProps {
  sent: SentEstimate;
  steps: ResultSteps;
  /** Returns the choice to store the household with the estimate; undefined before it is made. */
  readKeepsHousehold: () => boolean | undefined;
}

/** Result that replaces the form of a guest, who may take it to an account. */
export function GuestResult({ sent, steps, readKeepsHousehold }: GuestResultProps) {
  const { answers, estimate, idempotencyKey } = sent;
  const { isAuthenticated } = useSession();
  const keepEstimate = () => {
    const kept = addHousehold(dropPolicy(answers), true, findFiledYear(answers.input_data.state));
    guestEstimate.store({
      answers: kept,
      keepsHousehold: readKeepsHousehold() ?? guestEstimate.read()?.keepsHousehold,
      idempotencyKey,
      premium: isOfYear(estimate, kept) ? toShownPremium(estimate) : undefined,
    });
    markKeptEstimate();
  };
  return (
    <ResultSection estimate={estimate} change={<ChangeAnswers onClick={steps.changeAnswers} />}>
      <LinkButton
        to={isAuthenticated ? paths.dashboard : paths.register}
        variant="primary"
        onClick={keepEstimate}
      >
        {isAuthenticated ? resultTexts.save : resultTexts.register}
      </LinkButton>
      <Button onClick={() => steps.openEmptyForm()}>{resultTexts.newPrediction}</Button>
      <AnotherEstimate of={estimate} onOpen={steps.openFilledForm} />
    </ResultSection>
  );
}

interface StoredResultProps {
  prediction: Prediction;
  steps: ResultSteps;
  /** Field of the label. */
  label: ReactNode;
}

/** Result that replaces the form of a user, and is stored. */
export function StoredResult({ prediction, steps, label }: StoredResultProps) {
  const section = (
    <ResultSection
      estimate={prediction}
      change={
        <>
          <ChangeAnswers onClick={steps.changeAnswers} />
          <Link to={toPredictionPath(prediction.id)}>{resultTexts.openPage}</Link>
        </>
      }
      choice={label}
    >
      <Button variant="primary" onClick={() => steps.openEmptyForm()}>
        {resultTexts.newPrediction}
      </Button>
      <LinkButton to={paths.history}>{resultTexts.history}</LinkButton>
      <AnotherEstimate of={prediction} onOpen={steps.openFilledForm} />
    </ResultSection>
  );
  // It is for the household of the form, also where that is not stored with the prediction.
  return hasStoredHousehold(prediction) ? (
    <StoredHousehold of={prediction}>{section}</StoredHousehold>
  ) : (
    section
  );
}

const ChangeAnswers = ({ onClick }: { onClick: () => void }) => (
  <Button variant="link" onClick={onClick}>
    {resultTexts.edit}
  </Button>
);

interface AnotherEstimateProps {
  of: Estimate;
  onOpen: (answers: Answers) => void;
}

/** Link to a new form with the answers of an estimate, for a car those about its driver and what is driven. */
function AnotherEstimate({ of: { insurance_type: type, input_data }, onOpen }: AnotherEstimateProps) {
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

/** Result in place of a submitted form, with its buttons. Its heading takes the focus from the form. */
function ResultSection({ estimate, change, choice, children }: PropsWithChildren<ResultSectionProps>) {
  const heading = <PageHeading id="prediction-complete">{resultTexts.complete}</PageHeading>;
  return (
    <section ref={scrollToTop} aria-labelledby="prediction-complete">
      <OnDemand
        load={() => shownResult.load('all')}
        toast={{ id: 'premium-details', message: resultTexts.detailsFailed }}
        // A form has usually loaded the code.
        initial={shownResult.loaded.all}
        heading="h1"
        // Figure and disclaimer are there without the code.
        frame={(state) => (
          <div className="stack-16">
            {heading}
            <EstimatedPremium estimate={estimate} />
            {state}
            <p className="remark">{resultTexts.disclaimer}</p>
            <div className="row">{children}</div>
          </div>
        )}
      >
        {({ Result }) => (
          <PageParts
            value={{
              heading: <div className="screen-only">{heading}</div>,
              change,
              choice,
              buttons: children,
            }}
          >
            <Result estimate={estimate} />
          </PageParts>
        )}
      </OnDemand>
    </section>
  );
}

/** React calls the same function once for an element: the result appears from its start. */
function scrollToTop(element: HTMLElement | null): void {
  if (element) scrollTo({ top: 0 });
}
