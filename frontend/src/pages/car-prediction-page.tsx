import { carAnswers } from '#contract/predictions.ts';
import { CarForm } from '#frontend/features/predictions/form/car-form.tsx';
import { emptyCarForm, toCarForm } from '#frontend/features/predictions/form/car-form-fields.ts';
import { PredictionScreen } from '#frontend/features/predictions/form/prediction-screen.tsx';
import { createPrediction } from '#frontend/features/predictions/requests.ts';

/** /main/car_prediction */
export function Page() {
  return (
    <PredictionScreen
      title="Car Insurance Premium Prediction Form"
      introduction="Five questions, about half a minute. You get an estimated annual premium, its likely range, and what each answer adds or takes off."
      insuranceType="car"
      Form={CarForm}
      emptyForm={emptyCarForm}
      toForm={toCarForm}
      answers={carAnswers}
      createPrediction={(input_data, key) => createPrediction({ insurance_type: 'car', input_data }, key)}
    />
  );
}
