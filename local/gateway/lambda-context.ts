import type { Context } from 'aws-lambda';
import type { RouteId } from '#contract/routes.ts';

/** How long a function may run, in milliseconds: a second less than the gateway waits. */
const functionTimeout = 28_000;

/** Makes the context that Lambda hands to a function beside its event. */
export function createLambdaContext(routeId: RouteId, requestId: string): Context {
  const deadline = Date.now() + functionTimeout;
  const functionName = `premia-${routeId}`;
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: refuseCallback,
    fail: refuseCallback,
    succeed: refuseCallback,
  };
}

/** Lambda's Node 24 runtime knows no callbacks any more. */
function refuseCallback(): never {
  throw new Error('A function answers by what it returns');
}
