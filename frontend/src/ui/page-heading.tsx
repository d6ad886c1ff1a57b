import { type ReactNode, useEffect, useRef } from 'react';

let pagesShown = 0;

interface PageHeadingProps {
  /** Document title; by default the heading, if it is text. */
  title?: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Level 1 heading of a page. Sets the document title and, after navigation, takes the focus, so that
 * screen readers and the keyboard start there. The first page leaves the focus to the browser.
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
