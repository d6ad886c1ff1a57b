import { useLayoutEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useHydrated } from './use-hydrated.ts';

/**
 * Keeps values that the user or a password manager entered into a prerendered form. react-hook-form replaces
 * them with the default values when React hydrates the form.
 */
export function useTypedValues<Input extends FieldValues>(
  names: readonly Path<Input>[],
  setValue: UseFormReturn<Input>['setValue'],
): void {
  const hydrated = useHydrated();
  const [typed] = useState(() => (hydrated || typeof document === 'undefined' ? [] : readTypedValues(names)));
  useLayoutEffect(() => {
    for (const [name, value] of typed) setValue(name, value as PathValue<Input, Path<Input>>);
  }, [typed, setValue]);
}

function readTypedValues<Name extends string>(names: readonly Name[]): [Name, string][] {
  return names.flatMap((name): [Name, string][] => {
    for (const field of document.getElementsByName(name)) {
      if (field instanceof HTMLSelectElement && field.selectedIndex > 0) return [[name, field.value]];
      if (!(field instanceof HTMLInputElement)) continue;
      const isChanged = field.type === 'radio' ? field.checked : field.value !== '';
      if (isChanged) return [[name, field.value]];
    }
    return [];
  });
}
