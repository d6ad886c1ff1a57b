import { matchPath, useLocation } from 'react-router-dom';
import {
  GuestEstimateScreen,
  PredictionScreen,
} from '#frontend/features/predictions/form/prediction-screen.tsx';
import { loadStepSchemas } from '#frontend/features/predictions/form/use-steps.ts';
import { paths } from '#frontend/paths.ts';
import { SiteLayout } from './site-layout.tsx';

const carEffort = 'Five questions, about half a minute';
const healthEffort = 'ZIP code and age are enough for a first price, your health for the estimate.';
const guestData = 'Your answers stay on this device until you save the estimate.';
const promise =
  'You get an estimated annual premium, its likely range, and what each answer adds or takes off.';

const forms = [
  {
    path: paths.healthEstimate,
    insuranceType: 'health',
    title: 'Estimate your health insurance premium',
    introduction: `${healthEffort} ${guestData}`,
  },
  {
    path: paths.carEstimate,
    insuranceType: 'car',
    title: 'Estimate your car insurance premium',
    introduction: `A premium is the price of insurance: you pay it whether or not you have an accident. ${carEffort}, no account. ${guestData}`,
  },
  {
    path: paths.healthPrediction,
    insuranceType: 'health',
    title: 'Health Insurance Premium Prediction Form',
    introduction: `${healthEffort} ${promise}`,
  },
  {
    path: paths.carPrediction,
    insuranceType: 'car',
    title: 'Car Insurance Premium Prediction Form',
    introduction: `${carEffort}. ${promise}`,
  },
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
