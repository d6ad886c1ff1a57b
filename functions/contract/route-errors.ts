import type { ErrorCode } from './errors.ts';
import type { Route } from './route.ts';

/** What a body may be refused for. */
const bodyErrors = [
  'malformed_json',
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
] as const satisfies ErrorCode[];

/** What any request may meet. */
const commonErrors = [
  'too_many_requests',
  'internal_error',
  'service_unavailable',
  'gateway_timeout',
] as const satisfies ErrorCode[];

/** Every error that a route may answer: its own, and those that follow from what it reads. */
export function listErrors(route: Route): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...(route.body ? bodyErrors : []),
      ...(route.query || route.headers ? (['validation_failed'] as const) : []),
      ...(route.session === 'none' ? [] : (['unauthenticated'] as const)),
      ...(route.parameters ? (['not_found'] as const) : []),
      ...route.errors,
      ...commonErrors,
    ]),
  ];
}
