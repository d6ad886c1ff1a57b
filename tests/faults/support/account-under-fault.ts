import type { RouteId } from '#contract/routes.ts';
import { type Account, type ApiClient, createEmail } from '#tests/support/api-client.ts';
import type { HttpResponse } from '#tests/support/http-client.ts';
import { password, validBodies } from '#tests/support/valid-requests.ts';
import { countConsistently } from './expectations.ts';

/** Number of attempts that the AWS SDK makes for a DynamoDB operation. */
export const dynamodbTries = 3;

/** Each route with an operation that it requires. */
export const dependencies = [
  ['login', 'GetItem'],
  ['login', 'TransactWriteItems'],
  ['register', 'TransactWriteItems'],
  ['logout', 'DeleteItem'],
  ['get-profile', 'BatchGetItem'],
  ['update-profile', 'UpdateItem'],
  ['change-password', 'BatchGetItem'],
  ['change-password', 'TransactWriteItems'],
  ['predict-car-premium', 'BatchGetItem'],
  ['predict-car-premium', 'TransactWriteItems'],
  ['predict-health-premium', 'TransactWriteItems'],
  ['list-predictions', 'Query'],
  ['get-dashboard', 'Query'],
  ['delete-prediction', 'TransactWriteItems'],
] as const satisfies [RouteId, string][];

/** Number of the user's predictions after a route has succeeded. */
export function countAfterSuccess(routeId: RouteId): number {
  if (routeId === 'delete-prediction') return 0;
  return routeId.startsWith('predict-') ? 2 : 1;
}

/** A user with one prediction, whose requests succeed unless a service fails. */
export class AccountUnderFault {
  readonly account: Account;
  readonly #api: ApiClient;
  readonly #predictionId: string;

  private constructor(api: ApiClient, account: Account, predictionId: string) {
    this.#api = api;
    this.account = account;
    this.#predictionId = predictionId;
  }

  /** Adds a prediction to an account, by default of a user who registers. */
  static async create(api: ApiClient, account?: Account): Promise<AccountUnderFault> {
    account ??= await api.register();
    return new AccountUnderFault(api, account, await api.predict(account.token));
  }

  call(routeId: RouteId, headers: Record<string, string> = {}): Promise<HttpResponse> {
    const bodies: Partial<Record<RouteId, object>> = {
      login: { email: this.account.email, password },
      register: { ...validBodies.register, email: createEmail() },
    };
    const body = bodies[routeId];
    return this.#api.call(routeId, {
      token: this.account.token,
      headers,
      ...(body && { body }),
      ...(routeId === 'delete-prediction' && { path: `/api/predictions/delete/${this.#predictionId}/` }),
    });
  }

  /** Logs in with the old or the new password. */
  logIn(): Promise<string> {
    const next = validBodies['change-password'].new_password;
    return this.#api.logIn(this.account).catch(() => this.#api.logIn({ ...this.account, password: next }));
  }

  /** Number of the user's predictions; fails if the stored count and the list differ. */
  async count(): Promise<number> {
    const { token } = this.account;
    const isActive = (await this.#api.call('get-profile', { token })).status === 200;
    return countConsistently(this.#api, { token: isActive ? token : await this.logIn() });
  }
}
