import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/**
 * Creates a loader of code or data that is fetched once by key, for all components that use it.
 * @param fetch is called again after a failure
 */
export function createLoader<Key extends string, Value>(fetch: (key: Key) => Promise<Value>) {
  const loaded: Partial<Record<Key, Value>> = {};
  const { notify, subscribe } = createListeners();

  /** Throws what `fetch` throws. */
  async function load(key: Key): Promise<Value> {
    const value = loaded[key] ?? (await fetch(key));
    if (loaded[key] === undefined) {
      loaded[key] = value;
      notify();
    }
    return value;
  }

  /**
   * Value of a key, which is loaded while it is needed, and after a failure again when the device is online.
   * @returns no value until it is loaded; `isMissing` after a failure
   */
  function useLoaded(key: Key, isNeeded = true): { value: Value | undefined; isMissing: boolean } {
    const [failed, setFailed] = useState<Key>();
    useEffect(() => {
      if (!isNeeded || loaded[key] !== undefined) return;
      const start = () => void load(key).catch(() => setFailed(key));
      start();
      addEventListener('online', start);
      return () => removeEventListener('online', start);
    }, [key, isNeeded]);
    const value = useSyncExternalStore(
      subscribe,
      () => loaded[key],
      () => undefined,
    );
    return { value, isMissing: value === undefined && failed === key };
  }

  return { loaded, load, useLoaded };
}
