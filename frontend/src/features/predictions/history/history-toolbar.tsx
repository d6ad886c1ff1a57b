import { type FormEvent, useEffect, useRef } from 'react';
import type { HistoryState } from '#frontend/features/estimates/remembered-history.ts';
import { toComparePath } from '#frontend/paths.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { SelectField } from '#frontend/ui/choice-field.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { TextField } from '#frontend/ui/field.tsx';
import styles from './history.module.css';
import { type HistoryView, sortOptions, typeOptions } from './history-view.ts';
import { toolbarTexts as texts } from './toolbar.texts.ts';

interface HistoryToolbarProps {
  view: HistoryView;
  onChange: (change: Partial<HistoryView>) => void;
}

const selects = [
  { name: 'type', label: texts.type, options: typeOptions },
  { name: 'sort', label: texts.sort, options: sortOptions },
] as const;

export function HistoryToolbar({ view, onChange }: HistoryToolbarProps) {
  return (
    <div className={`${styles.toolbar} row screen-only`}>
      {selects.map(({ name, ...field }) => (
        <div key={name} className={styles[name]}>
          <SelectField
            name={name}
            {...field}
            value={view[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </div>
      ))}
      <LabelSearch search={view.search} onSearch={(search) => onChange({ search })} />
    </div>
  );
}

/** Starts on submission, since it loads the whole history, and ends as soon as the text is removed. */
function LabelSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Letters that are typed while a search is rendered stay.
    if (input.current && input.current !== document.activeElement) input.current.value = search;
  }, [search]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know the element search.
    <form role="search" aria-label={texts.predictions} className={`${styles.search} row`} onSubmit={submit}>
      <TextField
        ref={input}
        type="search"
        name="search"
        label={texts.searchLabel}
        defaultValue={search}
        onChange={({ target }) => {
          if (target.value === '' && search !== '') onSearch('');
        }}
      />
      <Button type="submit">{texts.search}</Button>
      {search === '' ? null : (
        <Button
          onClick={() => {
            // This button disappears with the search.
            if (input.current) input.current.value = '';
            input.current?.focus();
            onSearch('');
          }}
        >
          {texts.clearSearch}
        </Button>
      )}
    </form>
  );
}

/** Predictions to compare or to delete, in the order in which they were selected. */
export type Selection = HistoryState['selection'];

const maxCompared = 3;

/** Deletions follow one another: of more predictions they would take too long. */
const maxSelected = 50;

/** Id of the text that says how many predictions can be selected. */
export const selectionLimitId = 'selection-limit';

/** Returns true if a selection has room for another prediction. */
export const isSelectable = (selection: Selection): boolean => selection.length < maxSelected;

/** Adds a prediction to a selection if possible, or removes it. */
export function toggleSelection(selection: Selection, prediction: Selection[number]): Selection {
  const others = selection.filter(({ id }) => id !== prediction.id);
  if (others.length < selection.length) return others;
  return isSelectable(selection) ? [...selection, prediction] : selection;
}

/** Formats the number of selected predictions; undefined without any. */
function formatSelection(selection: Selection): string | undefined {
  const [first] = selection;
  if (!first) return undefined;
  if (!isOfOneType(selection)) return texts.selectedMixed(selection.length);
  if (selection.length === 1) return texts.selectedOne[first.insurance_type];
  return texts.selected[first.insurance_type](selection.length);
}

const isOfOneType = (selection: Selection) =>
  new Set(selection.map(({ insurance_type: type }) => type)).size === 1;

/** Formats what the selection has no room for. */
function formatLimit(selection: Selection): string | undefined {
  if (!isSelectable(selection)) return texts.mostSelected(maxSelected);
  if (!isOfOneType(selection)) return texts.onlyOneType;
  return selection.length >= maxCompared ? texts.most : undefined;
}

interface SelectionBarProps {
  selection: Selection;
  onClear: () => void;
  onDelete: () => void;
  isDeleting: boolean;
}

/** Number of selected predictions, the link that compares them, and the button that deletes them. */
export function SelectionBar({ selection, onClear, onDelete, isDeleting }: SelectionBarProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const isEmpty = selection.length === 0;
  const text = formatSelection(selection);
  const limit = isEmpty ? undefined : formatLimit(selection);
  const isComparable = selection.length > 1 && selection.length <= maxCompared && isOfOneType(selection);
  return (
    <div className={`${isEmpty ? '' : styles.active} row screen-only`}>
      <div className={styles.selection}>
        <p ref={status} tabIndex={-1}>
          {text ?? texts.select}
        </p>
        <Announcement text={text} />
        {limit ? (
          <p id={selectionLimitId} className="remark">
            {limit}
          </p>
        ) : null}
      </div>
      {isComparable ? (
        <LinkButton variant="primary" to={toComparePath(selection.map(({ id }) => id))}>
          {texts.compare}
        </LinkButton>
      ) : null}
      {isEmpty ? null : (
        <>
          <Button onClick={onDelete} busyLabel={isDeleting && commonTexts.deleting}>
            {texts.delete}
          </Button>
          <Button
            onClick={() => {
              // This button disappears with the selection.
              status.current?.focus({ preventScroll: true });
              onClear();
            }}
          >
            {texts.clear}
          </Button>
        </>
      )}
    </div>
  );
}
