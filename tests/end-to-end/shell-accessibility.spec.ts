import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { keepScreenshot } from './support/screenshots.ts';
import { expect, openPage, test } from './support/test.ts';

const publicPages = {
  landing: '/',
  login: '/login',
  register: '/register',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  'not-found': '/nowhere',
};

const protectedPages = {
  dashboard: '/main',
  health: '/main/health_prediction',
  car: '/main/car_prediction',
  history: '/main/history',
  profile: '/main/profile',
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1280]) {
    test.describe(`in the ${colorScheme}, ${width} px wide`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });
      test.slow();

      test('axe finds nothing on a public page', async ({ page }) => {
        for (const [name, path] of Object.entries(publicPages)) {
          await openPage(page, path);
          await expectAccessible(page);
          await expectNoSidewaysScrolling(page);
          await keepScreenshot(page, `${name}-${width}-${colorScheme}`);
        }
      });

      test('axe finds nothing on a protected page', async ({ memberPage: page }) => {
        for (const [name, path] of Object.entries(protectedPages)) {
          await openPage(page, path);
          await expectAccessible(page);
          await expectNoSidewaysScrolling(page);
          await keepScreenshot(page, `${name}-${width}-${colorScheme}`);
        }
      });

      test('axe finds nothing on a form with errors, a dialog, a toast or a menu', async ({
        memberPage: page,
      }) => {
        await page.goto('/login');
        await page.getByLabel('Email').fill('ada@example.com');
        await page.getByLabel('Password', { exact: true }).fill('short');
        await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
        await expect(page.getByRole('button', { name: /My password is shorter/ })).toBeVisible();
        await expectAccessible(page);
        await keepScreenshot(page, `login-errors-${width}-${colorScheme}`);

        await page.goto('/register');
        await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
        await expect(page.getByRole('region', { name: /^Check \d+ answers?$/ })).toBeFocused();
        await expectAccessible(page);
        await keepScreenshot(page, `register-errors-${width}-${colorScheme}`);

        await page.goto('/');
        await page.getByRole('button', { name: 'Contact Us' }).click();
        await expect(page.getByText("We are busy. Don't try to contact us.")).toBeVisible();
        await keepScreenshot(page, `landing-toast-${width}-${colorScheme}`);
        await page.getByRole('button', { name: 'Dismiss' }).focus();
        await expectAccessible(page);

        await page.route('**/api/users/logout/', (route) => route.abort());
        await page.goto('/main');
        if (width < 768) await page.getByRole('button', { name: 'Menu' }).click();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Log Out' }).click();
        await expectAccessible(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
        await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
        await expectAccessible(page);
        await keepScreenshot(page, `logout-failed-${width}-${colorScheme}`);
      });
    });
  }
}
