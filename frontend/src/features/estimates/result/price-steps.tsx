import { createOptional, OnDemand } from '#frontend/api/loaded-content.tsx';
import { resultTexts } from './result.texts.ts';
import { stepsCode } from './steps-code.ts';

/** Days on which Medicare begins, below the prices that it ends. */
export const Birthdays65 = createOptional(async () => (await stepsCode.load('all')).Birthdays65);

/** What to do about the prices of plans. */
export const PriceSteps = () => (
  <OnDemand
    load={() => stepsCode.load('all')}
    toast={{ id: 'price-steps', message: resultTexts.detailsFailed }}
    initial={stepsCode.loaded.all}
    heading="#what-next"
  >
    {({ PriceStepList }) => <PriceStepList />}
  </OnDemand>
);
