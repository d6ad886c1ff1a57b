import type { Page } from '@playwright/test';

/**
 * Delays a page's requests to an address, so that a test can check the loading state.
 * @returns a function that sends these requests and all later ones
 */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
