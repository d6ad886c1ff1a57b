import styles from './field.module.css';

interface CheckBoxProps {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Check box with its label. */
export function CheckBox({ label, checked, onChange }: CheckBoxProps) {
  return (
    <label className={styles.checkBox}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
