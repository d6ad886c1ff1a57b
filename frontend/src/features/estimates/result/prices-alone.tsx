import { createOptional } from '#frontend/api/loaded-content.tsx';
import { resultTexts as texts } from '#frontend/features/estimates/result/result.texts.ts';
import { FormChange } from '#frontend/features/plans/change/result-change.tsx';
import { HouseholdQuestions } from '#frontend/features/plans/household-questions.tsx';
import { PricesTiles } from '#frontend/features/plans/prices-tiles.tsx';
import { PricedPage } from '#frontend/features/plans/use-plan-prices.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Message } from '#frontend/ui/content.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { HealthPlace } from './health-place.tsx';
import { detailTexts } from './premium-details.texts.ts';
import { PriceSteps } from './price-steps.tsx';
import { PricesFor } from './prices-for.tsx';

/** Ways to keep prices. */
const KeepPrices = createOptional(async () => (await import('./about-estimate.tsx')).KeepPrices);

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
        <PageHeading id="prices">{detailTexts.prices}</PageHeading>
        <div className="row">
          <HealthPlace />
          <PricesFor />
          <Button variant="link" onClick={onChange}>
            {texts.changeAnswers}
          </Button>
        </div>
        <PricesTiles />
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
        <KeepPrices />
        <PriceSteps />
      </section>
    </PricedPage>
  );
}
