import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { TypedField } from '#frontend/ui/typed-field.tsx';
import { groupAmount, maxAmountLength, moveCaret, ungroupAmount } from './amounts.ts';

interface AmountFieldProps
  extends Pick<ComponentProps<typeof TypedField>, 'name' | 'label' | 'hint' | 'note' | 'error' | 'control'> {
  value: string;
  onChange: (text: string) => void;
  /** `text` for a line that may be a loss: the numeric keyboards of phones have no minus. */
  inputMode?: 'decimal' | 'text';
}

/** Text to show: as typed while it is what the value came from; a button may have changed the value since. */
function toShown(value: string, text: string | undefined): string {
  if (text === undefined) return value;
  return groupAmount(text) === value ? text : ungroupAmount(value);
}

/**
 * Amount in dollars. Its digits are grouped until it gets the focus and after it is left; in between its text is the
 * browser's alone, which composes, corrects and undoes it.
 */
export function AmountField({ value, onChange, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Text in the field while it has the focus; undefined until its commas are gone. */
  const [text, setText] = useState<string>();
  const [edition, setEdition] = useState(0);
  const isPressed = useRef(false);

  const open = () => {
    const { current } = input;
    if (!current || text !== undefined) return;
    const { value: shown, selectionStart, selectionEnd } = current;
    const plain = ungroupAmount(shown);
    setText(plain);
    if (plain === shown) return;
    // At once: the next key follows.
    current.value = plain;
    const [start, end] = [selectionStart, selectionEnd].map((place) => moveCaret(place ?? 0, shown, plain));
    current.setSelectionRange(start ?? 0, end ?? 0);
  };

  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    isPressed.current = false;
    // The window has lost the focus, and the field keeps it.
    if (document.activeElement === target) return;
    setText(undefined);
    // Browsers undo an edit of a text that a script has changed since at wrong places: the grouped one gets a new field.
    if (groupAmount(target.value) !== target.value) setEdition(edition + 1);
  };

  // A prerendered field may have been typed in before it was hydrated.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) setText(input.current?.value);
  }, []);

  return (
    <TypedField
      inputMode="decimal"
      maxLength={maxAmountLength}
      {...field}
      ref={input}
      edition={edition}
      sign="$"
      value={toShown(value, text)}
      onChange={({ target }) => {
        if (document.activeElement === target) setText(target.value);
        onChange(groupAmount(target.value));
      }}
      // A press places the caret after the focus.
      onMouseDown={() => {
        isPressed.current = true;
      }}
      onMouseUp={() => {
        isPressed.current = false;
        open();
      }}
      // Chromium selects the text of `select()` after the event.
      onFocus={() => !isPressed.current && queueMicrotask(open)}
      onKeyDown={open}
      onPaste={open}
      onCompositionStart={open}
      onBlur={leave}
    />
  );
}
