import { TypedField } from '#frontend/ui/typed-field.tsx';
import styles from './household-fields.module.css';
import { useHouseholdInput } from './household-store.ts';
import { incomeTexts } from './income.texts.ts';
import type { Problems } from './typed-household.ts';

interface SizeFieldProps {
  problems: Problems;
  /** Size while none is given: the number of the people. */
  assumedSize?: number | undefined;
}

/** Size of the household on the tax return. */
export const SizeField = (props: SizeFieldProps) => <HintedSize {...props} hint={incomeTexts.sizeHint} />;

/** The same without a hint, beside prices. */
export const ShortSizeField = (props: SizeFieldProps) => <HintedSize {...props} />;

function HintedSize({ problems, assumedSize = 1, hint }: SizeFieldProps & { hint?: string }) {
  const [{ size = String(assumedSize) }, change] = useHouseholdInput();
  return (
    <div className={styles.size}>
      <TypedField
        name="household-size"
        label={incomeTexts.size}
        error={problems.household_size}
        value={size}
        onChange={({ target }) => change({ size: target.value })}
        hint={hint}
        inputMode="numeric"
      />
    </div>
  );
}
