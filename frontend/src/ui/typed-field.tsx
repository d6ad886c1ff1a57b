import { type ComponentProps, useState } from 'react';
import { typingMs } from './announcement.tsx';
import { TextField } from './field.tsx';
import { useSettled } from './use-settled.ts';

/** Text field whose note and error are about a whole text: they wait until it is left, or no key was pressed for long. */
export function TypedField({ note, error, onChange, onBlur, ...field }: ComponentProps<typeof TextField>) {
  const [edits, setEdits] = useState(0);
  const [isLeft, setLeft] = useState(true);
  const isSettled = useSettled(edits, isLeft, typingMs) === edits;
  return (
    <TextField
      {...field}
      note={isSettled ? note : undefined}
      error={isSettled ? error : undefined}
      onChange={(event) => {
        setEdits(edits + 1);
        setLeft(false);
        onChange?.(event);
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
