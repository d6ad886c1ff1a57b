import * as z from 'zod/mini';
import {
  carAnswers,
  carPremium,
  dashboard,
  healthAnswers,
  healthPremium,
  historyQuery,
  idempotencyHeaders,
  prediction,
  predictionParameters,
} from './predictions.ts';
import type { Route } from './route.ts';
import {
  changePasswordBody,
  loginBody,
  registerBody,
  startedSession,
  updateProfileBody,
  user,
} from './users.ts';

const message = z.object({ message: z.string() });

/** What estimating may fail with: the model, or a reused idempotency key. */
const predictionErrors = ['idempotency_key_reused', 'conflict', 'model_failed', 'model_unavailable'] as const;

/** Every endpoint of the API, by route id. The id is also the name of its file in `functions/api`. */
export const routes = {
  login: {
    method: 'POST',
    path: '/api/users/login/',
    session: 'none',
    summary: 'Log in with an email address and a password.',
    body: loginBody,
    response: startedSession,
    status: 200,
    errors: ['invalid_credentials', 'too_many_attempts'],
  },
  register: {
    method: 'POST',
    path: '/api/users/register/',
    session: 'none',
    summary: 'Register an account and log in to it.',
    body: registerBody,
    response: startedSession,
    status: 201,
    errors: ['email_taken'],
  },
  logout: {
    method: 'POST',
    path: '/api/users/logout/',
    session: 'authentic',
    summary: 'End the session. Ending it twice is no error.',
    response: message,
    status: 200,
    errors: [],
  },
  'get-profile': {
    method: 'GET',
    path: '/api/users/profile/',
    session: 'required',
    summary: 'The account of the caller.',
    response: user,
    status: 200,
    errors: [],
  },
  'update-profile': {
    method: 'PUT',
    path: '/api/users/profile/update/',
    session: 'required',
    summary: "Change the caller's names and phone number. The email address can not be changed.",
    body: updateProfileBody,
    response: z.object({ message: z.string(), user }),
    status: 200,
    errors: [],
  },
  'change-password': {
    method: 'PUT',
    path: '/api/users/profile/change_password/',
    aliases: ['/api/users/change_password/'],
    session: 'required',
    summary: "Change the caller's password. Every other session of theirs ends.",
    body: changePasswordBody,
    response: message,
    status: 200,
    errors: ['wrong_password', 'too_many_attempts'],
  },
  'predict-health-premium': {
    method: 'POST',
    path: '/api/predictions/health_insurance/',
    session: 'required',
    summary: 'Estimate an annual health insurance premium and keep it.',
    headers: idempotencyHeaders,
    body: healthAnswers,
    response: healthPremium,
    status: 200,
    errors: predictionErrors,
  },
  'predict-car-premium': {
    method: 'POST',
    path: '/api/predictions/car_insurance/',
    session: 'required',
    summary: 'Estimate an annual car insurance premium and keep it.',
    headers: idempotencyHeaders,
    body: carAnswers,
    response: carPremium,
    status: 200,
    errors: predictionErrors,
  },
  'list-predictions': {
    method: 'GET',
    path: '/api/predictions/history/',
    session: 'required',
    summary: "The caller's predictions, newest first: all, or a page of them.",
    query: historyQuery,
    response: z.array(prediction),
    status: 200,
    errors: ['payload_too_large'],
  },
  'get-dashboard': {
    method: 'GET',
    path: '/api/predictions/dashboard/',
    session: 'required',
    summary: 'How many predictions the caller keeps, and when the last one was made.',
    response: dashboard,
    status: 200,
    errors: [],
  },
  'delete-prediction': {
    method: 'DELETE',
    path: '/api/predictions/delete/{id}/',
    session: 'required',
    summary: "Delete one of the caller's predictions.",
    parameters: predictionParameters,
    response: message,
    status: 200,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Route>;

/** {@link routes} as a type. */
export type Routes = typeof routes;

/** The name of one endpoint. */
export type RouteId = keyof Routes;

/** Every route id, in the order of the table. */
export const routeIds = Object.keys(routes) as RouteId[];
