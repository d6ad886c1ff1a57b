import type { Estimate } from '#contract/estimates.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import type { Prediction } from '#contract/predictions.ts';
import { readToken } from '#frontend/api/browser-storage.ts';
import { call } from '#frontend/api/call.ts';
import { ResponseError } from '#frontend/api/failure.ts';
import { pricesUpdated } from '#frontend/features/estimates/premium.texts.ts';
import { modelWaitTexts } from '#frontend/features/estimates/requests.texts.ts';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { dismissToast, showToast } from '#frontend/ui/toasts.ts';
import { updateRememberedHistory } from './remembered-history.ts';

/** Longest time, in milliseconds, after which a request is repeated because the model was not available. */
const maxModelWaitMs = 30_000;

/**
 * Creates a prediction. A repeated request with the same key is stored once. While the model is not available, the request
 * is repeated after the time that the API names, unless the session ends.
 */
export async function requestPrediction(
  answers: InsuranceAnswers,
  idempotencyKey: string,
): Promise<Prediction> {
  const headers = { 'idempotency-key': idempotencyKey };
  const prediction = await waitForModel(async () =>
    answers.insurance_type === 'health'
      ? await call('predict-health-premium', {
          body: {
            ...answers.input_data,
            household: answers.household,
            plan_year: answers.plan_year,
            label: answers.label,
          },
          headers,
        })
      : await call('predict-car-premium', {
          body: { ...answers.input_data, policy: answers.policy, label: answers.label },
          headers,
        }),
  );
  return updateRememberedHistory(prediction);
}

async function waitForModel<Result>(send: () => Promise<Result>): Promise<Result> {
  const token = readToken();
  const deadline = Date.now() + maxModelWaitMs;
  try {
    for (;;) {
      try {
        return await send();
      } catch (error) {
        const { text, delayMs } = toModelWait(error);
        if (!text || Date.now() + delayMs > deadline) throw error;
        showToast(text, 'model', Number.POSITIVE_INFINITY);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        if (readToken() !== token) throw error;
      }
    }
  } finally {
    dismissToast('model');
  }
}

/** Text and delay of an error after which the model may be available. */
function toModelWait(error: unknown): { text?: string | undefined; delayMs: number } {
  const { code, retryAfter = 5 } = error instanceof ResponseError ? error.details : {};
  const text = code === 'model_unavailable' || code === 'model_busy' ? modelWaitTexts[code] : undefined;
  return { text, delayMs: retryAfter * 1000 };
}

/** Premium of an estimate on the device, unless the prices of its state were missing. */
export function toShownPremium({ warnings, predicted_premium }: Estimate) {
  return warnings.some(({ code }) => code === 'prices_missing') ? undefined : predicted_premium;
}

/** Formats the difference of a saved estimate from the premium that was on screen; undefined without one. */
export function formatPriceUpdate(
  { predicted_premium }: Prediction,
  shown = predicted_premium,
): string | undefined {
  const [saved, before] = [formatRoundedMoney(predicted_premium), formatRoundedMoney(shown)];
  return saved === before ? undefined : pricesUpdated({ saved, before });
}
