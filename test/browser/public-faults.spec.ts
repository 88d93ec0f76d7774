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
