/** What an answer may hold beyond its body. */
export interface AnswerDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The body was parsed by the very schema that the route answers by, on its way out of the table.
   * Parsing a long list once more would take longer than reading it did.
   */
  readonly isParsed?: boolean;
}

/** A body with headers of its own, or parsed already, for the endpoints that have one. */
export class Answer<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
  readonly isParsed: boolean;

  constructor(body: Body, { headers = {}, isParsed = false }: AnswerDetails = {}) {
    this.body = body;
    this.headers = headers;
    this.isParsed = isParsed;
  }
}
