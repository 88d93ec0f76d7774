import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Views a stored PDF, opens it and saves it, which is one look. The browser of the tests has no PDF viewer: a
 * tab that opens a PDF saves it.
 */
export async function readsFile(
  page: Page,
  within: Page | Locator,
  label: string,
  name: string,
): Promise<void> {
  await within.getByRole('button', { name: `View ${label}` }).click();
  const opened = page.context().waitForEvent('response', (answer) => answer.url().includes('/preview/'));
  await within.getByRole('button', { name: `Open ${label}` }).click();
  const answer = await opened;
  expect(decodeURI(answer.url())).toContain(`/${name}`);
  expect(await answer.headerValue('content-type')).toBe('application/pdf');
  const saved = page.waitForEvent('download');
  await within.getByRole('button', { name: `Download ${label}` }).click();
  // Firefox numbers a file that is saved a second time.
  expect((await saved).suggestedFilename().replace(/-\d+(?=\.pdf$)/, '')).toBe(name);
}
