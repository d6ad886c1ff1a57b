import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#frontend/ui/button.tsx';
import { SelectField, TextField } from '#frontend/ui/field.tsx';
import styles from './history.module.css';
import { type HistoryView, parseOption, sortOptions, typeOptions } from './history-view.ts';

interface HistoryToolbarProps {
  view: HistoryView;
  onChange: (change: Partial<HistoryView>) => void;
}

/** Filter, search and order of the history. */
export function HistoryToolbar({ view, onChange }: HistoryToolbarProps) {
  return (
    <div className={`${styles.toolbar} row screen-only`}>
      <div className={styles.type}>
        <SelectField
          name="type"
          label="Filter by Type"
          options={typeOptions}
          value={view.type}
          onChange={({ target }) => onChange({ type: parseOption(typeOptions, target.value) })}
        />
      </div>
      <div className={styles.sort}>
        <SelectField
          name="sort"
          label="Sort by"
          options={sortOptions}
          value={view.sort}
          onChange={({ target }) => onChange({ sort: parseOption(sortOptions, target.value) })}
        />
      </div>
      <LabelSearch search={view.search} onSearch={(search) => onChange({ search })} />
    </div>
  );
}

/**
 * Search in labels and answers. It starts on submission, since it loads the whole history, and ends as soon as the text is
 * removed.
 */
function LabelSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = search;
  }, [search]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know the element search.
    <form role="search" aria-label="Predictions" className={styles.search} onSubmit={submit}>
      <TextField
        ref={input}
        type="search"
        name="search"
        label="Search labels, states and answers"
        autoComplete="off"
        defaultValue={search}
        onChange={({ target }) => {
          if (target.value === '' && search !== '') onSearch('');
        }}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
