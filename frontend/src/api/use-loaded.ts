import { useCallback, useEffect, useState } from 'react';
import { dismissErrors, showError } from '#frontend/ui/toasts.ts';
import { type Failure, toFailure } from './failure.ts';

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

/**
 * Loads data when the component mounts, and aborts when it unmounts.
 * @param load must be the same function in every render
 * @param failureMessage toast for a failure; several failures with the same message show one toast
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  failureMessage: string,
): Reloadable<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round loads the data again.
  useEffect(() => {
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
        const failure = toFailure(error, failureMessage);
        if (!failure.sessionEnded) showError(failureMessage, failureMessage, { once: true });
        setLoaded((current) =>
          current.state === 'loaded' ? current : { state: 'failed', failure, retrying: false },
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
