import '../zod-settings.ts';
import { errorBody } from '#contract/errors.ts';
import { routes } from '#contract/routes.ts';

// Named for one dynamic import: what a call needs of the contract arrives as one file.
export { errorBody, routes };
