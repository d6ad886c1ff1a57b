import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes } from 'react';
import styles from './field.module.css';
import { fieldTexts } from './texts/en.ts';

/** Texts of a field, the same for every kind of control. */
export interface FieldTexts {
  /** Name of the field in the form's values; also the id of its control. */
  name: string;
  /** Label with its unit, if any: "Weight (kg)". */
  label: ReactNode;
  /** Help above the control. */
  hint?: ReactNode;
  /** Remark on the current value, such as "15 means 15,000 km a year"; does not prevent submission. */
  note?: ReactNode;
  error?: string | undefined;
  /** Text elsewhere on the page that describes the value, by its id, and true if it says that the value is wrong. */
  described?: { by: string | undefined; isWrong: boolean } | undefined;
}

/** Props of a field: its texts and the attributes of its control. */
type FieldProps<Element, Attributes> = FieldTexts &
  Omit<Attributes, 'name' | 'id' | 'className'> & { ref?: Ref<Element> };

/** Separates the texts of a field from the attributes of its control. */
function splitTexts<Props extends FieldTexts>({
  name,
  label,
  hint,
  note,
  error,
  described,
  ...control
}: Props) {
  return [{ name, label, hint, note, error, described }, control] as const;
}

/** Builds the control's `aria-describedby`; undefined if there is no hint, note or error. */
function toDescribedBy({ name, hint, note, error, described }: FieldTexts): string | undefined {
  const own = [hint && `${name}-hint`, note && `${name}-note`, error && `${name}-error`];
  const ids = [...own, described?.by].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Attributes that connect a control to its label, messages and error. */
export function toControlProps(texts: FieldTexts) {
  return {
    id: texts.name,
    name: texts.name,
    className: styles.control,
    'aria-invalid': texts.error || texts.described?.isWrong ? true : undefined,
    'aria-describedby': toDescribedBy(texts),
  };
}

/** Label, hint and messages around a control. */
export function LabelledControl({ texts, children }: { texts: FieldTexts; children: ReactNode }) {
  return (
    <div className={`${styles.field} stack-4`}>
      <label htmlFor={texts.name} className="strong">
        {texts.label}
      </label>
      <FieldHint {...texts} />
      {children}
      <FieldRemarks {...texts} />
    </div>
  );
}

function FieldHint({ name, hint }: FieldTexts) {
  return hint ? (
    <p id={`${name}-hint`} className={`${styles.hint} remark`}>
      {hint}
    </p>
  ) : null;
}

function FieldRemarks({ name, note, error }: FieldTexts) {
  return (
    <>
      {note && (
        <p id={`${name}-note`} className={`${styles.hint} ${styles.note} remark`}>
          {note}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={`${styles.hint} ${styles.error}`}>
          <span aria-hidden="true" className={styles.errorMark}>
            !
          </span>
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

interface TextFieldProps extends FieldProps<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>> {
  /** Unit at the end of the control, such as "kg"; hidden from screen readers, so the label must contain it. */
  unit?: ReactNode;
  /** Sign before the value, such as "$"; hidden from screen readers. */
  sign?: string;
  /** Element beside the input, such as a button that shows the password. */
  control?: ReactNode;
}

/**
 * Text input with its label, hint and error. Browsers store what is typed only where `autoComplete` names an account's
 * field: other people may use the device. For numbers, set `inputMode`: `type="number"` discards
 * invalid text and changes its value on scrolling. `required` becomes `aria-required`: with the native
 * attribute some screen readers announce an empty field as invalid before it was submitted.
 */
export function TextField({ unit, sign, control, required, ...field }: TextFieldProps) {
  const [texts, input] = splitTexts(field);
  const classes = [...(unit || control ? [styles.affixed] : []), ...(sign ? [styles.signed] : [])];
  return (
    <LabelledControl texts={texts}>
      <div className={classes.join(' ') || undefined}>
        {sign && (
          <span className={styles.affix} aria-hidden="true">
            {sign}
          </span>
        )}
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...toControlProps(texts)}
          aria-required={required}
        />
        {unit && (
          <span className={styles.affix} aria-hidden="true">
            {unit}
          </span>
        )}
        {control}
      </div>
    </LabelledControl>
  );
}

export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  return (
    <TextField autoComplete="username" spellCheck={false} {...props} label={fieldTexts.email} type="email" />
  );
}

interface SelectFieldProps extends FieldProps<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>> {
  options: readonly { value: string; label: string }[];
}

export function SelectField({ options, ...field }: SelectFieldProps) {
  const [texts, select] = splitTexts(field);
  return (
    <LabelledControl texts={texts}>
      <select autoComplete="off" {...select} {...toControlProps(texts)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </LabelledControl>
  );
}

interface ChoiceFieldProps
  extends FieldProps<HTMLInputElement, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'>> {
  options: readonly { value: string; label: ReactNode }[];
  /** Selected value, or values of checkboxes; omit it if a form library holds the value. */
  value?: string | readonly string[] | undefined;
  /** Renders checkboxes, for any number of options. */
  multiple?: boolean;
  /** Renders small joined buttons, for a choice of unit. */
  segmented?: boolean;
}

/** Radio buttons or checkboxes in a fieldset. The first one has the field's name as its id, for the error summary. */
export function ChoiceField({ options, value, multiple, segmented, ...field }: ChoiceFieldProps) {
  const [texts, input] = splitTexts(field);
  const { name, label, error } = texts;
  const isChosen = (option: string) =>
    typeof value === 'string' ? value === option : value?.includes(option);
  return (
    <fieldset
      className={`${styles.field} stack-4`}
      aria-describedby={toDescribedBy({ ...texts, error: undefined })}
    >
      <legend className="strong">{label}</legend>
      <FieldHint {...texts} />
      <div
        className={[styles.choices, error && styles.invalidChoices, segmented && styles.segments]
          .filter(Boolean)
          .join(' ')}
      >
        {options.map((option, index) => (
          <label key={option.value} className={`${styles.choice} target`}>
            <input
              {...input}
              type={multiple ? 'checkbox' : 'radio'}
              id={index === 0 ? name : `${name}-${option.value}`}
              // The error summary leads to the first one.
              aria-describedby={index === 0 && error ? `${name}-error` : undefined}
              name={name}
              value={option.value}
              checked={isChosen(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldRemarks {...texts} />
    </fieldset>
  );
}

interface CheckBoxProps {
  label: string;
  /** End of the name for screen readers, where the label alone has no context. */
  spoken?: string | undefined;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckBox({ label, spoken, checked, onChange }: CheckBoxProps) {
  return (
    <label className={`${styles.checkBox} target`}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span aria-hidden={spoken ? true : undefined}>{label}</span>
      {spoken && <span className="visually-hidden">{`${label}, ${spoken}`}</span>}
    </label>
  );
}
