import { useState } from 'react';

function readFlag(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/**
 * A preference that this browser remembers, off at first. Where storage is forbidden it lasts as long
 * as the page.
 */
export function useStoredFlag(key: string): [boolean, (flag: boolean) => void] {
  const [flag, setFlag] = useState(() => readFlag(key));
  return [
    flag,
    (next) => {
      setFlag(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // It is only a convenience.
      }
    },
  ];
}
