import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';
import type { sentForm } from './sent-form.ts';

/**
 * Loader of what checks a form that is sent and replaces it. Forms load it with the first answer, so that it is there before
 * the response. It throws a NetworkError.
 */
export const sentFormCode = createLoader<'all', typeof sentForm>(
  async () => (await loadCode(() => import('./sent-form.ts'))).sentForm,
);
