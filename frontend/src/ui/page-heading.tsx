import { type ReactNode, useEffect, useRef } from 'react';

let pagesShown = 0;

interface PageHeadingProps {
  /** The document's title; the heading itself when that is text. */
  title?: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A page's h1. It names the document and, after a change of page, takes the focus, so that screen
 * readers and keyboards begin where the eye does. The first page leaves the focus to the browser.
 */
export function PageHeading({ title, children, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (pagesShown > 0) heading.current?.focus({ preventScroll: true });
    pagesShown += 1;
  }, []);

  const name = title ?? (typeof children === 'string' ? children : undefined);
  return (
    <>
      {name && <title>{`${name} · Premia`}</title>}
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  );
}
