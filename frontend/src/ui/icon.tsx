/** Paths of the icons, in a square with a side of 24. */
const shapes = {
  health:
    'M12 20S4 15.2 4 9.4C4 6.7 6 5 8.2 5c1.7 0 3 .9 3.8 2.4C12.8 5.9 14.1 5 15.8 5 18 5 20 6.7 20 9.4 20 15.2 12 20 12 20Z',
  car: 'M5.3 11.5 7 7.2C7.3 6.5 7.9 6 8.7 6h6.6c.8 0 1.4.5 1.7 1.2l1.7 4.3M4.5 11.5h15c.6 0 1 .4 1 1V17h-17v-4.5c0-.6.4-1 1-1ZM5.5 17v2M18.5 17v2M7 14.2h1.5M15.5 14.2H17',
  close: 'm6.5 6.5 11 11M17.5 6.5l-11 11',
  download: 'M12 4v11M7.5 10.8 12 15.3l4.5-4.5M4.5 19.5h15',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 13h9.2l.9-13M10.3 11v5.5M13.7 11v5.5',
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5h4v5',
  dashboard:
    'M4 6h3.5M12.5 6H20M4 12h9.5M18.5 12H20M4 18h1.5M10.5 18H20M7.7 6a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0M13.7 12a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0M5.7 18a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0',
  history: 'M4 12a8 8 0 1 0 2.6-5.9M4 4.5V9h4.5M12 8v4.5l3 1.8',
  person: 'M8.3 8.2a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0M4.5 20c.6-4 3.7-6 7.5-6s6.9 2 7.5 6',
  logOut: 'M13.5 4H5v16h8.5M10 12h10M16.5 8.2 20.2 12l-3.7 3.8',
  /** Toggle of the sidebar; CSS turns it when the sidebar is collapsed. */
  fold: 'm13 6-6 6 6 6M19 6l-6 6 6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
};

interface IconProps {
  name: keyof typeof shapes;
  large?: boolean;
}

/** Icon, hidden from screen readers, since each has a text label beside it. */
export function Icon({ name, large = false }: IconProps) {
  return (
    <svg
      className={large ? 'icon large' : 'icon'}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
