import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds after the last change: a value on the way to another one is not said. */
export const settleMs = 800;

/** The same while a field has the focus: slow typing has longer pauses. */
export const typingMs = 2500;

/** Returns the text field that has the focus. */
function findTypedField(): Element | undefined {
  const { activeElement: field } = document;
  const isText = field instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(field.type);
  return isText ? field : undefined;
}

/** Milliseconds after which a message is removed, so that nobody reads it again while browsing the page. */
const keptMs = 5000;

interface AnnouncementProps {
  /** Message, with its unit and period, since it is heard alone. Empty while there is none. */
  text?: string | undefined;
  /** Value whose change announces the message; by default the message itself. */
  of?: string;
  /** Says also the first message, where a change has shown the component. */
  saysFirst?: boolean;
  /** True for a result of typing, which waits until the text is whole: the field is left, or no key was pressed for long. */
  isTyped?: boolean;
}

/**
 * Hidden live region that says a visible result once, politely, after typing or sliding has settled. It is empty when a page
 * opens. The visible text itself is never a live region: it would be said at every step, and on arrival.
 */
export function Announcement({
  text = '',
  of = text,
  saysFirst = false,
  isTyped = false,
}: AnnouncementProps) {
  const [said, setSaid] = useState('');
  const known = useRef(saysFirst ? '' : of);
  const say = useEffectEvent(() => {
    known.current = of;
    setSaid(text);
  });
  useEffect(() => {
    if (of === known.current) return;
    // The same message is said again only where it was removed.
    setSaid('');
    const field = isTyped ? findTypedField() : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitFor = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => say(), ms);
    };
    waitFor(field ? typingMs : settleMs);
    const settle = () => waitFor(settleMs);
    // Not every key changes the message.
    const waitLonger = () => waitFor(typingMs);
    field?.addEventListener('blur', settle, { once: true });
    field?.addEventListener('input', waitLonger);
    return () => {
      clearTimeout(timer);
      field?.removeEventListener('blur', settle);
      field?.removeEventListener('input', waitLonger);
    };
  }, [of, isTyped]);
  useEffect(() => {
    const timer = said && setTimeout(() => setSaid(''), keptMs);
    return () => clearTimeout(timer || undefined);
  }, [said]);
  return (
    // Without the role of a status, which screen readers read also while it is empty.
    <p aria-live="polite" aria-atomic="true" className="visually-hidden">
      {said}
    </p>
  );
}
