import { matchPath, useLocation } from 'react-router-dom';
import {
  GuestEstimateScreen,
  PredictionScreen,
} from '#frontend/features/predictions/form/prediction-screen.tsx';
import { screenTexts } from '#frontend/features/predictions/form/texts/en.ts';
import { loadStepSchemas } from '#frontend/features/predictions/form/use-steps.ts';
import { paths } from '#frontend/paths.ts';
import { SiteLayout } from './site-layout.tsx';

const forms = [
  { path: paths.healthEstimate, insuranceType: 'health', ...screenTexts.guestHealth },
  { path: paths.carEstimate, insuranceType: 'car', ...screenTexts.guestCar },
  { path: paths.healthPrediction, insuranceType: 'health', ...screenTexts.health },
  { path: paths.carPrediction, insuranceType: 'car', ...screenTexts.car },
] as const;

export const loader = loadStepSchemas;

/** The steps that the page itself adds need no check. */
export const shouldRevalidate = () => false;

/** Form of an insurance type, for guests and, below /main, for users. */
export function Component() {
  const { pathname } = useLocation();
  const form = forms.find(({ path }) => matchPath(path, pathname));
  if (!form) return null;
  const { path, ...screen } = form;
  if (path.startsWith(paths.dashboard)) return <PredictionScreen {...screen} />;
  return (
    <SiteLayout>
      <GuestEstimateScreen {...screen} />
    </SiteLayout>
  );
}
