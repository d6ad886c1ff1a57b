import { isIPv6 } from 'node:net';
import * as z from 'zod/mini';

const texts = z.nullish(z.record(z.string(), z.optional(z.string())));

/** Fields of an API Gateway REST proxy event that the API reads. */
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

/** HTTP request received through the gateway. */
export interface ApiRequest {
  readonly requestId: string;
  /** Source address of the connection to the gateway. */
  readonly sourceIp: string;
  /** By lower-case name. */
  readonly headers: Texts;
  readonly query: Texts;
  readonly pathParameters: Texts;
  readonly body: string | undefined;
  readonly isBase64Encoded: boolean;
}

/**
 * Parses a proxy event.
 * @throws Error for any other event; it is not an HTTP request, so there is no one to respond to
 */
export function parseProxyEvent(event: unknown): ApiRequest {
  const result = proxyEvent.safeParse(event);
  if (!result.success) throw new Error('The event is not an API Gateway REST proxy event');
  const { headers, queryStringParameters, pathParameters, body, isBase64Encoded, requestContext } =
    result.data;
  return {
    requestId: requestContext.requestId,
    sourceIp: requestContext.identity.sourceIp,
    headers: mapEntries(headers, (name, value) => [name.toLowerCase(), value]),
    query: queryStringParameters ?? {},
    // API Gateway includes the path's trailing slash in the last parameter.
    pathParameters: mapEntries(pathParameters, (name, value) => [name, value?.replace(/\/$/, '')]),
    body: body ?? undefined,
    isBase64Encoded,
  };
}

function mapEntries(
  record: Texts | null | undefined,
  map: (name: string, value: string | undefined) => [string, string | undefined],
): Texts {
  return Object.fromEntries(Object.entries(record ?? {}).map(([name, value]) => map(name, value)));
}

/**
 * Returns the client's IPv4 address, or the /64 network of its IPv6 address.
 * @param trustedHeader lower-case name of a header that a proxy sets on every request, such as
 * `cloudfront-viewer-address`: "198.51.100.7:46532", the port last; undefined without such a proxy
 */
export function getClientAddress({ headers, sourceIp }: ApiRequest, trustedHeader?: string): string {
  const forwarded = trustedHeader && headers[trustedHeader];
  return toClientNetwork(forwarded ? forwarded.replace(/:\d+$/, '') : sourceIp);
}

/** One client has a whole /64 (RFC 6177) and could use a new address of it for each request. */
function toClientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
