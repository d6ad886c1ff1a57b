import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeToken, storeToken } from '#frontend/api/browser-storage.ts';
import { buildPrediction, toRow } from '#tests/support/test-predictions.ts';
import { recallHistory, rememberHistory, updateRememberedHistory } from './remembered-history.ts';

const [older, newer, newest] = [1, 2, 3].map((day) => buildPrediction(new Date(2026, 10, day)));
if (!older || !newer || !newest) throw new Error('Predictions are missing');
const state = {
  rows: [toRow(newer), toRow(older)],
  hasMore: true,
  total: 70,
  loadedAt: 0,
  shownCount: 50,
  selection: [],
};

beforeEach(() => {
  storeToken('abc');
  rememberHistory(state);
});
afterEach(removeToken);

it('returns the remembered history for its session only', () => {
  expect(recallHistory()).toEqual(state);
  storeToken('def');
  expect(recallHistory()).toBeUndefined();
});

it('forgets the history when it is left without a session', () => {
  removeToken();
  rememberHistory(state);
  storeToken('abc');
  expect(recallHistory()).toBeUndefined();
});

it('updates a labelled prediction and adds a new one', () => {
  const labelled = { ...older, label: 'Blue hatchback' };
  updateRememberedHistory(labelled);
  expect(recallHistory()).toMatchObject({ rows: [toRow(newer), toRow(labelled)], total: 70 });
  updateRememberedHistory(newest);
  expect(recallHistory()).toMatchObject({ rows: [newest, newer, labelled].map(toRow), total: 71 });
});
