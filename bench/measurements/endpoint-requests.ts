import { type RouteId, routes } from '#contract/routes.ts';
import { type Account, describeVisitor, planRegistration } from '../traffic/accounts.ts';
import { describeDriver, describeHealthApplicant } from '../traffic/applicants.ts';
import type { ApiRequest } from '../traffic/http-connection.ts';

/** Somebody who asks one endpoint again and again. */
export interface Person {
  readonly account: Account;
  /** Predictions that may be deleted. */
  predictionIds: string[];
  /** Requests so far. */
  count: number;
}

type RequestParts = Pick<ApiRequest, 'body'> & { readonly path?: string };

/**
 * What a person sends to an endpoint next, undefined when there is nothing left to send. Every request
 * is one that succeeds.
 */
const planParts = {
  login: ({ account: { email, password } }) => ({ body: { email, password } }),
  register: ({ account, count }) => ({ body: planRegistration(`${count}-${account.email}`).body ?? {} }),
  logout: () => ({}),
  'get-profile': () => ({}),
  'update-profile': ({ account, count }) => ({
    body: { ...describeVisitor(account.email), first_name: `Ada ${count}` },
  }),
  // To the same one again, so that one that fails spoils nothing for the next.
  'change-password': ({ account: { password } }) => ({
    body: { current_password: password, new_password: password, confirm_new_password: password },
  }),
  'predict-health-premium': ({ count }) => ({ body: describeHealthApplicant(count) }),
  'predict-car-premium': ({ count }) => ({ body: describeDriver(count) }),
  'list-predictions': () => ({ path: `${routes['list-predictions'].path}?limit=5` }),
  'get-dashboard': () => ({}),
  'delete-prediction': ({ predictionIds }) => {
    const id = predictionIds.pop();
    return id === undefined ? undefined : { path: planDeletion(id) };
  },
} as const satisfies Record<RouteId, (person: Person) => RequestParts | undefined>;

/** The path that deletes a prediction. */
export function planDeletion(id: string): string {
  return routes['delete-prediction'].path.replace('{id}', id);
}

/** A person's next request to an endpoint, undefined when they have nothing left to ask. */
export function planRequest(routeId: RouteId, person: Person): ApiRequest | undefined {
  person.count += 1;
  const { method, path, session } = routes[routeId];
  const parts: RequestParts | undefined = planParts[routeId](person);
  return parts && { method, path, ...parts, ...(session !== 'none' && { token: person.account.token }) };
}
