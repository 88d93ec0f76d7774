import { expect, test } from './support/test.ts';
import { watch, withoutBanner } from './support/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test('an address of a job that is gone says so, quietly', async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL ?? '');
  const response = await page.goto('/career/gone-000000000000000000000000');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This job is no longer open.')).toBeVisible();
  // The browser itself names the two answers that are a 404: the page's and the job's.
  expect(complaints.filter((text) => !/^Failed to load resource:.* 404 /.test(text))).toEqual([]);
});

test('a notice whose script does not come is said by the browser, and the page stays', async ({ page }) => {
  await page.route('**/assets/notice-modal*', (route) => route.abort());
  await page.goto('/career');
  // What a new version of the site would cause, a reload, was tried a moment ago.
  await page.evaluate("sessionStorage.setItem('chunkReload', String(Date.now()))");
  const said = page.waitForEvent('dialog');
  const clicked = page
    .getByRole('button', { name: /^View Details/ })
    .last()
    .click();
  const dialog = await said;
  expect(dialog.message()).toBe('Please sign in as JobSeeker to view job details and apply');
  await dialog.dismiss();
  await clicked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/career$/);
});
