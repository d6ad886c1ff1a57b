import { PredictionScreen } from '#frontend/features/predictions/form/prediction-screen.tsx';

/** /main/car_prediction */
export function Page() {
  return (
    <PredictionScreen
      title="Car Insurance Premium Prediction Form"
      introduction="Five questions, about half a minute. You get an estimated annual premium, its likely range, and what each answer adds or takes off."
      insuranceType="car"
    />
  );
}
