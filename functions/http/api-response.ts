import type { APIGatewayProxyResult } from 'aws-lambda';

/** Body of a response that is JSON already. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Response of an endpoint that sets headers or has been validated. */
export class ApiResponse<Body> {
  readonly body: Body | JsonText;
  readonly headers: Readonly<Record<string, string>>;
  /** The body has the schema of the route and no other fields, and is not parsed again. */
  readonly isParsed: boolean;
  /** Status in place of the route's own. */
  readonly status: number | undefined;

  constructor(
    body: Body | JsonText,
    headers: Readonly<Record<string, string>> = {},
    isParsed = false,
    status: number | undefined = undefined,
  ) {
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.isParsed = isParsed;
  }
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
