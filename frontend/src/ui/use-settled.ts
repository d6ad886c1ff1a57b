import { useEffect, useState } from 'react';

/** Milliseconds after the last change: a value on the way to another one is not said. */
export const settleMs = 800;

/** Returns a value once it has stayed the same for a moment. Until then the one before stays. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
