import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusReplacement } from './use-focus-return.ts';

/** Characters that the display font lacks: it has Latin without Vietnamese. */
const missingCharacters = /[^ -\u017F\u2010-\u203A€]/;

/** Class of a heading that may contain a name. All of its text has one font, not letters of two. */
export function toHeadingClass(text: string): string | undefined {
  return missingCharacters.test(text.normalize()) ? 'body-font' : undefined;
}

let pagesShown = 0;

interface PageHeadingProps {
  /** Document title; by default the heading, if it is text. */
  title?: string;
  children: ReactNode;
  className?: string | undefined;
  id?: string;
}

/**
 * Level 1 heading of a page. Sets the document title and, after navigation, takes the focus, so that
 * screen readers and the keyboard start there. The first page leaves the focus to the browser.
 */
export function PageHeading({ title, children, className, id }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    if (pagesShown > 0) focusReplacement(heading.current);
    pagesShown += 1;
  }, []);

  const text = typeof children === 'string' ? children : undefined;
  const name = title ?? text;
  return (
    <>
      {name && <title>{`${name} · Premia`}</title>}
      <h1 id={id} ref={heading} tabIndex={-1} className={className ?? (text && toHeadingClass(text))}>
        {children}
      </h1>
    </>
  );
}
