import * as z from 'zod/mini';
import type { Answers, Prediction } from './premium-model.ts';
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

const isObject = z.record(z.string(), z.unknown(), { error: 'The body must be a JSON object' });
const insuranceType = z.enum(products, { error: `insurance_type must be one of: ${products.join(', ')}` });
const instanceList = z
  .array(z.unknown(), { error: 'instances must be a list of at least one applicant' })
  .check(z.minLength(1, { error: 'instances must be a list of at least one applicant' }));

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
  const content = check(isObject, parseJson(body));
  const product = check(insuranceType, content.insurance_type);
  const instances = check(instanceList, content.instances);
  const model = models[product];
  return {
    model_version: model.version,
    insurance_type: product,
    predictions: instances.map((instance, index) =>
      model.predict(readAnswers(instance, model.features, `instances[${index}]`)),
    ),
  };
}

function check<Content>(schema: z.ZodMiniType<Content>, value: unknown): Content {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new RefusedRequestError(400, error.issues[0]?.message ?? 'The body cannot be used');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RefusedRequestError(400, 'The body is not valid JSON');
  }
}

function readAnswers(instance: unknown, features: readonly string[], where: string): Answers {
  const answers = check(
    z.record(z.string(), z.unknown(), { error: `${where} must be an object of answers` }),
    instance,
  );
  return Object.fromEntries(
    features.map((name) => {
      const message = `${where}.${name} must be a finite number of at least 0`;
      return [
        name,
        check(z.number({ error: message }).check(z.minimum(0, { error: message })), answers[name]),
      ];
    }),
  );
}
