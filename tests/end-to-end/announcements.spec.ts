import { watchAnnouncements } from './support/announcements.ts';
import { stopClock } from './support/browser-clock.ts';
import { expect, test } from './support/test.ts';

test('a page says nothing when it opens, and a message once, politely, after the button', async ({
  page,
}) => {
  await page.clock.install();
  const announcements = await watchAnnouncements(page);
  await page.goto('/');
  await stopClock(page);
  expect(await announcements.texts()).toEqual([]);
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await page.clock.runFor(10_000);
  const message = "We are busy. Don't try to contact us.";
  expect(await announcements.list()).toEqual([
    { text: expect.stringContaining(message), isAssertive: false, at: expect.any(Number) },
  ]);
  await announcements.forget();
  await page.clock.runFor(10_000);
  expect(await announcements.texts()).toEqual([]);
});
