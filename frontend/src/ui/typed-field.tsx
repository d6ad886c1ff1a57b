import { type ComponentProps, useState } from 'react';
import { typingMs } from './announcement.tsx';
import { TextField } from './field.tsx';
import { useSettled } from './use-settled.ts';

interface TypedFieldProps extends ComponentProps<typeof TextField> {
  value: string;
  /** What note and error are about, where the text is another form of it. */
  of?: string;
}

/** Text field whose note and error are about a whole text: they wait until it is left, or no key was pressed for long. */
export function TypedField({ note, error, onChange, onBlur, of, ...field }: TypedFieldProps) {
  const value = of ?? field.value;
  const [isLeft, setLeft] = useState(true);
  const isSettled = useSettled(value, isLeft, typingMs) === value;
  return (
    <TextField
      {...field}
      note={isSettled ? note : undefined}
      error={isSettled ? error : undefined}
      onChange={(event) => {
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
