import { useEffect, useState } from 'react';
import { settleMs } from './announcement.tsx';

/** Duration of a press: what leaving a field shows may not move the button that is being pressed. */
const pressMs = 200;

/**
 * Returns a value once it has stayed the same for a moment. Until then the one before stays.
 * @param isFinal true where no further change is expected, as after a field is left: the value settles after a press
 */
export function useSettled<Value>(value: Value, isFinal = false): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), isFinal ? pressMs : settleMs);
    return () => clearTimeout(timer);
  }, [value, isFinal]);
  return settled;
}
