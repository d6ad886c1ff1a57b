import { Icon, type IconProps } from './icons.tsx';

/** The home page. */
export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5h4v5" />
    </Icon>
  );
}

/** The dashboard: three points on their lines. */
export function DashboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h3.5M12.5 6H20M4 12h9.5M18.5 12H20M4 18h1.5M10.5 18H20" />
      <circle cx="10" cy="6" r="2.3" />
      <circle cx="16" cy="12" r="2.3" />
      <circle cx="8" cy="18" r="2.3" />
    </Icon>
  );
}

/** The history: a clock that runs back. */
export function HistoryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12a8 8 0 1 0 2.6-5.9M4 4.5V9h4.5M12 8v4.5l3 1.8" />
    </Icon>
  );
}

/** A person. */
export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.2" r="3.7" />
      <path d="M4.5 20c.6-4 3.7-6 7.5-6s6.9 2 7.5 6" />
    </Icon>
  );
}

/** Leaving: a door and the way out of it. */
export function LogOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 4H5v16h8.5M10 12h10M16.5 8.2 20.2 12l-3.7 3.8" />
    </Icon>
  );
}

/** Folds the sidebar. Turned by its style when the sidebar is folded. */
export function FoldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m13 6-6 6 6 6M19 6l-6 6 6 6" />
    </Icon>
  );
}

/** A menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}
