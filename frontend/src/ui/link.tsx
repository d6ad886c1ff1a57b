import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** What a {@link Link} is given beyond an anchor's own attributes. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the website, such as `/login`. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** True for a click that should open the page here: not one that asks for a new tab or a download. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/**
 * A link to another page of the website. react-router's own `Link` brings its prefetching with it,
 * 2 KiB that every first visit would pay for.
 */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!opensHere(event)) return;
        event.preventDefault();
        // As browsers do: the page that is shown already takes no second place in the history.
        navigate(to, { replace: to === location.pathname });
      }}
    />
  );
}
