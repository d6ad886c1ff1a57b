import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useState,
  useTransition,
} from 'react';
import { useRevalidator } from 'react-router-dom';
import { Block } from '#frontend/ui/block.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Message } from '#frontend/ui/content.tsx';
import { Spinner } from '#frontend/ui/loading.tsx';
import { dismissErrors, showError } from '#frontend/ui/toasts.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { type Failure, toFailure } from './failure.ts';

/** Outcome of a request for something that a page shows. */
export type Loaded<Value> = { readonly value: Value } | { readonly failure: Failure };

/** Toast of a failure: its id and text. */
interface FailureToast {
  readonly id: string;
  readonly message: string;
}

async function toLoaded<Value>(request: Promise<Value>, { message }: FailureToast): Promise<Loaded<Value>> {
  try {
    return { value: await request };
  } catch (error) {
    const failure = toFailure(error, message);
    // The text of the toast is the title of the failure, below which the server's message is shown.
    return { failure: { ...failure, message, advice: failure.advice ?? failure.message } };
  }
}

/**
 * Waits for the requests of a page. The failures of all of them show one toast, which leaves when all have succeeded.
 * @param signal of the page's loader
 */
export async function loadAll<Requests extends Record<string, Promise<unknown>>>(
  toast: FailureToast,
  requests: Requests,
  signal?: AbortSignal,
): Promise<{ [Name in keyof Requests]: Loaded<Awaited<Requests[Name]>> }> {
  const outcomes = await Promise.all(Object.values(requests).map((request) => toLoaded(request, toast)));
  signal?.throwIfAborted();
  const failures = outcomes.flatMap((one) => ('failure' in one ? [one.failure] : []));
  if (failures.length === 0) dismissErrors(toast.id);
  else if (failures.every(({ sessionEnded }) => !sessionEnded))
    showError(toast.message, toast.id, { once: true });
  const names = Object.keys(requests);
  return Object.fromEntries(names.map((name, index) => [name, outcomes[index]])) as Awaited<
    ReturnType<typeof loadAll<Requests>>
  >;
}

/**
 * Loads a page again after a failure.
 * @param heading selector of the heading that takes the focus after a success
 */
export function useRetry(failure: unknown, heading?: string) {
  const { revalidate } = useRevalidator();
  /** Failure after which the page is being loaded again. */
  const [retried, setRetried] = useState<unknown>();
  const retrying = retried === failure;
  useFocusReturn(retrying, heading);
  const onRetry = () => {
    setRetried(failure);
    void revalidate();
  };
  return { retrying, onRetry };
}

interface OnDemandProps<Value> {
  /** Loads code or a list that few users need. */
  load: () => Promise<Value>;
  toast: FailureToast;
  initial?: Value | undefined;
  /** Selector of the heading that takes the focus after a successful retry. */
  heading: string;
  /** Adds what is shown until it is loaded, where that is the whole page: a failure to draw it is the page's. */
  frame?: (state: ReactNode) => ReactNode;
  children: (value: Value) => ReactNode;
}

/** Content that is loaded when it is first shown: a spinner at first, an error with a retry button after a failure. */
export function OnDemand<Value>({ load, toast, initial, heading, frame, children }: OnDemandProps<Value>) {
  const start = async () => (await loadAll(toast, { part: load() })).part as Loaded<Value>;
  const [part, setPart] = useState<Promise<Loaded<Value>> | Loaded<Value>>(() =>
    initial === undefined ? start() : { value: initial },
  );
  const [retrying, startTransition] = useTransition();
  useFocusReturn(retrying, heading);
  const addFrame = frame ?? ((state) => state);
  const addBlock = (content: ReactNode) => (frame ? content : <Block>{content}</Block>);

  return (
    <Suspense fallback={addFrame(<Spinner />)}>
      <Part part={part}>
        {(loaded) =>
          'value' in loaded
            ? addBlock(children(loaded.value))
            : addFrame(
                <LoadFailure
                  failure={loaded.failure}
                  retrying={retrying}
                  onRetry={() => startTransition(() => setPart(start()))}
                />,
              )
        }
      </Part>
    </Suspense>
  );
}

/**
 * Creates a component of which a page can do without: its code is loaded when it is first shown.
 * @param load imports the component
 * @param fallback is shown until it is loaded, and where it cannot be loaded or drawn
 */
export function createOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => fallback }),
    ),
  );
  return (props) => (
    <Block instead={fallback ?? undefined}>
      <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>
    </Block>
  );
}

interface PartProps<Value> {
  part: Loaded<Value> | Promise<Loaded<Value>>;
  children: (loaded: Loaded<Value>) => ReactNode;
}

function Part<Value>({ part, children }: PartProps<Value>) {
  return children(part instanceof Promise ? use(part) : part);
}

interface LoadFailureProps {
  title?: string | undefined;
  failure: Failure;
  retrying: boolean;
  onRetry: () => void;
}

/** Error with a button that loads again, or that reloads the page for an updated website. */
export function LoadFailure({ failure, title = failure.message, retrying, onRetry }: LoadFailureProps) {
  return (
    <Message
      tone="error"
      title={title}
      actions={
        <Button
          onClick={failure.outdated ? () => location.reload() : onRetry}
          busyLabel={retrying && commonTexts.tryingAgain}
        >
          {failure.outdated ? commonTexts.reload : commonTexts.tryAgain}
        </Button>
      }
    >
      {failure.advice}
    </Message>
  );
}
