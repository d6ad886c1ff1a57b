import type { OtherVersion, Prediction } from '#contract/predictions.ts';
import type { HistoryRow, PredictionRow } from '#contract/routes/list-predictions.ts';
import { toRowMarket } from '#contract/row-market.ts';
import { readToken } from '#frontend/api/browser-storage.ts';

/** Scroll position of the page, place in the window and path of the link with the focus, and heights of the rows; CSS pixels. */
interface Place {
  readonly scrollTop: number;
  readonly focusTop: number;
  readonly focusedPath: string | undefined;
  readonly rowHeights: readonly number[];
}

/** State of the list of the history, apart from the view that the address contains. */
export interface HistoryState {
  /** Loaded rows, newest first. */
  readonly rows: readonly HistoryRow[];
  readonly hasMore: boolean;
  /** Number of all predictions, once it is known. */
  readonly total?: number | undefined;
  /** Time of loading the newest rows, milliseconds since the epoch. */
  readonly loadedAt: number;
  readonly shownCount: number;
  readonly selection: readonly Pick<PredictionRow, 'id' | 'insurance_type'>[];
  readonly place?: Place | undefined;
}

/** The history as it was when the user left it; in memory only, so that it ends with the document. */
let remembered: { token: string; state: HistoryState } | undefined;

export function rememberHistory(state: HistoryState): void {
  const token = readToken();
  remembered = token === null ? undefined : { token, state };
}

export function forgetHistory(): void {
  remembered = undefined;
}

/** Returns the remembered history; undefined for another session. */
export function recallHistory(): HistoryState | undefined {
  return remembered?.token === readToken() ? remembered.state : undefined;
}

/** Updates a prediction in the remembered history, or adds a new one. Returns the prediction. */
export function updateRememberedHistory<Changed extends Prediction | OtherVersion>(
  prediction: Changed,
): Changed {
  if (!remembered) return prediction;
  const { rows, total } = remembered.state;
  const market = 'other_version' in prediction ? {} : toRowMarket(prediction);
  const updated = { ...prediction, ...market } as HistoryRow;
  const isUpdate = rows.some(({ id }) => id === prediction.id);
  const state = isUpdate
    ? { rows: rows.map((row) => (row.id === prediction.id ? updated : row)) }
    : { rows: [updated, ...rows], total: total === undefined ? undefined : total + 1 };
  remembered = { ...remembered, state: { ...remembered.state, ...state } };
  return prediction;
}
