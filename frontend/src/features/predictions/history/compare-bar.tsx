import { useRef } from 'react';
import type { HistoryState } from '#frontend/features/predictions/remembered-history.ts';
import { toComparePath } from '#frontend/paths.ts';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import styles from './history.module.css';

/** Predictions to compare, in the order in which they were selected. */
export type Selection = HistoryState['selection'];

const maxCompared = 3;

/** Id of the text that says which predictions can't be selected. */
export const selectionLimitId = 'selection-limit';

/** Returns true if a prediction can be added to a selection: there is room, and the type is the same. */
export function isSelectable(selection: Selection, { insurance_type }: Selection[number]): boolean {
  const [first] = selection;
  return selection.length < maxCompared && (first === undefined || first.insurance_type === insurance_type);
}

/** Adds a prediction to a selection if possible, or removes it. */
export function toggleSelection(selection: Selection, prediction: Selection[number]): Selection {
  const others = selection.filter(({ id }) => id !== prediction.id);
  if (others.length < selection.length) return others;
  return isSelectable(selection, prediction) ? [...selection, prediction] : selection;
}

interface CompareBarProps {
  selection: Selection;
  onClear: () => void;
}

/** Number of selected predictions, and the link that compares them. */
export function CompareBar({ selection, onClear }: CompareBarProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const [first] = selection;
  return (
    <div className={`${first ? styles.active : ''} row screen-only`}>
      <div className={styles.selection}>
        <p ref={status} role="status" tabIndex={-1}>
          {first === undefined
            ? 'Select two or three predictions of one type to compare them.'
            : selection.length === 1
              ? `1 ${first.insurance_type} prediction selected. Select one or two more.`
              : `${selection.length} ${first.insurance_type} predictions selected.`}
        </p>
        {first ? (
          <p id={selectionLimitId} className="remark">
            {selection.length === maxCompared
              ? 'At most three can be compared.'
              : `Only ${first.insurance_type} predictions can be added.`}
          </p>
        ) : null}
      </div>
      {selection.length > 1 ? (
        <LinkButton variant="primary" to={toComparePath(selection.map(({ id }) => id))}>
          Compare
        </LinkButton>
      ) : null}
      {first ? (
        <Button
          onClick={() => {
            // This button disappears with the selection.
            status.current?.focus({ preventScroll: true });
            onClear();
          }}
        >
          Clear
        </Button>
      ) : null}
    </div>
  );
}
