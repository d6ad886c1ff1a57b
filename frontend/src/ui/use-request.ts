import { useEffect, useRef } from 'react';

/** Request of which a component has at most one: it ends with the component, and when another one starts. */
export function useRequest() {
  const current = useRef<AbortController>(undefined);
  const stop = () => current.current?.abort();
  // A request that outlives its page could be answered with the token of the next user.
  useEffect(() => () => current.current?.abort(), []);
  return {
    stop,
    /** Returns the signal of a new request. */
    start(): AbortSignal {
      stop();
      current.current = new AbortController();
      return current.current.signal;
    },
  };
}
