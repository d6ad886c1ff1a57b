import type { APIGatewayProxyResult } from 'aws-lambda';

/**
 * Body that is JSON text with the schema of the route already, such as rows that were validated when they were
 * stored. Parsing and serialising a long list again would take longer than reading it.
 */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Response of an endpoint that sets headers or whose body is JSON text. */
export class ApiResponse<Body> {
  readonly body: Body | JsonText;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body | JsonText, headers: Readonly<Record<string, string>> = {}) {
    this.body = body;
    this.headers = headers;
  }
}

/**
 * Creates a response from a body that is made of parsed parts and has the declared fields only. It is not parsed again,
 * which would take longer than serialising it.
 */
export function createParsedResponse<Body>(body: Body): ApiResponse<Body> {
  return new ApiResponse<Body>(new JsonText(JSON.stringify(body)));
}

/** JSON response in the gateway's format. */
export interface ProxyResult extends APIGatewayProxyResult {
  headers: Record<string, string>;
}

/** Creates a JSON response in the gateway's format. */
export function toProxyResult(
  statusCode: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): ProxyResult {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: body instanceof JsonText ? body.text : JSON.stringify(body),
  };
}
