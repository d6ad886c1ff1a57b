import { type Prediction, type PremiumModels, type Price, parseRequest, RequestError } from './requests.ts';

/** Response of the model container. */
export interface ModelResponse {
  model_version: string;
  insurance_type: string;
  /** One for each instance, in their order. */
  predictions: Prediction[];
  /** If requested: the premium at each value of one field. */
  curve?: (Price & { value: number | string })[];
}

const jsonType = 'application/json';

/**
 * Evaluates an invocation, as `model-training/serving/inference.py` does.
 * @throws {RequestError} for a request that cannot be answered.
 */
export function evaluate(
  models: PremiumModels,
  headers: { 'content-type'?: string | undefined; accept?: string | undefined },
  body: string,
): ModelResponse {
  if (mediaType(headers['content-type'] ?? '') !== jsonType) {
    throw new RequestError(415, `The content type must be ${jsonType}`);
  }
  const accepted = (headers.accept || '*/*').split(',').map(mediaType);
  if (![jsonType, 'application/*', '*/*'].some((type) => accepted.includes(type))) {
    throw new RequestError(406, `The response is ${jsonType} only`);
  }
  const { insuranceType, instances, curve } = parseRequest(body, models);
  const model = models[insuranceType];
  return {
    model_version: model.version,
    insurance_type: insuranceType,
    predictions: instances.map((instance) => model.predict(instance)),
    ...(curve && {
      curve: curve.values.map((value) => ({
        value,
        ...model.price({ ...instances[0], [curve.field]: value }),
      })),
    }),
  };
}

function mediaType(header: string): string {
  return header.split(';')[0]?.trim().toLowerCase() ?? '';
}
