import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/content.tsx';
import { Spinner } from '#frontend/ui/loading.tsx';
import { dismissErrors, showError } from '#frontend/ui/toasts.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { readToken } from './browser-storage.ts';
import { type Failure, toFailure } from './failure.ts';

/** State of data that a screen loads. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retrying: boolean }
  | { readonly state: 'loaded'; readonly value: Value };

/** {@link Loaded} with functions to reload and to change it. */
export type Reloadable<Value> = Loaded<Value> & {
  failureMessage: string;
  /** Loads the data again; the present value stays until then. */
  reload(): void;
  /** Replaces the value after a change made on this screen. */
  replace(change: (value: Value) => Value): void;
};

type Load<Value> = (signal: AbortSignal) => Promise<Value>;

/** Data that was loaded before its component is mounted, with the token of its user. */
const preloaded = new Map<Load<unknown>, { token: string | null; value: unknown }>();

/** The component is expected to mount within this time, on slow devices too; data for one that does not is discarded. */
const maxPreloadedAgeMs = 30_000;

/** Loads data for the next component that calls {@link useLoaded} with the same function, which retries failures. */
export async function preload(load: Load<unknown>, signal: AbortSignal): Promise<void> {
  const token = readToken();
  try {
    preloaded.set(load, { token, value: await load(signal) });
    setTimeout(() => preloaded.delete(load), maxPreloadedAgeMs);
  } catch {
    // The component loads the data again and shows its failure.
  }
}

function readPreloaded<Value>(load: Load<Value>): Loaded<Value> {
  const { token, value } = preloaded.get(load) ?? {};
  return token === readToken() ? { state: 'loaded', value: value as Value } : { state: 'loading' };
}

/**
 * Loads data when the component mounts, and aborts when it unmounts.
 * @param load must be the same function in every render
 * @param failureMessage toast for a failure; several failures with the same message show one toast
 */
export function useLoaded<Value>(load: Load<Value>, failureMessage: string): Reloadable<Value> {
  const [loaded, setLoaded] = useState(() => readPreloaded(load));
  const isPreloaded = useRef(loaded.state === 'loaded');
  const controller = useRef<AbortController>(undefined);

  const reload = useCallback(async () => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setLoaded((current) => (current.state === 'failed' ? { ...current, retrying: true } : current));
    try {
      const value = await load(signal);
      if (signal.aborted) return;
      dismissErrors(failureMessage);
      setLoaded({ state: 'loaded', value });
    } catch (error) {
      if (signal.aborted) return;
      const { advice, ...failed } = toFailure(error, failureMessage);
      if (!failed.sessionEnded) showError(failureMessage, failureMessage, { once: true });
      // The screen has a title of its own for the failure.
      const failure = { ...failed, advice: advice ?? failed.message };
      setLoaded((current) =>
        current.state === 'loaded' ? current : { state: 'failed', failure, retrying: false },
      );
    }
  }, [load, failureMessage]);

  useEffect(() => {
    preloaded.delete(load);
    if (!isPreloaded.current) void reload();
    isPreloaded.current = false;
    return () => controller.current?.abort();
  }, [load, reload]);

  const replace = useCallback(
    (change: (value: Value) => Value) =>
      setLoaded((current) =>
        current.state === 'loaded' ? { state: 'loaded', value: change(current.value) } : current,
      ),
    [],
  );
  return { ...loaded, failureMessage, reload, replace };
}

interface LoadedContentProps<Value> {
  loaded: Reloadable<Value>;
  /** Title of a failure, by default the message of its toast. */
  failureTitle?: string;
  /** Text after the advice of a failure. */
  failureNote?: string;
  /** Selector of the heading that takes the focus after a successful retry. */
  heading?: string;
  pending?: ReactNode;
  children?: (value: Value) => ReactNode;
}

/** Content that is loaded: a placeholder at first, an error with a retry button after a failure. */
export function LoadedContent<Value>({
  loaded,
  failureTitle = loaded.failureMessage,
  failureNote = '',
  heading = 'h1',
  pending = <Spinner />,
  children,
}: LoadedContentProps<Value>) {
  const retrying = loaded.state === 'failed' && loaded.retrying;
  useFocusReturn(retrying, heading);
  if (loaded.state === 'loading') return pending;
  if (loaded.state === 'loaded') return children?.(loaded.value);
  return (
    <Notice
      tone="error"
      title={failureTitle}
      actions={
        <Button onClick={loaded.reload} busyLabel={retrying && 'Trying again...'}>
          Try again
        </Button>
      }
    >
      {[loaded.failure.advice, failureNote].filter(Boolean).join(' ')}
    </Notice>
  );
}
