import '../zod-settings.ts';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldProblem } from './form-messages.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useTypedValues } from './use-hydrated.ts';

type FormSchema = z.ZodMiniObject & z.ZodMiniType<unknown, FieldValues>;

/** Builds a react-hook-form resolver; the first message of each field is its error. */
function toResolver<Schema extends FormSchema>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema> & FieldValues> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data as z.output<Schema> & FieldValues, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues) {
      errors[path.join('.')] ??= { type: code ?? 'custom', message };
    }
    return { values: {}, errors: errors as FieldErrors<z.input<Schema>> };
  };
}

/**
 * State of a form that a schema validates, on submission and then on every change.
 * @param schema of texts, in the order of the form
 * @param values first values of fields that are not empty
 */
export function useSchemaForm<Schema extends FormSchema>(schema: Schema, values?: Partial<z.input<Schema>>) {
  type Values = z.output<Schema> & FieldValues;
  type Name = Path<z.input<Schema>>;
  const names = Object.keys(schema.shape) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const { register, handleSubmit, formState, setError, ...form } = useForm<z.input<Schema>, unknown, Values>({
    resolver: toResolver(schema),
    defaultValues: { ...empty, ...values } as DefaultValues<z.input<Schema>>,
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  useTypedValues(names, (name, value) => form.setValue(name, value as PathValue<z.input<Schema>, Name>));
  const [attempt, setAttempt] = useState(0);
  useFocusReturn(formState.isSubmitting);
  const countRejection = () => setAttempt((count) => count + 1);
  const errors = formState.errors as Record<string, { message: string } | undefined>;
  return {
    getValues: form.getValues,
    reset: form.reset,
    watch: form.watch,
    busy: formState.isSubmitting,
    /** Returns the props of a field's component, except its label. */
    bind: (name: Name) => ({ ...register(name), error: errors[name]?.message, required: true as const }),
    /** Errors in the order of the schema, and the number of rejected submissions. */
    summary: {
      attempt,
      problems: names.flatMap((name): FieldProblem[] => {
        const message = errors[name]?.message;
        return message ? [{ name, message }] : [];
      }),
    },
    /** Builds a submit handler that receives the parsed values of a valid form. */
    submit:
      (onValid: (values: Values) => void | Promise<void>) => async (event?: React.BaseSyntheticEvent) => {
        let isRejected = false;
        await handleSubmit(onValid, () => {
          isRejected = true;
        })(event);
        // The errors are in the state now, so the summary can take the focus.
        if (isRejected) countRejection();
      },
    /** Shows field errors of a response beside the fields and in the summary. */
    setFieldErrors: (messages: Readonly<Record<string, string>>) => {
      const known = names.filter((name) => messages[name]);
      for (const name of known) setError(name, { type: 'server', message: messages[name] ?? '' });
      if (known.length > 0) countRejection();
    },
  };
}
