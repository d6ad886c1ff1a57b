import '../zod-settings.ts';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
  type SubmitHandler,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useFocusReturn } from './use-focus-return.ts';
import { useTypedValues } from './use-hydrated.ts';

interface FieldError {
  type: 'schema' | 'server';
  message: string;
  /** Message in the summary, where the one beside the field does not name it. */
  listed?: string | undefined;
}

type FormSchema = z.ZodMiniType<unknown, FieldValues>;
type Parsed<Schema extends FormSchema> = z.output<Schema> & FieldValues;

/** Builds a react-hook-form resolver; the first issue of each field is its error, with the parameter `listed`. */
function toResolver<Schema extends FormSchema>(
  schema: Schema | (() => Promise<Schema>),
): Resolver<z.input<Schema>, unknown, Parsed<Schema>> {
  return async (values) => {
    const loaded = typeof schema === 'function' ? await schema() : schema;
    const result = loaded.safeParse(values);
    if (result.success) return { values: result.data as Parsed<Schema>, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message, ...issue } of result.error.issues) {
      const listed = issue.code === 'custom' ? issue.params?.listed : undefined;
      errors[path.join('.')] ??= { type: 'schema', message, listed };
    }
    return { values: {}, errors: errors as FieldErrors<z.input<Schema>> };
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Returns true if a registered field shows a value of the form, which has a list for check boxes. */
function shows(field: Field, value: unknown): boolean {
  const isChoice = field.type === 'radio' || field.type === 'checkbox';
  if (!isChoice || !('checked' in field)) return field.value === value;
  return field.checked === [value].flat().includes(field.value);
}

interface FormOptions<Schema extends FormSchema> {
  /** Schema, or its loader, which must not fail. */
  schema: Schema | (() => Promise<Schema>);
  /** Fields in the order of the form. */
  names: readonly Path<z.input<Schema>>[];
  defaultValues?: DefaultValues<z.input<Schema>>;
  /** First values that may change: new ones are filled into the fields that have not been edited. */
  values?: z.input<Schema>;
  /** Called with all values after each edit. */
  onEdit?: (values: z.input<Schema>) => void;
}

/** State of a form: validated on submission, and from then on with every change. */
export function useFormFields<Schema extends FormSchema>({
  names,
  schema,
  onEdit,
  ...initial
}: FormOptions<Schema>) {
  type Input = z.input<Schema>;
  type Name = Path<Input>;
  const { register, handleSubmit, formState, setError, trigger, ...form } = useForm<
    Input,
    unknown,
    Parsed<Schema>
  >({
    ...initial,
    resolver: toResolver(schema),
    // Otherwise `reset` would keep them too.
    ...(initial.values && { resetOptions: { keepDirtyValues: true } }),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  // React Hook Form tracks edited fields only if they are read.
  void formState.dirtyFields;
  const setValue = (name: Name, value: unknown) =>
    form.setValue(name, value as PathValue<Input, Name>, { shouldDirty: true });
  useTypedValues(names, setValue, (typed) => {
    // The form takes over new first values only after this. A browser that goes back fills in the same ones: no edit.
    const first: Readonly<Record<string, unknown>> = { ...form.getValues(), ...initial.values };
    const isNew = Object.entries<string | undefined>(typed).some(
      ([name, value]) => String(first[name] ?? '') !== value,
    );
    if (isNew) onEdit?.({ ...first, ...typed } as z.input<Schema>);
  });
  const [rejections, setRejections] = useState(0);
  /** True after an edit since the last submission. */
  const isEdited = useRef(false);
  useFocusReturn(formState.isSubmitting);
  const errors = formState.errors as Record<string, FieldError | undefined>;

  /** Fields on screen, and what is called when they change. */
  const fields = useRef(new Map<Field, (event: ChangeEvent<Field>) => void>());

  /** Takes over values that fields got without an event, as from a password manager. */
  function readFields(): void {
    for (const [field, onChange] of fields.current) {
      if (shows(field, form.getValues(field.name as Name))) continue;
      onChange({ target: field, type: 'change' } as unknown as ChangeEvent<Field>);
    }
  }

  function handleEdit(edited: readonly string[]): void {
    isEdited.current = true;
    onEdit?.(form.getValues());
    // What the server has rejected stays rejected until it is edited.
    const checked = names.filter((name) => edited.includes(name) || errors[name]?.type !== 'server');
    if (formState.isSubmitted) void trigger(checked);
  }

  return {
    getValues: form.getValues,
    /** Returns true if fields were edited while the submission was under way. */
    isEditedSinceSubmission: () => isEdited.current,
    reset: form.reset,
    watch: form.watch,
    busy: formState.isSubmitting,
    /** Sets fields, as if they were edited. */
    fill: (changed: Readonly<Record<string, unknown>>) => {
      for (const [name, value] of Object.entries(changed)) setValue(name as Name, value);
      handleEdit(Object.keys(changed));
    },
    /** Returns the props of a field's component, except its label. */
    bind: (name: Name, { onChange, onBlur }: Pick<RegisterOptions<Input>, 'onChange' | 'onBlur'> = {}) => {
      const field = register(name, {
        ...(onBlur && { onBlur }),
        onChange: (event) => {
          onChange?.(event);
          handleEdit([name]);
        },
      });
      const ref = (element: Field | null) => {
        field.ref(element);
        if (!element) return;
        fields.current.set(element, field.onChange);
        return () => {
          field.ref(null);
          fields.current.delete(element);
        };
      };
      return { ...field, ref, error: errors[name]?.message };
    },
    /** Errors in the order of the form, and the number of submissions and rejections, which gives them the focus. */
    summary: {
      attempt: formState.submitCount + rejections,
      problems: names.flatMap((name) => {
        const error = errors[name];
        return error ? [{ name, message: error.listed ?? error.message }] : [];
      }),
    },
    /** Builds a submit handler that receives the parsed values of a valid form: those that its fields hold. */
    submit: (onValid: SubmitHandler<Parsed<Schema>>) => (event: SubmitEvent) => {
      readFields();
      isEdited.current = false;
      return handleSubmit(onValid)(event);
    },
    /** Shows field errors of a response beside the fields and in the summary. */
    setFieldErrors: (messages: Readonly<Record<string, string>>) => {
      const known = names.filter((name) => messages[name]);
      for (const name of known) setError(name, { type: 'server', message: messages[name] ?? '' });
      // The summary takes no focus from a field that is being edited.
      if (known.length > 0 && !isEdited.current) setRejections((count) => count + 1);
    },
  };
}

/**
 * State of a form of required texts.
 * @param schema in the order of the form
 * @param values first values of fields that are not empty
 */
export function useSchemaForm<Schema extends z.ZodMiniObject & FormSchema>(
  schema: Schema,
  values?: Partial<z.input<Schema>>,
) {
  const names = Object.keys(schema.shape) as Path<z.input<Schema>>[];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const defaultValues = { ...empty, ...values } as DefaultValues<z.input<Schema>>;
  const form = useFormFields({ schema, names, defaultValues });
  return {
    ...form,
    // What would be typed while the request runs could be lost with its success.
    bind: (name: (typeof names)[number]) => ({
      ...form.bind(name),
      required: true as const,
      readOnly: form.busy,
    }),
  };
}
