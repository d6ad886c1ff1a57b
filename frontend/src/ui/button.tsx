import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { useHydrated } from './use-hydrated.ts';

interface Look {
  /** `danger` marks actions that cannot be undone; a `link` is part of a line of text. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link' | undefined;
  icon?: ReactNode;
  className?: string | undefined;
}

const toClassName = ({ variant = 'secondary', className = '' }: Look) =>
  variant === 'link'
    ? `screen-only bare ${styles.link} ${className}`
    : `screen-only target ${styles.button} ${styles[variant]} ${className}`;

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
  variant,
  icon,
  busyLabel,
  className = '',
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
      className={toClassName({ variant, className: `${inactive ? styles.inactive : ''} ${className}` })}
      disabled={inactive || !hydrated}
    >
      {icon}
      <span>{busyLabel || children}</span>
    </button>
  );
}

export function LinkButton({ variant, icon, className, children, ...link }: LinkProps & Look) {
  return (
    <Link {...link} className={toClassName({ variant, className })}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
