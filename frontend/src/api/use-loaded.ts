import { useCallback, useEffect, useState } from 'react';
import { showError } from '#frontend/ui/toasts.ts';
import { type Failure, readFailure } from './failure.ts';

/** Something that a screen needs and has to wait for. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retrying: boolean }
  | { readonly state: 'loaded'; readonly value: Value };

/** {@link Loaded}, and how to ask for it again. */
export type Reloadable<Value> = Loaded<Value> & {
  /** Loads it again; what is there stays until the new one comes. */
  reload(): void;
  /** Puts another value in its place, after a change that this screen made itself. */
  replace(change: (value: Value) => Value): void;
};

/**
 * Loads what a screen needs as soon as the screen is there, and forgets about it when it goes.
 * @param load a function that stays the same from one rendering to the next
 * @param failureMessage the toast for a failure; several failures with one message show it once
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  failureMessage: string,
): Reloadable<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round loads once more.
  useEffect(() => {
    const leaving = new AbortController();
    setLoaded((current) => (current.state === 'failed' ? { ...current, retrying: true } : current));
    load(leaving.signal).then(
      (value) => {
        if (!leaving.signal.aborted) setLoaded({ state: 'loaded', value });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const failure = readFailure(error, failureMessage);
        if (!failure.sessionEnded) showError(failureMessage, failureMessage);
        setLoaded((current) =>
          current.state === 'loaded' ? current : { state: 'failed', failure, retrying: false },
        );
      },
    );
    return () => leaving.abort();
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
