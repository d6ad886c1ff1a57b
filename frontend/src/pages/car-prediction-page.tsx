import { carAnswers } from '#contract/predictions.ts';
import { CarForm } from '#frontend/features/predictions/car-form.tsx';
import { emptyCarForm, fillCarForm } from '#frontend/features/predictions/car-form-schema.ts';
import { PredictionScreen } from '#frontend/features/predictions/prediction-screen.tsx';
import { requestCarPremium } from '#frontend/features/predictions/request-premium.ts';

/** /main/car_prediction */
export function CarPredictionPage() {
  return (
    <PredictionScreen
      title="Car Insurance Premium Prediction Form"
      introduction="Five questions, about half a minute. You get an estimated premium for a year, the range it may lie in, and what each answer adds or takes off."
      Form={CarForm}
      emptyForm={emptyCarForm}
      fillForm={fillCarForm}
      answers={carAnswers}
      request={requestCarPremium}
    />
  );
}
