import type { Dashboard } from '#contract/routes/get-dashboard.ts';
import { call } from '#frontend/api/call.ts';

/** What the two cards show. */
export function loadDashboard(signal: AbortSignal): Promise<Dashboard> {
  return call('get-dashboard', { signal });
}
