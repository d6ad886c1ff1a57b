import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import { clearAnswers, forgetBeside } from '#frontend/api/stored-answers.ts';
import { typedTexts } from '#frontend/api/typed-texts.ts';
import { GuestEstimateScreen } from '#frontend/features/estimates/form/form-screen.tsx';
import type { HealthFormProps } from '#frontend/features/estimates/form/health-form.tsx';
import { screenTexts } from '#frontend/features/estimates/form/screen.texts.ts';
import { PredictionScreen } from '#frontend/features/predictions/prediction-screen.tsx';
import { paths } from '#frontend/paths.ts';
import { RedrawnPage } from './redrawn.tsx';
import { SiteLayout } from './site-layout.tsx';

const texts = {
  health: { guest: screenTexts.guestHealth, user: screenTexts.health },
  car: { guest: screenTexts.guestCar, user: screenTexts.car },
} as const satisfies Record<InsuranceType, object>;

/** Creates the page of a form, for guests and, below /main, for users. A form takes of the slots what it has a place for. */
export function createFormPage(insuranceType: InsuranceType, Form: ComponentType<HealthFormProps>) {
  function FormPage({ unreadable = false }) {
    const isUsers = useLocation().pathname.startsWith(paths.dashboard);
    const screen = { Form, insuranceType, unreadable };
    if (isUsers) return <PredictionScreen {...screen} {...texts[insuranceType].user} />;
    return (
      <SiteLayout>
        <GuestEstimateScreen {...screen} {...texts[insuranceType].guest} />
      </SiteLayout>
    );
  }
  return {
    Component: () => <FormPage />,
    /**
     * The page again after it could not be drawn: with all stored values, then without those beside the answers, without
     * the answers of the form, at last without the household and the policy. A further failure has the page of errors.
     */
    ErrorBoundary: () => (
      <RedrawnPage steps={[() => typedTexts.clear(), () => clearAnswers(insuranceType), forgetBeside]}>
        {(step) => <FormPage unreadable={step > 1} />}
      </RedrawnPage>
    ),
  };
}
