import * as z from 'zod/mini';

const texts = z.nullish(z.record(z.string(), z.optional(z.string())));

/** The parts of an API Gateway REST proxy event that the API reads. */
const proxyEvent = z.object({
  headers: texts,
  queryStringParameters: texts,
  pathParameters: texts,
  body: z.nullish(z.string()),
  isBase64Encoded: z._default(z.boolean(), false),
  requestContext: z.object({
    requestId: z.string(),
    identity: z.object({ sourceIp: z.string() }),
  }),
});

type Texts = Readonly<Record<string, string | undefined>>;

/** An HTTP request, as the gateway handed it on. */
export interface ApiRequest {
  readonly requestId: string;
  /** The address that the gateway saw. */
  readonly sourceIp: string;
  /** By lower-case name. */
  readonly headers: Texts;
  readonly query: Texts;
  readonly pathParameters: Texts;
  readonly body: string | undefined;
  readonly isBase64Encoded: boolean;
}

/**
 * Reads a proxy event.
 * @throws Error when the function was invoked with anything else: that is no HTTP request, so there is
 * nobody to answer
 */
export function readProxyEvent(event: unknown): ApiRequest {
  const result = proxyEvent.safeParse(event);
  if (!result.success) throw new Error('The event is no API Gateway REST proxy event');
  const { headers, queryStringParameters, pathParameters, body, isBase64Encoded, requestContext } =
    result.data;
  return {
    requestId: requestContext.requestId,
    sourceIp: requestContext.identity.sourceIp,
    headers: mapEntries(headers, (name, value) => [name.toLowerCase(), value]),
    query: queryStringParameters ?? {},
    // The gateway leaves a path's last slash in its last parameter.
    pathParameters: mapEntries(pathParameters, (name, value) => [name, value?.replace(/\/$/, '')]),
    body: body ?? undefined,
    isBase64Encoded,
  };
}

function mapEntries(
  record: Texts | null | undefined,
  change: (name: string, value: string | undefined) => [string, string | undefined],
): Texts {
  return Object.fromEntries(Object.entries(record ?? {}).map(([name, value]) => change(name, value)));
}
