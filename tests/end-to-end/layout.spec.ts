import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScrolling } from './support/accessibility.ts';
import { holdRequests } from './support/pages.ts';
import { expect, openPage, overrideProfile, pageTime, test } from './support/test.ts';

const items = [
  ['Home', '/'],
  ['Dashboard', '/main'],
  ['Health Insurance Prediction', '/main/health_prediction'],
  ['Car Insurance Prediction', '/main/car_prediction'],
  ['Prediction History', '/main/history'],
  ['User Details', '/main/profile'],
] as const;

test('the sidebar links to every page and marks the current one, whose link adds no history entry', async ({
  memberPage: page,
}) => {
  await openPage(page, '/main/profile');
  await expect(page.getByRole('banner')).toContainText('Insurance Prediction System Services');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ada' })).toHaveAttribute(
    'href',
    '/main/profile',
  );
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of items.slice(1)) {
    await navigation.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(navigation.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/ · Premia$/);
  }
  const current = navigation.getByRole('link', { name: 'User Details' });
  await current.click();
  await current.click();
  await page.goBack();
  await expect(page).toHaveURL('/main/history');
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('content and header have the same edges on every page', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const widths = new Set<number>();
  for (const path of ['/', '/about', '/estimate/car', '/main', '/main/profile', '/main/history']) {
    await openPage(page, path);
    const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x;
    expect(await leftOf(page.getByRole('heading', { level: 1 }))).toBe(
      await leftOf(page.getByRole('banner').locator(':visible').first()),
    );
    widths.add((await page.getByRole('main').boundingBox())?.width ?? 0);
  }
  expect([...widths]).toEqual([1280]);
});

test('the collapsed sidebar keeps its link names and stays collapsed after a reload', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/main');
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  const expand = page.getByRole('button', { name: 'Expand sidebar' });
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  const link = page.getByRole('link', { name: 'Prediction History' });
  await expect.poll(async () => (await link.boundingBox())?.width).toBeLessThan(80);
  await page.reload();
  await expect(expand).toBeVisible();
  await expand.click();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('on a phone the sidebar is an accessible menu that closes after navigation', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/main');
  const menu = page.getByRole('button', { name: 'Menu' });
  const history = page.getByRole('link', { name: 'Prediction History' });
  await expect(history).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(history).toBeHidden();
  await menu.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ada!' })).toBeVisible();
  await expectAccessible(page);
  await history.click();
  await expect(page).toHaveURL('/main/history');
  await expect(history).toBeHidden();
});

/** Script for the browser: records the scroll positions of all frames. */
const recordScrolling = `
  globalThis.positions = [];
  const record = () => requestAnimationFrame(record, positions.push(scrollY));
  record();`;

for (const [from, to] of [
  ['/terms', 'Contact'],
  ['/contact', 'Terms of use'],
  ['/', 'About'],
] as const) {
  test(`scrolls smoothly from ${from} to ${to}, whatever their heights are`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 800, height: 400 });
    const link = page.getByRole('contentinfo').getByRole('link', { name: to, exact: true });
    // A busy machine may miss the frames of a smooth scroll, but not each time. A jump is one step each time.
    await expect(async () => {
      await page.goto(from);
      await link.scrollIntoViewIfNeeded();
      const start = await page.evaluate<number>('scrollY');
      expect(start).toBeGreaterThan(200);
      await page.evaluate(recordScrolling);
      await link.click();
      await expect.poll(() => page.evaluate<number>('positions.at(-1)')).toBe(0);
      const positions = await page.evaluate<number[]>('positions');
      const steps = positions.map((position, index) => (positions[index - 1] ?? position) - position);
      expect(Math.max(...steps)).toBeLessThan(start / 2);
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    }).toPass();
    await expect(page.locator('body')).not.toHaveAttribute('style', /min-height/);
  });
}

test('scrolls at once with prefers-reduced-motion', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(recordScrolling);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  // The position of a drawn frame: the document may have moved before the next one is recorded.
  await expect.poll(() => page.evaluate<number>('positions.at(-1)')).toBe(0);
  expect(await page.evaluate<number>('new Set(positions).size')).toBe(2);
});

test('long names cause no horizontal scrolling at 320 px', async ({ memberPage: page }) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4);
  await overrideProfile(page, { first_name: name, last_name: name });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/login', '/main', '/main/profile']) {
    await openPage(page, path);
    await expectNoHorizontalScrolling(page);
  }
});

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) globalThis.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

test('the landing page loads without layout shifts', async ({ page }) => {
  await countShifts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate<number>('shifts')).toBeLessThan(0.02);
});

for (const [state, ageMs, others, idempotencyKey = 'key'] of [
  ['waits', 0, {}],
  ['waits with a household', 0, { household: { income: 50_000 } }],
  ['is late', 3_700_000, {}, 'another'],
  ['is late and still in its form', 3_700_000, {}],
] as const) {
  test(`the account forms do not move when an estimate to keep ${state}`, async ({ page }) => {
    const answers = { insurance_type: 'health', input_data: { age: 40 }, ...others };
    const kept = {
      storedAt: pageTime.getTime() - ageMs,
      value: { answers, premium: 100, idempotencyKey },
    };
    const steps = { storedAt: pageTime.getTime(), value: { step: { result: { idempotencyKey: 'key' } } } };
    await page.addInitScript(`
      sessionStorage.setItem('guest-estimate', '${JSON.stringify(kept)}');
      sessionStorage.setItem('health-steps', '${JSON.stringify(steps)}');
    `);
    await countShifts(page);
    for (const path of ['/login', '/es/register']) {
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const release = await holdRequests(page, '**/assets/index-*.js');
        await page.goto(path, { waitUntil: 'commit' });
        const email = page.locator('[name="email"]');
        await expect(email).toBeVisible();
        await page.evaluate('document.fonts.ready');
        const before = await email.boundingBox();
        release();
        await expect(page.getByRole('main').locator('[inert]')).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^(Discard it|Descartarlo)$/ })).toBeEnabled();
        expect(await email.boundingBox(), `${path} at ${width} px`).toEqual(before);
        expect(await page.evaluate<number>('shifts'), `${path} at ${width} px`).toBeLessThan(0.02);
        await page.unrouteAll();
      }
    }
  });
}

test('the landing page does not shift on a phone after the stored token is checked', async ({
  memberPage: page,
}) => {
  const release = await holdRequests(page, '**/api/users/profile/');
  await page.setViewportSize({ width: 390, height: 800 });
  await countShifts(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible();
  await page.evaluate('document.fonts.ready');
  const before = await page.getByRole('button', { name: 'Contact Us' }).boundingBox();
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ada' })).toBeVisible();
  expect(await page.getByRole('button', { name: 'Contact Us' }).boundingBox()).toEqual(before);
  expect(await page.evaluate<number>('shifts')).toBeLessThan(0.02);
});

test('touch targets are at least 44 px on a phone', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/contact', '/main/health_prediction', '/main/car_prediction']) {
    await openPage(page, path);
    const targets = page.locator('button:visible, a[href]:visible, label:has(input):visible');
    const sizes = await targets.evaluateAll((elements) =>
      elements
        // The skip link is visible only when focused.
        .filter((element) => element.getAttribute('href') !== '#content')
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 44)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    );
    expect(sizes, path).toEqual([]);
  }
});
