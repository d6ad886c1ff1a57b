import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './field.module.css';
import { fieldTexts } from './field.texts.ts';
import { TextField } from './field.tsx';
import { useHydrated } from './use-hydrated.ts';

interface PasswordFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'type' | 'control' | 'unit' | 'label'> {
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/**
 * Password input with a button that shows and hides it. Submitting the form hides the password, so
 * that browsers offer to save it.
 */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      control={
        <button
          ref={toggle}
          type="button"
          className={`${styles.affix} bare`}
          // In prerendered HTML a click would be lost.
          disabled={!hydrated}
          aria-label={shown ? fieldTexts.hideLabel(label) : fieldTexts.showLabel(label)}
          aria-controls={field.name}
          onClick={() => setShown(!shown)}
        >
          {shown ? fieldTexts.hide : fieldTexts.show}
        </button>
      }
    />
  );
}
