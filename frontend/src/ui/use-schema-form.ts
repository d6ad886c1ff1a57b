import '../zod-settings.ts';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldProblem } from './form-error-summary.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type FormSchema = z.ZodMiniType<unknown, FieldValues>;

/** Lets react-hook-form ask a schema: the first message of each field is its error. */
function resolveBy<Schema extends FormSchema>(
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

/** A form on a schema: react-hook-form's own, and what the fields and the summary of `ui` need. */
export interface SchemaForm<Schema extends FormSchema>
  extends Pick<
    UseFormReturn<z.input<Schema>, unknown, z.output<Schema> & FieldValues>,
    'getValues' | 'setValue' | 'setError' | 'reset' | 'watch' | 'control' | 'trigger'
  > {
  busy: boolean;
  /** Anything was changed since the default values. */
  changed: boolean;
  /** Every property of a field component but its label: spread it. */
  bind(name: Path<z.input<Schema>>): ReturnType<UseFormReturn<z.input<Schema>>['register']> & {
    error: string | undefined;
  };
  /** What has to be mended, in the order of the default values, and how often it was refused. */
  summary: { problems: FieldProblem[]; attempt: number };
  /** Makes a submit handler that passes on the parsed values of a form without errors. */
  submit(
    onValid: (values: z.output<Schema> & FieldValues) => void | Promise<void>,
    onInvalid?: () => void,
  ): (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Shows the server's complaints beside the fields, and in the summary. */
  refuse(complaints: Readonly<Record<string, string>>): void;
}

/**
 * Keeps a form that is checked by a schema: on submit, and after that on every change.
 * @param defaultValues one for every field, in the order in which the fields stand
 */
export function useSchemaForm<Schema extends FormSchema>(
  schema: Schema,
  defaultValues: z.input<Schema>,
): SchemaForm<Schema> {
  const { register, handleSubmit, formState, ...form } = useForm<
    z.input<Schema>,
    unknown,
    z.output<Schema> & FieldValues
  >({
    resolver: resolveBy(schema),
    defaultValues: defaultValues as DefaultValues<z.input<Schema>>,
    // The summary takes the focus, and leads to the fields.
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  useFocusReturn(formState.isSubmitting);
  const countRefusal = () => setAttempt((count) => count + 1);
  const readError = (name: string): string | undefined => {
    const error = (formState.errors as Record<string, { message?: unknown } | undefined>)[name];
    return typeof error?.message === 'string' ? error.message : undefined;
  };
  const names = Object.keys(defaultValues) as Path<z.input<Schema>>[];

  return {
    ...form,
    busy: formState.isSubmitting,
    changed: formState.isDirty,
    bind: (name) => ({ ...register(name), error: readError(name) }),
    summary: {
      attempt,
      problems: names.flatMap((name) => {
        const message = readError(name);
        return message ? [{ name, message }] : [];
      }),
    },
    submit: (onValid, onInvalid) => async (event) => {
      let isRefused = false;
      await handleSubmit(onValid, () => {
        isRefused = true;
      })(event);
      // Only now are the errors there that the summary shows.
      if (!isRefused) return;
      countRefusal();
      onInvalid?.();
    },
    refuse: (complaints) => {
      const known = names.filter((name) => complaints[name]);
      for (const name of known) form.setError(name, { type: 'server', message: complaints[name] ?? '' });
      if (known.length > 0) countRefusal();
    },
  };
}
