import type { Middleware } from './middleware.ts';

/** Answers are one person's own, and data: never kept, never shown as a page, never guessed at. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Gives every answer, errors too, the headers that keep it safe, and the request's id. */
export function secureHeaders(): Middleware {
  const addHeaders: Middleware['after'] = ({ event, response }) => {
    if (response) Object.assign(response.headers, headers, { 'x-request-id': event.request.requestId });
  };
  return { after: addHeaders, onError: addHeaders };
}
