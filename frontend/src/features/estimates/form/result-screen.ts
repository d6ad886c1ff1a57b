import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';

/**
 * Loader of the result that replaces a submitted form. Forms load it when they work, so that it is there before the
 * response. It throws a NetworkError.
 */
export const resultScreen = createLoader<
  'all',
  typeof import('#frontend/features/estimates/result/prediction-result.tsx')
>(() => loadCode(() => import('#frontend/features/estimates/result/prediction-result.tsx')));
