import type { Page } from '@playwright/test';

/**
 * Replaces components of scripts that load later, exported or first in an exported object, by some that throw, and lists
 * those that did.
 */
export async function breakComponents(page: Page, names: readonly string[]): Promise<Set<string>> {
  const thrown = new Set<string>();
  page.on('pageerror', ({ message }) => thrown.add(message));
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = names.reduce(
      (code, name) =>
        code
          .replace(new RegExp(`(?<![\\w$])[\\w$]+ as ${name}(?=[,}])`), () => `throw${name} as ${name}`)
          .replace(new RegExp(`(?<==\\{)${name}:[\\w$]+(?=[,}])`), () => `${name}:throw${name}`) +
        `\nfunction throw${name}() { throw new Error('${name}'); }`,
      text,
    );
    // The next load must not have it from the browser's cache.
    return route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  return thrown;
}
