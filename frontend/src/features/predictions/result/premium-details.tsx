import { useState } from 'react';
import type { Estimate } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { createOptional, OnDemand } from '#frontend/api/loaded-content.tsx';
import { loadEvaluator, loadEvaluatorFor } from '#frontend/features/places/device-estimate.ts';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/predictions/answers.ts';
import type { CarEstimate } from '#frontend/features/predictions/car/cover-tiles.tsx';
import { loadCarFacts } from '#frontend/features/predictions/car/facts.ts';
import { coverTexts } from '#frontend/features/predictions/car/texts/en.ts';
import { allQuestions } from '#frontend/features/predictions/questions.ts';
import { HouseholdYear } from '#frontend/features/prices/household-year.tsx';
import { describeCliff, HealthSteps } from '#frontend/features/prices/steps/what-next.tsx';
import { byIncomeTexts } from '#frontend/features/prices/texts/en.ts';
import { usePlanPrices, useShownEstimate } from '#frontend/features/prices/use-plan-prices.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Card, Message } from '#frontend/ui/content.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { warningTexts } from '#functions/pricing/texts/en.ts';
import { whatIfTexts } from '../what-if/texts/en.ts';
import { ContributionWaterfall } from './contribution-waterfall.tsx';
import { contributionTexts, detailTexts } from './premium-details.en.ts';
import styles from './result.module.css';
import { resultTexts } from './texts/en.ts';

/** Insurers of the county, and events that open an enrollment. */
const InsurersAndEvents = createOptional(
  async () => (await import('#frontend/features/prices/steps/insurers-and-events.tsx')).InsurersAndEvents,
);

/** Ways to cover children beside an employer's offer. */
const FamilyWays = createOptional(
  async () => (await import('#frontend/features/prices/steps/family-ways.tsx')).FamilyWays,
);

/** Income of a tax year that can still be changed. */
const TaxYear = createOptional(
  async () => (await import('#frontend/features/prices/steps/tax-year.tsx')).TaxYear,
);

/** Everything below the first screen of a result. */
export function PremiumDetails() {
  const estimate = useShownEstimate();
  const isHealth = estimate.insurance_type === 'health';
  const reasons = (
    <Fold title={contributionTexts.why(estimate.predicted_premium)} heading="h2" opensOnWide prints>
      <ContributionWaterfall estimate={estimate} />
    </Fold>
  );
  return (
    <div className={styles.sections}>
      <div>
        <Warnings estimate={estimate} />
        {isHealth && estimate.year ? <HouseholdYear estimate={estimate} care={estimate.year} /> : null}
        {isHealth ? reasons : <CarSections estimate={estimate} />}
      </div>
      <div>
        {isHealth ? (
          <PriceSteps />
        ) : (
          <>
            {reasons}
            <CarNext estimate={estimate} />
          </>
        )}
        <AboutEstimate />
      </div>
      <WhatIfSection estimate={estimate} />
    </div>
  );
}

/** Loads the sections about a car, their facts and the evaluator that they price other answers with. */
async function loadCarBlocks() {
  const [blocks, facts, evaluator] = await Promise.all([
    loadCode(() => import('#frontend/features/predictions/car/car-blocks.tsx')),
    loadCarFacts(),
    loadEvaluator('car'),
  ]);
  return { blocks, facts, evaluator };
}

const carToast = { id: 'car-facts', message: coverTexts.failed };

/** Worth of collision, law, record and young drivers. */
function CarSections({ estimate }: { estimate: CarEstimate }) {
  return (
    <OnDemand load={loadCarBlocks} toast={carToast} heading="#collision-worth">
      {({ blocks, ...loaded }) => (
        <>
          <blocks.PartsOfToday estimate={estimate} />
          <blocks.CollisionWorth {...loaded} estimate={estimate} />
          <blocks.StateLawBlock {...loaded} estimate={estimate} />
          <blocks.DrivingRecord {...loaded} estimate={estimate} />
          <blocks.YoungDriver {...loaded} estimate={estimate} />
        </>
      )}
    </OnDemand>
  );
}

/** Next steps of a car's result. */
function CarNext({ estimate }: { estimate: CarEstimate }) {
  return (
    <OnDemand load={loadCarBlocks} toast={carToast} heading="#what-next">
      {({ blocks, ...loaded }) => <blocks.CarSteps {...loaded} estimate={estimate} />}
    </OnDemand>
  );
}

