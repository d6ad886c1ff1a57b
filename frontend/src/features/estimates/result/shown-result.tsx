import { type ReactNode, useState } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import type { Prediction } from '#contract/predictions.ts';
import { lastPlace } from '#frontend/api/stored-answers.ts';
import { formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { resultTexts as texts } from '#frontend/features/estimates/result/result.texts.ts';
import { RememberHousehold } from '#frontend/features/household/remember-household.tsx';
import { useCounties } from '#frontend/features/places/counties.ts';
import { FormChange } from '#frontend/features/plans/change/result-change.tsx';
import { HouseholdQuestions } from '#frontend/features/plans/household-questions.tsx';
import { PricesTiles } from '#frontend/features/plans/prices-tiles.tsx';
import { PricedPage } from '#frontend/features/plans/use-plan-prices.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { formatDate } from '#frontend/ui/format.ts';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import type { Priced } from '#functions/plans/plan-prices.ts';
import styles from './answers.module.css';
import { CarResult } from './car-result.tsx';
import { HealthPlace } from './health-place.tsx';
import { HealthResult } from './health-result.tsx';
import { LinkedPrices, priceLink } from './linked-prices.tsx';
import { detailTexts } from './premium-details.texts.ts';
import { BesideIncome, Birthdays65, PriceSteps } from './price-steps.tsx';
import { PricesFor } from './prices-for.tsx';
import { Send } from './send.tsx';

interface ShownResultProps {
  estimate: Estimate;
  /** Change of the prices of plans. */
  difference: ReactNode;
}

/** Result of an estimate, by its insurance type. */
export const ShownResult = ({ estimate, difference }: ShownResultProps) =>
  estimate.insurance_type === 'car' ? (
    <CarResult estimate={estimate} />
  ) : (
    <HealthResult estimate={estimate} difference={difference} />
  );

export function PredictionAnswers({ answers }: { answers: Estimate['input_data'] }) {
  useCounties('county' in answers);
  return (
    <dl className={styles.answers}>
      {Object.entries(answers).map(([name, value]) => (
        <div key={name} className="pair ruled">
          <dt className="quiet">{toAnswerLabel(name)}</dt>
          <dd>{formatAnswer(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const readLabel = (estimate: Estimate | Prediction): string | undefined =>
  'label' in estimate ? estimate.label : undefined;

/** Result of a form. In print, its answers, date and model follow. */
export function Result({ estimate }: { estimate: Estimate }) {
  const [today] = useState(() => new Date().toISOString());
  return (
    <div className="stack-24">
      <h1 className={styles.printed}>{premiumTexts.yours}</h1>
      <ShownResult estimate={estimate} difference={<FormChange label={readLabel(estimate)} />} />
      <div className={styles.printed}>
        <h3>{detailTexts.answers}</h3>
        <PredictionAnswers answers={estimate.input_data} />
        <p>{detailTexts.madeOn(formatDate(today), estimate.model_version)}</p>
      </div>
    </div>
  );
}

/**
 * Block with the prices of the link that a form was opened with, or why it can't be opened.
 * @throws {NetworkError} if the prices of its place cannot be fetched
 */
export async function showLink(fragment: string): Promise<ReactNode> {
  return <LinkedPrices link={await priceLink(fragment)} />;
}

/** Choice to store household, age and place on the device. */
function RememberPrices({ priced }: Pick<PricesAloneProps, 'priced'>) {
  const { age, ...place } = priced.input_data;
  return (
    <div className="screen-only">
      <RememberHousehold answers={{ ...Object(lastPlace.read()), ...place, age: String(age) }} />
    </div>
  );
}

interface PricesAloneProps {
  priced: Priced;
  /** Opens the form again. */
  onChange: () => void;
  /** Opens the form at the questions about health. */
  onContinue: () => void;
}

/** Prices, cases and steps of a visitor who has not answered the questions about health. */
export function PricesAlone({ priced, onChange, onContinue }: PricesAloneProps) {
  return (
    <PricedPage priced={priced}>
      <section aria-labelledby="prices" className="stack-24">
        <div className="pair">
          <PageHeading id="prices">{detailTexts.prices}</PageHeading>
          <Send />
        </div>
        <div className="row">
          <HealthPlace />
          <PricesFor />
          <Button variant="link" onClick={onChange}>
            {texts.edit}
          </Button>
        </div>
        <PricesTiles />
        <BesideIncome isLong>
          <Birthdays65 />
          <FormChange />
          <HouseholdQuestions />
          <Message
            actions={
              <Button variant="primary" onClick={onContinue}>
                {detailTexts.answerHealth}
              </Button>
            }
          >
            {detailTexts.healthChangesNothing}
          </Message>
          <RememberPrices priced={priced} />
          <PriceSteps />
        </BesideIncome>
      </section>
    </PricedPage>
  );
}
