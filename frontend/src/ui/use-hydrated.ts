import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns false in prerendered HTML and while React hydrates it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * Keeps values that the user or a password manager entered into a prerendered form. The form's
 * state would replace them with its first values when React hydrates it.
 */
export function useTypedValues<Name extends string>(
  names: readonly Name[],
  setValue: (name: Name, value: string) => void,
): void {
  const hydrated = useHydrated();
  const [typed] = useState(() => (hydrated || typeof document === 'undefined' ? [] : readTypedValues(names)));
  const set = useEffectEvent(setValue);
  useLayoutEffect(() => {
    for (const [name, value] of typed) set(name, value);
  }, [typed]);
}

function readTypedValues<Name extends string>(names: readonly Name[]): [Name, string][] {
  return names.flatMap((name): [Name, string][] => {
    const field = [...document.getElementsByName(name)].find(isEdited);
    return field ? [[name, field.value]] : [];
  });
}

function isEdited(field: HTMLElement): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (!(field instanceof HTMLInputElement)) return false;
  const { type, checked, defaultChecked, value, defaultValue } = field;
  return type === 'radio' ? checked && !defaultChecked : value !== defaultValue;
}
