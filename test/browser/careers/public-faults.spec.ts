import { expect, test } from '../support/test.ts';
import { watch, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test('the page of a deleted job says so and logs no error', async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL ?? '');
  const response = await page.goto('/career/gone-000000000000000000000000');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This job is no longer open.')).toBeVisible();
  // Chromium itself logs the two 404 responses: the page and the job.
  expect(complaints.filter((text) => !/^Failed to load resource:.* 404 /.test(text))).toEqual([]);
});
