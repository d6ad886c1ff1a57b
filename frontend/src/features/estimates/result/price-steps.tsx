import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { resultTexts } from './result.texts.ts';
import { stepsCode } from './steps-code.ts';

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
