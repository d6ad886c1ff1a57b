import type { ChangeEvent, ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '#frontend/ui/field.tsx';
import { groupTyped, maxAmountLength } from './amounts.ts';

/** Returns the place after the same number of characters other than commas and spaces. */
function findCaret(from: string, caret: number, to: string): number {
  const before = from.slice(0, caret).replace(/[,$\s]/g, '').length;
  let place = 0;
  for (let count = 0; count < before && place < to.length; place += 1) {
    if (!/[,$\s]/.test(to[place] ?? '')) count += 1;
  }
  return place;
}

interface AmountFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint' | 'note' | 'error' | 'control'> {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** `text` for a line that may be a loss: the numeric keyboards of phones have no minus. */
  inputMode?: 'decimal' | 'text';
}

/** Amount in dollars, whose digits are grouped while they are typed. */
export function AmountField({ onChange, ...field }: AmountFieldProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = target;
    const text = groupTyped(value, field.value, nativeEvent as InputEvent);
    flushSync(() => onChange(text));
    // The browser moves the caret to the end of a text that it did not get from the keyboard.
    if (text !== value && !text.endsWith(',')) {
      const caret = findCaret(value, selectionStart ?? value.length, text);
      target.setSelectionRange(caret, caret);
    }
  };
  return <TextField inputMode="decimal" maxLength={maxAmountLength} {...field} sign="$" onChange={change} />;
}
