import type { Page } from '@playwright/test';
import { buildRegistration, expect, openPage, test } from './support/test.ts';

/** Presses Tab until the element with this role and name is focused. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).last();
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error(`Tab did not reach the ${role} "${name}"`);
}

test('registration, dashboard and logout work with the keyboard only', async ({ page }) => {
  const registration = buildRegistration();
  await page.goto('/');
  await tabTo(page, 'link', 'Register');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused();

  for (const [label, value] of [
    ['First name', registration.first_name],
    ['Last name', registration.last_name],
    ['Email', registration.email],
    ['Phone number', registration.phone_number],
  ] as const) {
    await tabTo(page, 'textbox', label);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type(registration.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(registration.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, Ada/ })).toBeFocused();
  await tabTo(page, 'link', 'Go to your dashboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ada!' })).toBeFocused();

  await tabTo(page, 'button', 'Log Out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a first page load moves no focus, and the first Tab focuses the link that skips to the content', async ({
  memberPage: page,
}) => {
  for (const path of ['/', '/main']) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('focused controls have a visible outline', async ({ page }) => {
  await page.goto('/login');
  for (const control of [
    page.getByLabel('Email'),
    page.getByRole('button', { name: 'Show password' }),
    page.getByRole('main').getByRole('button', { name: 'Login' }),
  ]) {
    await page.keyboard.press('Tab');
    await control.focus();
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).toHaveCSS('outline-width', '3px');
  }
});
