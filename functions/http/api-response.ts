import type { APIGatewayProxyResult } from 'aws-lambda';

/** Optional parts of an {@link ApiResponse}. */
export interface ApiResponseDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The body was already parsed with the schema of the route when it was read from the table. Parsing a
   * long list again would take longer than reading it.
   */
  readonly isParsed?: boolean;
}

/** Response of an endpoint that sets headers or has already parsed the body. */
export class ApiResponse<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
  readonly isParsed: boolean;

  constructor(body: Body, { headers = {}, isParsed = false }: ApiResponseDetails = {}) {
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
    body: JSON.stringify(body),
  };
}