/** Sections on what to do about the prices: where help ends, insurers, events that open an enrollment, next steps. */
export function PriceSteps() {
  const { prices, territory } = usePlanPrices();
  if (territory) return <HealthSteps />;
  return (
    <>
      {prices && <FamilyWays prices={prices} />}
      {prices && <HelpByIncome prices={prices} />}
      {prices && <TaxYear prices={prices} />}
      <InsurersAndEvents />
      <HealthSteps />
    </>
  );
}

/**
 * Where help ends, if that is near, prices of plans by income, and what goes back at tax time. The code of the latter is
 * loaded when it is opened.
 */
function HelpByIncome({ prices }: { prices: PlanPrices }) {
  const cliff = describeCliff(prices);
  return (
    <Fold
      id="help-by-income"
      title={cliff?.title ?? byIncomeTexts.title}
      heading="h2"
      prints={cliff !== undefined}
      lead={cliff?.content}
      deferred
    >
      <OnDemand
        load={() => loadCode(() => import('#frontend/features/prices/income-prices.tsx'))}
        toast={{ id: 'by-income', message: byIncomeTexts.failed }}
        heading="#help-by-income > summary"
      >
        {({ IncomePrices }) => <IncomePrices />}
      </OnDemand>
    </Fold>
  );
}

/** Formats a warning of an estimate by its code; that on a measurement in the chosen unit. */
export function formatWarning(
  { feature, message, limits, code, params }: Estimate['warnings'][number],
  answers: Answers,
): string {
  const question = allQuestions[feature];
  const label = toAnswerLabel(feature);
  if (limits && question?.kind === 'quantity' && question.measure) {
    const outside = { feature, label, answer: Number(answers[feature]), ...limits };
    return warningTexts.beyond_data(outside, (value) => formatAnswer(feature, value));
  }
  // A code of a newer server.
  if (!Object.hasOwn(warningTexts, code)) return message;
  return (warningTexts[code as keyof typeof warningTexts] as (given: object) => string)({ label, ...params });
}

function Warnings({ estimate: { warnings: all, input_data } }: { estimate: Estimate }) {
  // The prices say it of the year that is chosen.
  const warnings = all.filter(({ code }) => code !== 'plan_year_over');
  if (warnings.length === 0) return null;
  return (
    <Message tone="warning" title={contributionTexts.limits}>
      <ul className="bullets">
        {warnings.map((warning) => (
          <li key={warning.message}>{formatWarning(warning, input_data)}</li>
        ))}
      </ul>
    </Message>
  );
}

/** Data sources and method of an estimate, which are loaded when they are opened. */
function AboutEstimate() {
  return (
    <Fold id="about" title={detailTexts.about} heading="h2" deferred>
      <OnDemand
        load={() => loadCode(() => import('./about-estimate.tsx'))}
        toast={{ id: 'about', message: resultTexts.detailsFailed }}
        heading="#about > summary"
      >
        {({ AboutEstimate: About }) => <About />}
      </OnDemand>
    </Fold>
  );
}

/** Section in which the user can change answers. Its code and the evaluator are loaded when it is opened. */
function WhatIfSection({ estimate }: { estimate: Estimate }) {
  const [isOpen, setIsOpen] = useState(false);
  const load = async () => {
    const [{ WhatIf }, evaluator] = await Promise.all([loadControls(), loadEvaluatorFor(estimate)]);
    // Fails for a county that the prices do not have any more.
    evaluator.price(estimate);
    return { WhatIf, evaluator };
  };
  return (
    <section aria-labelledby="what-if" className={`${isOpen ? styles.open : ''} stack-16 screen-only`}>
      {/* Until it is open, the button is the heading's content: its words are read once. */}
      <h2 id="what-if" className={isOpen ? undefined : 'body-font text-16'}>
        {isOpen ? whatIfTexts.title : <Button onClick={() => setIsOpen(true)}>{whatIfTexts.title}</Button>}
      </h2>
      {isOpen ? (
        <Card>
          <OnDemand load={load} toast={{ id: 'what-if', message: whatIfTexts.failed }} heading="#what-if">
            {({ WhatIf, evaluator }) => <WhatIf shown={estimate} evaluator={evaluator} />}
          </OnDemand>
        </Card>
      ) : null}
    </section>
  );
}

export const loadControls = () =>
  loadCode(() => import('#frontend/features/predictions/what-if/what-if.tsx'));
