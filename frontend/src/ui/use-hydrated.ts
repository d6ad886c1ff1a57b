import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns false in prerendered HTML and while React hydrates it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
