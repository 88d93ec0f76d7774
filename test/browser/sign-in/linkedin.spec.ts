import { expect, test } from '../support/test.ts';
import { atEveryWidth, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test('LinkedIn: says when the server is unreachable, and redirects once it is back', async ({ page }) => {
  let isAway = true;
  const login = '/public/api/v0/linkedIn/login';
  await page.route('**/public/api/v0/ping', (route) => (isAway ? route.abort() : route.continue()));
  await page.route(`**${login}`, (route) => route.fulfill({ contentType: 'text/html', body: 'LinkedIn' }));
  await page.goto('/sign_in');
  const leave = page.getByRole('button', { name: 'Login with LinkedIn' });
  await leave.click();
  const look = async () => {
    await expect(leave).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'Could not reach server. Please try again in a few seconds.',
    );
  };
  await atEveryWidth(page, look);
  isAway = false;
  await leave.click();
  await expect(page).toHaveURL(login);
});
