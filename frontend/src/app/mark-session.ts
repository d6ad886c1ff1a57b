import { readToken } from '#frontend/api/token.ts';

// Runs before the first paint of a prerendered page, which shows a guest's view.
if (readToken()) document.documentElement.dataset.session = '';
