import { Link } from 'react-router-dom';
import type { Prediction } from '#contract/predictions.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { dropPolicy } from '#frontend/api/stored-answers.ts';
import {
  AnotherEstimate,
  FormScreen,
  ResultStep,
  type ScreenProps,
} from '#frontend/features/estimates/form/form-screen.tsx';
import { requestPrediction } from '#frontend/features/estimates/requests.ts';
import { resultTexts } from '#frontend/features/estimates/result/result.texts.ts';
import { useSteps } from '#frontend/features/estimates/use-steps.ts';
import { addHousehold, useKeepHousehold } from '#frontend/features/household/prediction-household.tsx';
import { findFiledYear } from '#frontend/features/places/device-estimate.ts';
import { paths, toPredictionPath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';

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
        <ResultStep
          key={prediction.id}
          estimate={prediction}
          stored={prediction}
          change={
            <>
              <Button variant="link" onClick={steps.changeAnswers}>
                {resultTexts.edit}
              </Button>
              <Link to={toPredictionPath(prediction.id)}>{resultTexts.openPage}</Link>
            </>
          }
          choice={<ResultLabel prediction={prediction} onChange={steps.changeResult} />}
        >
          <Button variant="primary" onClick={() => steps.openEmptyForm()}>
            {resultTexts.newPrediction}
          </Button>
          <LinkButton to={paths.history}>{resultTexts.history}</LinkButton>
          <AnotherEstimate of={prediction} onOpen={steps.openFilledForm} />
        </ResultStep>
      )}
    </FormScreen>
  );
}
