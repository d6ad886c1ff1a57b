import type { ReactNode } from 'react';

/** What an icon may be given. */
export interface IconProps {
  /** Side of the square, in CSS pixels. */
  size?: number;
}

/** Every picture in the line weight of the logo, hidden from screen readers: words stand beside it. */
export function Icon({ size = 20, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Health insurance. */
export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20S4 15.2 4 9.4C4 6.7 6 5 8.2 5c1.7 0 3 .9 3.8 2.4C12.8 5.9 14.1 5 15.8 5 18 5 20 6.7 20 9.4 20 15.2 12 20 12 20Z" />
    </Icon>
  );
}

/** Car insurance. */
export function CarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.3 11.5 7 7.2C7.3 6.5 7.9 6 8.7 6h6.6c.8 0 1.4.5 1.7 1.2l1.7 4.3M4.5 11.5h15c.6 0 1 .4 1 1V17h-17v-4.5c0-.6.4-1 1-1ZM5.5 17v2M18.5 17v2M7 14.2h1.5M15.5 14.2H17" />
    </Icon>
  );
}

/** Closes what it stands on. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />
    </Icon>
  );
}

/** Something to download. */
export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7.5 10.8 12 15.3l4.5-4.5M4.5 19.5h15" />
    </Icon>
  );
}

/** Deletes something. */
export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 13h9.2l.9-13M10.3 11v5.5M13.7 11v5.5" />
    </Icon>
  );
}
