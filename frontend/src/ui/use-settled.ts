import { useEffect, useState } from 'react';
import { settleMs } from './announcement.tsx';

/** Time from the end of a press to its click, ms; a touch is a click only later. */
const clickMs = 200;

/** Time after which a pointer that is still down presses no button, ms. */
const holdMs = 1000;

/** Time at which the last press is over, by the clock that no change of the day moves. */
let pressEnd = 0;

function followPress({ type }: Event): void {
  pressEnd = performance.now() + (type === 'pointerdown' ? holdMs : clickMs);
}

/**
 * Returns a value once it has stayed the same for a moment. Until then the one before stays, also during a press: what
 * appears may not move the button that is being pressed.
 * @param isFinal true where no further change is expected, as after a field is left: the value settles after a press
 * @param ms length of the moment
 */
export function useSettled<Value>(value: Value, isFinal = false, ms = settleMs): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    // The same listener is added once.
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      addEventListener(type, followPress, true);
    let timer: ReturnType<typeof setTimeout>;
    const wait = (pause: number) => {
      timer = setTimeout(() => {
        const left = pressEnd - performance.now();
        if (left > 0) wait(left);
        else setSettled(value);
      }, pause);
    };
    wait(isFinal ? clickMs : ms);
    return () => clearTimeout(timer);
  }, [value, isFinal, ms]);
  return settled;
}
