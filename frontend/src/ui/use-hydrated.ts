import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

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
 * @param keep stores the values, once the form has the first values that its device keeps
 */
export function useTypedValues<Name extends string>(
  names: readonly Name[],
  setValue: (name: Name, value: string) => void,
  keep: (values: Partial<Record<Name, string>>) => void = () => {},
): void {
  const hydrated = useHydrated();
  const typed = useRef<[Name, string][]>([]);
  const read = useEffectEvent(() => (hydrated ? [] : readTypedValues(names)));
  const set = useEffectEvent(setValue);
  const store = useEffectEvent(keep);
  // React hydrates in steps, between which the user goes on. Its state is in the fields only after this effect.
  useInsertionEffect(() => {
    typed.current = read();
  }, []);
  useLayoutEffect(() => {
    for (const [name, value] of typed.current) set(name, value);
  }, []);
  useLayoutEffect(() => {
    if (!hydrated || typed.current.length === 0) return;
    store(Object.fromEntries(typed.current) as Partial<Record<Name, string>>);
    typed.current = [];
  }, [hydrated]);
}

function readTypedValues<Name extends string>(names: readonly Name[]): [Name, string][] {
  return names.flatMap((name): [Name, string][] => {
    const field = [...document.getElementsByName(name)].find(isEdited);
    if (!field) return [];
    return [[name, field.type === 'checkbox' && 'checked' in field && !field.checked ? '' : field.value]];
  });
}

function isEdited(field: HTMLElement): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (!(field instanceof HTMLInputElement)) return false;
  const { type, checked, defaultChecked, value, defaultValue } = field;
  if (type === 'checkbox') return checked !== defaultChecked;
  return type === 'radio' ? checked && !defaultChecked : value !== defaultValue;
}
