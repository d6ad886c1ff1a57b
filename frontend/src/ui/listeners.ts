/** Creates the listeners of a store, as `useSyncExternalStore` subscribes to them. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify(): void {
      for (const listener of listeners) listener();
    },
    /** Calls a function at every notification, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
