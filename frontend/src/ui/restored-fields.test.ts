import { expect, it, vi } from 'vitest';
import { keepFieldsOfRestoredPages } from './restored-fields.ts';

/** Leaves a page, and comes back to it. */
function restorePage() {
  vi.useFakeTimers();
  const events = new EventTarget();
  const fields = [{ value: '45' }, { value: 'yes', checked: true }];
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('document', { querySelectorAll: () => fields });
  keepFieldsOfRestoredPages();
  events.dispatchEvent(new Event('pagehide'));
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return { events, fields };
}

const held = [{ value: '45' }, { value: 'yes', checked: true }];

it.each([0, 90, 900])('writes what fields held after the browser has emptied them, %d ms later', (lateMs) => {
  const { fields } = restorePage();
  vi.advanceTimersByTime(lateMs);
  Object.assign(fields[0] ?? {}, { value: '' });
  Object.assign(fields[1] ?? {}, { checked: false });
  vi.runAllTimers();
  expect(fields).toEqual(held);
});

it('leaves what the user has changed since', () => {
  const { events, fields } = restorePage();
  vi.advanceTimersByTime(50);
  Object.assign(fields[0] ?? {}, { value: '46' });
  events.dispatchEvent(new Event('input'));
  vi.runAllTimers();
  expect(fields[0]?.value).toBe('46');
});
