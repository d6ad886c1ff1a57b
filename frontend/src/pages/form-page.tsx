import { useLayoutEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { clearAnswers } from '#frontend/api/stored-answers.ts';
import { GuestEstimateScreen } from '#frontend/features/estimates/form/form-screen.tsx';
import { screenTexts } from '#frontend/features/estimates/form/texts/en.ts';
import { PredictionScreen } from '#frontend/features/predictions/prediction-screen.tsx';
import { paths } from '#frontend/paths.ts';
import { SiteLayout } from './site-layout.tsx';

const forms = [
  { path: paths.healthEstimate, insuranceType: 'health', ...screenTexts.guestHealth },
  { path: paths.carEstimate, insuranceType: 'car', ...screenTexts.guestCar },
  { path: paths.healthPrediction, insuranceType: 'health', ...screenTexts.health },
  { path: paths.carPrediction, insuranceType: 'car', ...screenTexts.car },
] as const;

/** Form of an insurance type, for guests and, below /main, for users. */
export const Component = () => <FormPage />;

/** The form without the stored answers, one of which could not be rendered. A second failure has the page of errors. */
export function ErrorBoundary() {
  const type = useForm()?.insuranceType;
  const [isCleared, setCleared] = useState(false);
  // Not while it renders: React renders a page that fails a second time.
  useLayoutEffect(() => {
    if (type) clearAnswers(type);
    setCleared(true);
  }, [type]);
  return isCleared ? <FormPage unreadable /> : null;
}

function useForm() {
  const { pathname } = useLocation();
  return forms.find(({ path }) => matchPath(path, pathname));
}

function FormPage({ unreadable = false }) {
  const form = useForm();
  if (!form) return null;
  const { path, ...screen } = { ...form, unreadable };
  if (path.startsWith(paths.dashboard)) return <PredictionScreen {...screen} />;
  return (
    <SiteLayout>
      <GuestEstimateScreen {...screen} />
    </SiteLayout>
  );
}
