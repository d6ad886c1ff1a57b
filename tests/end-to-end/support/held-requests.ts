import type { Page } from '@playwright/test';

/**
 * Holds back the requests of a page to an address, so that a test can look at what is shown meanwhile.
 * @returns lets them through, those to come too
 */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
