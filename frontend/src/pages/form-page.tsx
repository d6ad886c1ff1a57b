import { matchPath, useLocation } from 'react-router-dom';
import { clearAnswers, typedHousehold } from '#frontend/api/stored-answers.ts';
import { typedTexts } from '#frontend/api/typed-texts.ts';
import { GuestEstimateScreen } from '#frontend/features/estimates/form/form-screen.tsx';
import { screenTexts } from '#frontend/features/estimates/form/screen.texts.ts';
import { PredictionScreen } from '#frontend/features/predictions/prediction-screen.tsx';
import { paths } from '#frontend/paths.ts';
import { RedrawnPage } from './redrawn.tsx';
import { SiteLayout } from './site-layout.tsx';

const forms = [
  { path: paths.healthEstimate, insuranceType: 'health', ...screenTexts.guestHealth },
  { path: paths.carEstimate, insuranceType: 'car', ...screenTexts.guestCar },
  { path: paths.healthPrediction, insuranceType: 'health', ...screenTexts.health },
  { path: paths.carPrediction, insuranceType: 'car', ...screenTexts.car },
] as const;

/** Form of an insurance type, for guests and, below /main, for users. */
export const Component = () => <FormPage />;

/**
 * The page again after it could not be drawn: with all stored values, then without those beside the answers, without the
 * answers of the form, at last without the household. A further failure has the page of errors.
 */
export function ErrorBoundary() {
  const type = useForm()?.insuranceType;
  if (!type) return null;
  return (
    <RedrawnPage steps={[() => typedTexts.clear(), () => clearAnswers(type), typedHousehold.forget]}>
      {(step) => <FormPage unreadable={step > 1} />}
    </RedrawnPage>
  );
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
