import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

/** How much a button asks to be pressed; `danger` is for acts that can't be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  variant?: ButtonVariant;
  /** Takes the whole width of what it stands in. */
  wide?: boolean;
  /** Drawn before the text. */
  icon?: ReactNode;
}

function nameClasses(
  variant: ButtonVariant,
  wide: boolean | undefined,
  className: string | undefined,
): string {
  return [styles.button, styles[variant], wide && styles.wide, className].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Replaces the text, and disables the button, while what it began goes on: "Logging out...". */
  busyLabel?: string | false | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button, by default one that doesn't submit. */
export function Button({
  variant = 'secondary',
  wide,
  icon,
  busyLabel,
  className,
  children,
  disabled,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={nameClasses(variant, wide, className)}
      disabled={disabled || Boolean(busyLabel)}
    >
      {icon}
      {busyLabel || children}
    </button>
  );
}

/** A link to another page of the website that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  wide,
  icon,
  className,
  children,
  ...link
}: LinkProps & Look) {
  return (
    <Link {...link} className={nameClasses(variant, wide, className)}>
      {icon}
      {children}
    </Link>
  );
}
