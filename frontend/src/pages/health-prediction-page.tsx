import { healthAnswers } from '#contract/predictions.ts';
import { HealthForm } from '#frontend/features/predictions/health-form.tsx';
import { emptyHealthForm, fillHealthForm } from '#frontend/features/predictions/health-form-schema.ts';
import { PredictionScreen } from '#frontend/features/predictions/prediction-screen.tsx';
import { requestHealthPremium } from '#frontend/features/predictions/request-premium.ts';

/** /main/health_prediction */
export function HealthPredictionPage() {
  return (
    <PredictionScreen
      title="Health Insurance Premium Prediction Form"
      introduction="Ten questions, about a minute. You get an estimated premium for a year, the range it may lie in, and what each answer adds or takes off."
      Form={HealthForm}
      emptyForm={emptyHealthForm}
      fillForm={fillHealthForm}
      answers={healthAnswers}
      request={requestHealthPremium}
    />
  );
}
