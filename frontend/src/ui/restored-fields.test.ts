import { expect, it, vi } from 'vitest';
import { keepFieldsOfRestoredPages } from './restored-fields.ts';

it('writes into a field of a restored page what it held, after the browser has emptied it', () => {
  vi.useFakeTimers();
  const events = new EventTarget();
  const fields = [{ value: '45' }, { value: 'yes', checked: true }];
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('document', { querySelectorAll: () => fields });

  keepFieldsOfRestoredPages();
  events.dispatchEvent(new Event('pagehide'));
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  Object.assign(fields[0] ?? {}, { value: '' });
  Object.assign(fields[1] ?? {}, { checked: false });
  vi.runAllTimers();
  expect(fields).toEqual([{ value: '45' }, { value: 'yes', checked: true }]);
});
