import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyResult } from 'aws-lambda';

/** The largest answer that Lambda hands back, in bytes. */
const largestAnswer = 6 * 1024 * 1024;

/** True for what the gateway can make an HTTP answer of. */
export function isProxyResult(result: unknown): result is APIGatewayProxyResult {
  if (typeof result !== 'object' || result === null) return false;
  const { statusCode, body } = result as Partial<APIGatewayProxyResult>;
  const hasBody = body === undefined || typeof body === 'string';
  return Number.isInteger(statusCode) && hasBody && JSON.stringify(result).length <= largestAnswer;
}

/** Writes a function's answer as an HTTP response. A header's values of both forms come together. */
export function sendProxyResult(response: ServerResponse, result: APIGatewayProxyResult): void {
  response.statusCode = result.statusCode;
  for (const [name, value] of Object.entries(result.headers ?? {})) {
    response.setHeader(name, String(value));
  }
  for (const [name, values] of Object.entries(result.multiValueHeaders ?? {})) {
    response.setHeader(name, values.map(String));
  }
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'application/json');
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  response.setHeader('content-length', body.length);
  response.end(body);
}
