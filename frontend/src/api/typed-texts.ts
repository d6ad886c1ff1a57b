import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useHydrated } from '#frontend/ui/use-hydrated.ts';
import { createStoredValue } from './tab-values.ts';

const stored = createStoredValue<Readonly<Record<string, unknown>>>('typed-texts');

/** Texts of fields beside the answers of the two forms, by names that begin with their group, such as "tax.". */
export const typedTexts = {
  /** Returns the text of a name; undefined if none is stored. */
  find(name: string): string | undefined {
    const text = Object(stored.read())[name];
    return typeof text === 'string' ? text : undefined;
  },

  hasGroup: (group: string): boolean =>
    Object.keys(Object(stored.read())).some((name) => name.startsWith(group)),

  store(texts: Readonly<Record<string, string>>): void {
    stored.store({ ...Object(stored.read()), ...texts });
  },

  /** Removes the texts of a group, or all. */
  clear(group = ''): void {
    if (!typedTexts.hasGroup(group)) return;
    const others = Object.entries(Object(stored.read())).filter(([name]) => !name.startsWith(group));
    if (others.length > 0) stored.store(Object.fromEntries(others));
    else stored.clear();
  },
};

/** Text of a field that stays in the tab, and a function that changes it. */
export function useTypedText(name: string, initial = ''): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    stored.subscribe,
    () => typedTexts.find(name) ?? initial,
    () => initial,
  );
  return [text, (changed) => typedTexts.store({ [name]: changed })];
}

interface KeptForm<Name extends string> {
  getValues: () => Partial<Record<Name, unknown>>;
  fill: (changed: Readonly<Record<string, unknown>>) => void;
}

/**
 * Keeps fields of a form in the tab until the group is cleared. Passwords must not be among them.
 * @param values present values of the fields
 */
export function useKeptFields<Name extends string>(
  form: KeptForm<Name>,
  group: string,
  values: Readonly<Partial<Record<Name, string>>>,
): void {
  const hydrated = useHydrated();
  const first = useRef(values);
  const restore = useEffectEvent(() => {
    const present = form.getValues();
    const names = Object.keys(values) as Name[];
    const kept = names.flatMap((name) => {
      const text = typedTexts.find(group + name);
      // What was typed before the form was hydrated is newer.
      return text !== undefined && present[name] === first.current[name] ? [[name, text]] : [];
    });
    if (kept.length > 0) form.fill(Object.fromEntries(kept));
  });
  useLayoutEffect(() => {
    if (hydrated) restore();
  }, [hydrated]);
  const text = JSON.stringify(values);
  const known = useRef(text);
  useEffect(() => {
    if (text === known.current) return;
    known.current = text;
    const changed = Object.entries(JSON.parse(text)).map(([name, value]) => [group + name, value]);
    typedTexts.store(Object.fromEntries(changed));
  }, [text, group]);
}
