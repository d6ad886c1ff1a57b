import { PredictionScreen } from '#frontend/features/predictions/form/prediction-screen.tsx';

/** /main/health_prediction */
export function Page() {
  return (
    <PredictionScreen
      title="Health Insurance Premium Prediction Form"
      introduction="Ten questions, about a minute. You get an estimated annual premium, its likely range, and what each answer adds or takes off."
      insuranceType="health"
    />
  );
}
