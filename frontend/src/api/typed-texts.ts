import { createStoredValue } from './tab-values.ts';

const stored = createStoredValue<Readonly<Record<string, unknown>>>('typed-texts');

/**
 * Texts of fields beside the answers of the two forms, as typed: the tab has them until they are sent, until a logout, or
 * until the session ends.
 */
export const typedTexts = {
  /** Returns the text of a name, an empty one by default. */
  read(name: string): string {
    const text = Object(stored.read())[name];
    return typeof text === 'string' ? text : '';
  },

  /** Returns false for a name of which no text is stored. */
  has: (name: string): boolean => typeof Object(stored.read())[name] === 'string',

  store(name: string, text: string): void {
    stored.store({ ...Object(stored.read()), [name]: text });
  },

  /** Removes the texts whose names begin with a group. */
  clear(group = ''): void {
    const others = Object.entries(Object(stored.read())).filter(([name]) => !name.startsWith(group));
    if (others.length > 0) stored.store(Object.fromEntries(others));
    else stored.clear();
  },

  subscribe: stored.subscribe,
};
