import { bodyExamples } from '#contract/examples.ts';
import type { RouteId } from '#contract/routes.ts';

export const password = 'Correct-horse-7';

interface ValidRequest {
  readonly body?: Readonly<Record<string, unknown>>;
  /** Path parameter: the id of something that does not exist. */
  readonly id?: string;
  readonly zip?: string;
}

/** A well-formed request to each route. */
export const validRequests = {
  login: { body: { email: 'nobody@example.com', password } },
  register: {
    body: { ...bodyExamples.register, email: 'nobody@example.com', password, confirm_password: password },
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
  'request-password-reset': { body: { email: 'nobody@example.com' } },
  'confirm-password-reset': { body: bodyExamples['confirm-password-reset'] },
  'delete-account': { body: { current_password: password } },
  'predict-health-premium': { body: bodyExamples['predict-health-premium'] },
  'predict-car-premium': { body: bodyExamples['predict-car-premium'] },
  'list-predictions': {},
  'get-dashboard': {},
  'delete-prediction': { id: '01JD0000000000000000000000' },
  'get-prediction': { id: '01JD0000000000000000000000' },
  'label-prediction': { id: '01JD0000000000000000000000', body: bodyExamples['label-prediction'] },
  'estimate-health-premium': { body: bodyExamples['estimate-health-premium'] },
  'estimate-car-premium': { body: bodyExamples['estimate-car-premium'] },
  'list-sessions': {},
  'revoke-session': { id: '00000000-0000-4000-8000-000000000000' },
  'export-account': {},
  'report-script-error': { body: bodyExamples['report-script-error'] },
  'estimate-plans': { body: bodyExamples['estimate-plans'] },
  mcp: { body: bodyExamples.mcp },
  'get-place': { zip: '77002' },
} satisfies Record<RouteId, ValidRequest> as Record<RouteId, ValidRequest>;
