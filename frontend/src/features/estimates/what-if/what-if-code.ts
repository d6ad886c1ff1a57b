import { loadCode } from '#frontend/api/failure.ts';

/** Loads what changes the answers of a result. */
export const loadWhatIf = () => loadCode(() => import('./what-if.tsx'));
