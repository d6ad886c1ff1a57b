import { SageMakerRuntimeClient } from '@aws-sdk/client-sagemaker-runtime';
import {
  createSagemakerModel,
  createSagemakerPolicyModel,
  type PolicyModel,
  type PremiumModel,
} from '#functions/pricing/sagemaker-model.ts';
import { startModelServer } from '#model/serving/server.ts';

const endpointName = 'premia-premium';

export function createModelClient(url: string): SageMakerRuntimeClient {
  return new SageMakerRuntimeClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
}

/** The trained model behind SageMaker's protocol. */
export interface TestModel {
  readonly model: PremiumModel;
  readonly policyModel: PolicyModel;
  countRequests(): number;
  close(): Promise<void>;
}

export async function startTestModel(): Promise<TestModel> {
  const endpoint = await startModelServer({ port: 0, host: '127.0.0.1', endpointName });
  const ask = createSagemakerModel(createModelClient(endpoint.url), endpointName);
  const askPolicy = createSagemakerPolicyModel(createModelClient(endpoint.url), endpointName);
  let requests = 0;
  return {
    policyModel: (request) => {
      requests += 1;
      return askPolicy(request);
    },
    model: (request) => {
      requests += 1;
      return ask(request);
    },
    countRequests: () => requests,
    close: () => endpoint.close(),
  };
}
