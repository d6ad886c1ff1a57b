type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps what the fields hold when Back or Forward restores a page from memory: WebKit empties passwords and fields
 * without autocompletion then, in a task that follows `pageshow`, and fires no event.
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
    setTimeout(() => {
      for (const [field, value, checked] of fields) {
        field.value = value;
        if (checked !== undefined && 'checked' in field) field.checked = checked;
      }
    });
  });
}
