import { type FormEvent, useEffect, useRef } from 'react';
import type { HistoryState } from '#frontend/features/predictions/remembered-history.ts';
import { toComparePath } from '#frontend/paths.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button, LinkButton } from '#frontend/ui/button.tsx';
import { SelectField, TextField } from '#frontend/ui/field.tsx';
import styles from './history.module.css';
import { type HistoryView, sortOptions, typeOptions } from './history-view.ts';
import { toolbarTexts as texts } from './texts/en.ts';

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

/** Number of selected predictions, and the link that compares them. */
export function CompareBar({ selection, onClear }: { selection: Selection; onClear: () => void }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [first] = selection;
  const text =
    first &&
    (selection.length === 1
      ? texts.selectedOne[first.insurance_type]
      : texts.selected[first.insurance_type](selection.length));
  return (
    <div className={`${first ? styles.active : ''} row screen-only`}>
      <div className={styles.selection}>
        <p ref={status} tabIndex={-1}>
          {text ?? texts.select}
        </p>
        <Announcement text={text} />
        {first ? (
          <p id={selectionLimitId} className="remark">
            {selection.length === maxCompared ? texts.most : texts.only[first.insurance_type]}
          </p>
        ) : null}
      </div>
      {selection.length > 1 ? (
        <LinkButton variant="primary" to={toComparePath(selection.map(({ id }) => id))}>
          {texts.compare}
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
          {texts.clear}
        </Button>
      ) : null}
    </div>
  );
}
