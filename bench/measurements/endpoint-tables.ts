import { formatNumber, formatShare, type Table } from '../table.ts';
import type { EndpointResult } from './endpoints.ts';

/** How fast endpoints are, by the number of connections. */
export function describeSpeeds(results: readonly EndpointResult[]): Table {
  const speeds = results[0]?.speeds ?? [];
  return {
    title: 'Endpoints: milliseconds and requests a second, by connections',
    columns: [
      'Endpoint',
      ...speeds.flatMap(({ connections }) => [`${connections}: p50`, 'p95', 'p99', 'req/s']),
      'failed',
    ],
    rows: results.map((result) => [
      result.routeId,
      ...result.speeds.flatMap(({ p50, p95, p99, requestsPerSecond }) =>
        [p50, p95, p99, requestsPerSecond].map(formatNumber),
      ),
      String(result.speeds.reduce((total, { failed }) => total + failed, 0)),
    ]),
    note: 'One Node process answers all connections; in AWS each request under way has a Lambda of its own.',
  };
}

/** Where the time of one request goes. */
export function describeCosts(results: readonly EndpointResult[]): Table {
  return {
    title: 'Endpoints: where the time of one request goes',
    columns: ['Endpoint', 'ms', 'DynamoDB', 'model', 'hashing', 'own', 'own ms', 'CPU ms', 'DynamoDB calls'],
    rows: results.map(({ routeId, costs: { shares, ...costs } }) => [
      routeId,
      formatNumber(costs.milliseconds),
      ...[shares.dynamodb, shares.model, shares.hashing, shares.own].map(formatShare),
      formatNumber(costs.milliseconds * shares.own),
      formatNumber(costs.cpuMilliseconds),
      formatNumber(costs.dynamodbCalls),
    ]),
    note: 'Means of requests one after another, seen from inside the server. CPU: of the whole server process, in which the gateway, the functions and the model run.',
  };
}
