import type { CarAnswers, HealthAnswers, Prediction } from '#contract/predictions.ts';
import { call } from '#frontend/api/call.ts';

/** Asks for one premium; the key names the submission, so that a repeated one is not counted twice. */
export type RequestPremium<Answers> = (answers: Answers, idempotencyKey: string) => Promise<Prediction>;

/** Asks for a health premium and returns it as the history will. */
export const requestHealthPremium: RequestPremium<HealthAnswers> = async (answers, idempotencyKey) => {
  const { predicted_health_premium, ...estimate } = await call('predict-health-premium', {
    body: answers,
    headers: { 'idempotency-key': idempotencyKey },
  });
  return {
    ...estimate,
    insurance_type: 'health',
    input_data: answers,
    predicted_premium: predicted_health_premium,
  };
};

/** Asks for a car premium and returns it as the history will. */
export const requestCarPremium: RequestPremium<CarAnswers> = async (answers, idempotencyKey) => {
  const { predicted_car_premium, ...estimate } = await call('predict-car-premium', {
    body: answers,
    headers: { 'idempotency-key': idempotencyKey },
  });
  return {
    ...estimate,
    insurance_type: 'car',
    input_data: answers,
    predicted_premium: predicted_car_premium,
  };
};
