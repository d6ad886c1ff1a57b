import * as z from 'zod';
import type { Prediction } from './premium-model.ts';
import { type PremiumModels, products } from './read-models.ts';

/** A request that no model can answer; `status` is what the SageMaker container would say. */
export class RefusedRequestError extends Error {
  override name = 'RefusedRequestError';
  readonly status: 400 | 415;

  constructor(status: 400 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** What InvokeEndpoint answers: a prediction an instance, in their order. */
export interface PredictionsAnswer {
  model_version: string;
  insurance_type: string;
  predictions: Prediction[];
}

const requestSchema = z.object({
  insurance_type: z.enum(products, { error: `insurance_type must be one of: ${products.join(', ')}` }),
  instances: z
    .array(z.record(z.string(), z.unknown(), { error: 'instances must hold objects of answers' }), {
      error: 'instances must be a list of objects of answers',
    })
    .min(1, { error: 'instances must hold at least one applicant' }),
});

/**
 * Answers the body of an invocation.
 * @throws {RefusedRequestError} naming the field that can't be used.
 */
export function answerInvocation(
  models: PremiumModels,
  contentType: string,
  body: string,
): PredictionsAnswer {
  if (contentType.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new RefusedRequestError(415, 'The content type must be application/json');
  }
  const request = requestSchema.safeParse(parseJson(body), { reportInput: false });
  if (!request.success) {
    const [issue] = request.error.issues;
    throw new RefusedRequestError(400, issue?.path.length ? issue.message : 'The body must be a JSON object');
  }
  const { insurance_type, instances } = request.data;
  const model = models[insurance_type];
  return {
    model_version: model.version,
    insurance_type,
    predictions: instances.map((instance, index) =>
      model.predict(readAnswers(instance, model.features, `instances[${index}]`)),
    ),
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RefusedRequestError(400, 'The body is not valid JSON');
  }
}

function readAnswers(instance: Record<string, unknown>, features: readonly string[], where: string) {
  return Object.fromEntries(
    features.map((feature) => {
      const value = instance[feature];
      if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
        throw new RefusedRequestError(400, `${where}.${feature} must be a finite number of at least 0`);
      }
      return [feature, value];
    }),
  );
}
