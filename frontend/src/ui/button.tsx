import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { useHydrated } from './use-hydrated.ts';

/** Emphasis of a button; `danger` marks actions that cannot be undone. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  variant?: ButtonVariant;
  /** Full width of the container. */
  wide?: boolean;
  /** Placed before the text. */
  icon?: ReactNode;
}

function joinClassNames(
  variant: ButtonVariant,
  wide: boolean | undefined,
  className: string | undefined,
): string {
  return ['screen-only', styles.button, styles[variant], wide && styles.wide, className]
    .filter(Boolean)
    .join(' ');
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Replaces the text and disables the button while its action runs: "Logging out...". */
  busyLabel?: string | false | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button of type `button` unless specified otherwise. In prerendered HTML it is disabled: without its script, a
 * submit button would send the form's values in the address.
 */
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
  const hydrated = useHydrated();
  const inactive = disabled || Boolean(busyLabel);
  return (
    <button
      type="button"
      {...button}
      className={joinClassNames(
        variant,
        wide,
        inactive ? `${styles.inactive} ${className ?? ''}` : className,
      )}
      disabled={inactive || !hydrated}
    >
      {icon}
      {busyLabel || children}
    </button>
  );
}

/** A router link styled as a button. */
export function LinkButton({
  variant = 'secondary',
  wide,
  icon,
  className,
  children,
  ...link
}: LinkProps & Look) {
  return (
    <Link {...link} className={joinClassNames(variant, wide, className)}>
      {icon}
      {children}
    </Link>
  );
}
