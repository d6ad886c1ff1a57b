import { expectToast, expectToastToLeave } from './support/messages.ts';
import { stopClock } from './support/pages.ts';
import { expect, overrideProfile, test } from './support/test.ts';

test('shows guests the links to log in and register, a sample estimate, the steps and sample content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(
    page.getByRole('figure', { name: /^Sample: a person aged 40 in Harris County/ }),
  ).toContainText(/Bronze.*\$\d+ a month.*Silver.*Gold/);
  await expect(page.getByText('AI-powered insurance prediction system')).toBeVisible();
  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  const tops = await steps.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size, 'rows of steps on a tablet').toBe(1);
  const testimonials = page.getByRole('region', { name: 'What people say' });
  await expect(testimonials).toContainText('More than 5000 users');
  await expect(testimonials).toContainText('This is sample content');
});

test('has the meta tags of a link preview', async ({ page }) => {
  await page.goto('/');
  const read = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute('content');
  const image = await page.request.get((await read('image')) ?? '');
  expect(image.headers()['content-type']).toBe('image/png');
  expect(await read('site_name')).toBe('Premia');
  expect(await read('type')).toBe('website');
  expect(await read('title')).toBe(await page.title());
  expect(await read('description')).toBe(
    await page.locator('meta[name="description"]').getAttribute('content'),
  );
});

test('Contact Us shows one toast until three seconds after the last click', async ({ page }) => {
  await page.goto('/');
  await stopClock(page);
  const contact = page.getByRole('button', { name: 'Contact Us' });
  await contact.click();
  await page.clock.runFor(2000);
  await contact.click();
  await expectToast(page, "We are busy. Don't try to contact us.");
  await page.clock.runFor(2000);
  await expectToast(page, "We are busy. Don't try to contact us.");
  await page.clock.runFor(1500);
  await expectToastToLeave(page, "We are busy. Don't try to contact us.");
});

test('shows users their first name, else Profile, and Logout, and no link to register', async ({
  memberPage: page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Ada, dashboard' })).toHaveAttribute('href', '/main');
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await overrideProfile(page, { first_name: '' });
  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('links to About, Contact, social networks and the terms PDF in the footer', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  for (const name of ['Facebook', 'X', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name: new RegExp(`^${name} `) })).toHaveAttribute(
      'href',
      /^https:/,
    );
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    footer.getByRole('link', { name: 'Terms (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('premia-terms-of-use.pdf');
  const pdf = await request.get('/premia-terms-of-use.pdf');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('About Us names the stack and links home', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main).toContainText('student project');
  for (const part of [
    'single-page front end',
    'REST backend',
    'machine learning model',
    'relational database',
    'DynamoDB',
  ])
    await expect(main).toContainText(part);
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('has pages for Contact, the terms and unknown paths', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  const support = page.getByRole('region', { name: 'Support' });
  await expect(support).toContainText('support@premia.example');
  await expect(support).toContainText('This is sample content: nobody reads or answers messages here.');
  const operator = page.getByText('This website is a student project. No company runs it.');
  await expect(operator).toBeVisible();
  await page.goto('/privacy');
  await expect(operator).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await expect(operator).toBeVisible();
  await expect(page.getByRole('main')).toContainText('not a final quote');
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Page not found · Premia');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your premium, explained');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
