type Field = HTMLInputElement | HTMLSelectElement;

/** Milliseconds after `pageshow` at which fields are filled again: a busy device may empty them after the first ones. */
const delaysMs = [0, 100, 300, 1000, 3000];

/**
 * Keeps what the fields hold when Back or Forward restores a page from memory: WebKit empties passwords and fields
 * without autocompletion then, in a task that follows `pageshow`, and fires no event. Ends with the user's next change.
 */
export function keepFieldsOfRestoredPages(): void {
  let fields: [Field, value: string, checked: boolean | undefined][] = [];
  addEventListener('pagehide', () => {
    fields = [...document.querySelectorAll<Field>('input, select')].map((field) => [
      field,
      field.value,
      'checked' in field ? field.checked : undefined,
    ]);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const delay of delaysMs) setTimeout(restore, delay);
  });
  const restore = () => {
    for (const [field, value, checked] of fields) {
      field.value = value;
      if (checked !== undefined && 'checked' in field) field.checked = checked;
    }
  };
  const end = ({ type, target }: Event) => {
    if (type === 'input' || (target as Element).closest('button')) fields = [];
  };
  for (const type of ['input', 'click']) addEventListener(type, end, true);
}
