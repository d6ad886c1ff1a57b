import { bodyExamples } from '#contract/examples.ts';
import type { RouteId } from '#contract/routes.ts';

/** Answers that the health model knows well: those of the API's description. */
export const healthAnswers = bodyExamples['predict-health-premium'];

/** Answers that the car model knows well: those of the API's description. */
export const carAnswers = bodyExamples['predict-car-premium'];

/** What every account of the suites has as its password. */
export const password = 'Correct-horse-7';

/** What is replaced in a valid request stays valid only for an account that it fits. */
interface ValidRequest {
  readonly body?: Readonly<Record<string, unknown>>;
  /** The path's parameter: of no prediction that exists. */
  readonly id?: string;
}

/** For each route, a request that is well formed. */
export const validRequests = {
  login: { body: { email: 'nobody@example.com', password } },
  register: {
    body: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'nobody@example.com',
      phone_number: '+4915112345678',
      password,
      confirm_password: password,
    },
  },
  logout: {},
  'get-profile': {},
  'update-profile': { body: { first_name: 'Grace', last_name: 'Hopper', phone_number: '+4915187654321' } },
  'change-password': {
    body: {
      current_password: password,
      new_password: 'Another-horse-8',
      confirm_new_password: 'Another-horse-8',
    },
  },
  'predict-health-premium': { body: healthAnswers },
  'predict-car-premium': { body: carAnswers },
  'list-predictions': {},
  'get-dashboard': {},
  'delete-prediction': { id: '01JD0000000000000000000000' },
} satisfies Record<RouteId, ValidRequest> as Record<RouteId, ValidRequest>;
