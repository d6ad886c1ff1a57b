import { GuestResult, StoredResult } from '#frontend/features/estimates/result/prediction-result.tsx';
import { buildNotes, DoubtDialog } from './form-notes.tsx';

/** Notes on answers, which the empty form has none of, and the results that replace a form. */
export const sentForm = { buildNotes, DoubtDialog, GuestResult, StoredResult };
