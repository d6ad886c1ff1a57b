import { healthAnswers } from '#contract/predictions.ts';
import { HealthForm } from '#frontend/features/predictions/form/health-form.tsx';
import { emptyHealthForm, toHealthForm } from '#frontend/features/predictions/form/health-form-fields.ts';
import { PredictionScreen } from '#frontend/features/predictions/form/prediction-screen.tsx';
import { createPrediction } from '#frontend/features/predictions/requests.ts';

/** /main/health_prediction */
export function Page() {
  return (
    <PredictionScreen
      title="Health Insurance Premium Prediction Form"
      introduction="Ten questions, about a minute. You get an estimated annual premium, its likely range, and what each answer adds or takes off."
      insuranceType="health"
      Form={HealthForm}
      emptyForm={emptyHealthForm}
      toForm={toHealthForm}
      answers={healthAnswers}
      createPrediction={(input_data, key) => createPrediction({ insurance_type: 'health', input_data }, key)}
    />
  );
}
