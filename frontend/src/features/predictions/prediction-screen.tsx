import type { Prediction } from '#contract/predictions.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { dropPolicy } from '#frontend/api/stored-answers.ts';
import { FormScreen, ResultStep, type ScreenProps } from '#frontend/features/estimates/form/form-screen.tsx';
import { requestPrediction } from '#frontend/features/estimates/requests.ts';
import { useSteps } from '#frontend/features/estimates/use-steps.ts';
import { addHousehold, useKeepHousehold } from '#frontend/features/household/prediction-household.tsx';
import { findFiledYear } from '#frontend/features/places/device-estimate.ts';

/** Label of a result, which is loaded with it. */
const ResultLabel = createOptional(async () => (await import('./prediction-label.tsx')).ResultLabel);

/** Prediction form of a user, and its result. */
export function PredictionScreen(screen: ScreenProps) {
  const steps = useSteps<Prediction>(screen.insuranceType);
  const keep = useKeepHousehold();
  return (
    <FormScreen
      owner="user"
      {...screen}
      steps={steps}
      send={async (answers, idempotencyKey) => {
        const prediction = await requestPrediction(dropPolicy(answers), idempotencyKey);
        keep.remember();
        // The result is for the policy of the form, also where that is not stored with the prediction.
        return { ...prediction, ...('policy' in answers && { policy: answers.policy }) };
      }}
      hasLabel
      keepQuestion={keep.question}
      confirm={keep.confirm}
      complete={(answers) => addHousehold(answers, keep.read(), findFiledYear(answers.input_data.state))}
    >
      {(prediction) => (
        <ResultStep>
          {({ StoredResult }) => (
            <StoredResult
              key={prediction.id}
              prediction={prediction}
              steps={steps}
              label={<ResultLabel prediction={prediction} onChange={steps.changeResult} />}
            />
          )}
        </ResultStep>
      )}
    </FormScreen>
  );
}
