import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { fieldTexts } from './field.texts.ts';

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
export type FieldProps<Element, Attributes> = FieldTexts &
  Omit<Attributes, 'name' | 'id' | 'className'> & { ref?: Ref<Element> };

/** Separates the texts of a field from the attributes of its control. */
export function splitTexts<Props extends FieldTexts>({
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
export function toDescribedBy({ name, hint, note, error, described }: FieldTexts): string | undefined {
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

export function FieldHint({ name, hint }: FieldTexts) {
  return hint ? (
    <p id={`${name}-hint`} className={`${styles.hint} remark`}>
      {hint}
    </p>
  ) : null;
}

export function FieldRemarks({ name, note, error }: FieldTexts) {
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
  /** Another number replaces the input's element, and with it what the browser would undo. */
  edition?: number;
}

/**
 * Text input with its label, hint and error. Browsers store what is typed only where `autoComplete` names an account's
 * field: other people may use the device. For numbers, set `inputMode`: `type="number"` discards
 * invalid text and changes its value on scrolling. `required` becomes `aria-required`: with the native
 * attribute some screen readers announce an empty field as invalid before it was submitted.
 */
export function TextField({ unit, sign, control, edition, required, ...field }: TextFieldProps) {
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
          key={edition}
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
