import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { createLoader } from '#frontend/ui/loader.ts';
import { resultTexts } from './result.texts.ts';

const importSteps = () => loadCode(() => import('#frontend/features/plans/steps/price-steps.tsx'));

/** Loader of what follows the prices of plans below the first screen. Health forms load it after the result. */
export const stepsCode = createLoader<'all', Awaited<ReturnType<typeof importSteps>>>(importSteps);

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
