/**
 * Runs a Lambda function for LocalStack: reads invocations as lines of JSON, and writes a line for each result, after
 * one line that says that the function is loaded. Ends with its standard input.
 * Arguments: folder of the function's code, and its handler, such as `index.handler`.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [folder = '', handlerPath = ''] = process.argv.slice(2);
const [file = '', name = ''] = handlerPath.split('.');

const writeLine = process.stdout.write.bind(process.stdout);
let logs = '';
process.stdout.write = (text) => {
  logs += text;
  return true;
};

const handler = createRequire(import.meta.url)(join(folder, file))[name];
writeLine('\n');

for await (const line of createInterface({ input: process.stdin })) {
  const { payload } = JSON.parse(line);
  const deadline = Date.now() + 1000 * Number(process.env.AWS_LAMBDA_FUNCTION_TIMEOUT);
  const context = { getRemainingTimeInMillis: () => deadline - Date.now() };
  let isError = false;
  let result: unknown;
  try {
    result = (await handler(JSON.parse(payload), context)) ?? null;
  } catch (error) {
    const { name: errorType, message: errorMessage, stack } = error as Error;
    result = { errorType, errorMessage, trace: stack?.split('\n') };
    isError = true;
  }
  writeLine(`${JSON.stringify({ payload: JSON.stringify(result), isError, logs })}\n`);
  logs = '';
}
process.exit();
