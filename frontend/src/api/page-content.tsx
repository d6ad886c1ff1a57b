import { type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type Loaded, LoadFailure, useRetry } from './loaded-content.tsx';

type LoadedData = Record<string, Loaded<unknown>>;

/** Returns what a page's loader has loaded. A value stays when loading it again fails. */
export function useLoaded<Data extends LoadedData>(_loader: (...request: never[]) => Promise<Data>): Data {
  const data = useLoaderData<unknown>() as Data;
  const [shown, setShown] = useState({ data, values: data });
  if (shown.data === data) return shown.values;
  const before: LoadedData = shown.values;
  const values = Object.entries(data).map(([name, next]) => {
    const last = before[name];
    return [name, last && 'value' in last && 'failure' in next ? last : next];
  });
  const next = { data, values: Object.fromEntries(values) as Data };
  setShown(next);
  return next.values;
}

interface LoadedContentProps<Value> {
  loaded: Loaded<Value>;
  /** Title of the failure; the text of its toast by default. */
  failureTitle?: string;
  /** Selector of the heading that takes the focus after a successful retry. */
  heading?: string;
  children?: (value: Value) => ReactNode;
}

/** Content from a page's loader, or an error with a button that loads the page's data again. */
export function LoadedContent<Value>({
  loaded,
  failureTitle,
  heading = 'h1',
  children,
}: LoadedContentProps<Value>) {
  const retry = useRetry(loaded, heading);
  if ('value' in loaded) return children?.(loaded.value);
  return <LoadFailure title={failureTitle} failure={loaded.failure} {...retry} />;
}
