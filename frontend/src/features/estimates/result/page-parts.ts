import { createContext, type ReactNode } from 'react';

/** What a page adds to the first screen of a result. */
interface AddedParts {
  /** Heading of the result, where the page has none. */
  heading?: ReactNode;
  /** Link or button beside the heading. */
  change?: ReactNode;
  /** Field beside the buttons. */
  choice?: ReactNode;
  buttons?: ReactNode;
}

export const PageParts = createContext<AddedParts>({});
