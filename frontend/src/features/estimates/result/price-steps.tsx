import { createOptional, OnDemand } from '#frontend/api/loaded-content.tsx';
import { priceSteps } from './price-steps-code.ts';
import { resultTexts } from './result.texts.ts';

/** Days on which Medicare begins, below the prices that it ends. */
export const Birthdays65 = createOptional(async () => (await priceSteps.load('all')).BirthdayBlock);

/** What to do about the prices of plans. */
export const PriceSteps = () => (
  <OnDemand
    load={() => priceSteps.load('all')}
    toast={{ id: 'price-steps', message: resultTexts.detailsFailed }}
    initial={priceSteps.loaded.all}
    heading="#what-next"
  >
    {({ PriceStepList }) => <PriceStepList />}
  </OnDemand>
);
