import { beforeEach, expect, it, vi } from 'vitest';
import { focusReplacement } from './use-focus-return.ts';

const body = {};
const removeAllRanges = vi.fn();

/** Heading that becomes the active element when it is focused. */
function createHeading() {
  const heading = { focus: vi.fn(() => vi.stubGlobal('document', { body, activeElement: heading })) };
  return heading as unknown as HTMLElement & typeof heading;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { body, activeElement: body });
  vi.stubGlobal('getSelection', () => ({ removeAllRanges }));
});

it('the caret goes with a removed control, and the last heading takes the focus later', () => {
  const [page, section] = [createHeading(), createHeading()];
  focusReplacement(page);
  focusReplacement(section);
  expect(removeAllRanges).toHaveBeenCalled();
  expect(section.focus).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(section.focus).toHaveBeenCalledOnce();
  expect(page.focus).not.toHaveBeenCalled();
});

it('the focus stays where it moved in the meantime', () => {
  const heading = createHeading();
  focusReplacement(heading);
  vi.stubGlobal('document', { body, activeElement: {} });
  vi.runAllTimers();
  expect(heading.focus).not.toHaveBeenCalled();
});

it('a heading takes the focus at once from a control that remains', () => {
  vi.stubGlobal('document', { body, activeElement: {} });
  const heading = createHeading();
  focusReplacement(heading);
  expect(heading.focus).toHaveBeenCalledOnce();
});
