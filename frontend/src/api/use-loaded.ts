import { useCallback, useEffect, useRef, useState } from 'react';
import { dismissErrors, showError } from '#frontend/ui/toasts.ts';
import { type Failure, toFailure } from './failure.ts';
import { readToken } from './token.ts';

/** State of data that a screen loads. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retrying: boolean }
  | { readonly state: 'loaded'; readonly value: Value };

/** {@link Loaded} with functions to reload and to change it. */
export type Reloadable<Value> = Loaded<Value> & {
  /** Loads the data again; the present value stays until then. */
  reload(): void;
  /** Replaces the value after a change made on this screen. */
  replace(change: (value: Value) => Value): void;
};

type Load<Value> = (signal: AbortSignal) => Promise<Value>;

/** Data that was loaded before its component is mounted, with the token of its user. */
const preloaded = new Map<Load<unknown>, { token: string | null; loadedAt: number; value: unknown }>();

/** Older data is loaded again: its component was not mounted when the data arrived. */
const maxPreloadedAgeMs = 5000;

/** Loads data for the next component that calls {@link useLoaded} with the same function, which retries failures. */
export async function preload(load: Load<unknown>, signal: AbortSignal): Promise<void> {
  const token = readToken();
  try {
    const value = await load(signal);
    preloaded.set(load, { token, loadedAt: Date.now(), value });
  } catch {
    // The component loads the data again and shows its failure.
  }
}

function readPreloaded<Value>(load: Load<Value>): Loaded<Value> | undefined {
  const { token, loadedAt = 0, value } = preloaded.get(load) ?? {};
  const isCurrent = token === readToken() && Date.now() - loadedAt < maxPreloadedAgeMs;
  return isCurrent ? { state: 'loaded', value: value as Value } : undefined;
}

/**
 * Loads data when the component mounts, and aborts when it unmounts.
 * @param load must be the same function in every render
 * @param failureMessage toast for a failure; several failures with the same message show one toast
 */
export function useLoaded<Value>(load: Load<Value>, failureMessage: string): Reloadable<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>(() => readPreloaded(load) ?? { state: 'loading' });
  const isPreloaded = useRef(loaded.state === 'loaded');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round loads the data again.
  useEffect(() => {
    preloaded.delete(load);
    if (isPreloaded.current) {
      isPreloaded.current = false;
      return;
    }
    const controller = new AbortController();
    setLoaded((current) => (current.state === 'failed' ? { ...current, retrying: true } : current));
    load(controller.signal).then(
      (value) => {
        if (controller.signal.aborted) return;
        dismissErrors(failureMessage);
        setLoaded({ state: 'loaded', value });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const { advice, ...failure } = toFailure(error, failureMessage);
        if (!failure.sessionEnded) showError(failureMessage, failureMessage, { once: true });
        setLoaded((current) =>
          current.state === 'loaded'
            ? current
            : // The screen has a title of its own for the failure.
              {
                state: 'failed',
                failure: { ...failure, advice: advice ?? failure.message },
                retrying: false,
              },
        );
      },
    );
    return () => controller.abort();
  }, [load, failureMessage, round]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  const replace = useCallback(
    (change: (value: Value) => Value) =>
      setLoaded((current) =>
        current.state === 'loaded' ? { state: 'loaded', value: change(current.value) } : current,
      ),
    [],
  );
  return { ...loaded, reload, replace };
}
