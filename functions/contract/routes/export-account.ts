import * as z from 'zod/mini';
import { exportedAccount } from '../exported-account.ts';
import { olderThan } from '../prediction-ids.ts';
import { addResponse, type RouteRequest } from '../route.ts';

/** Maximum number of predictions in a response. */
export const exportPartSize = 1000;

export const exportAccountRequest = {
  id: 'export-account',
  method: 'GET',
  path: '/api/users/export/',
  session: 'required',
  summary: 'Get the account, sessions and predictions of the caller; the predictions in parts.',
  query: z.object({ before: olderThan }),
  isPaged: true,
} as const satisfies RouteRequest;

export const exportAccountRoute = /* @__PURE__ */ addResponse(exportAccountRequest, exportedAccount);
