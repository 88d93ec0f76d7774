import { signInAsAdmin } from '../support/admin.ts';
import { expectAccessible, signInAs, withoutBanner } from '../support/looks/watch.ts';
import { expect, test, type Page } from '../support/test.ts';

const DARK = '#0a1520';
const LIGHT = '#f6f4ef';

/** Of the page, and of the browser's own bar. */
const grounds = (page: Page) =>
  page.evaluate<[string, string]>(`[
    getComputedStyle(document.documentElement).getPropertyValue('--paper'),
    document.querySelector('meta[name="theme-color"]').content,
  ]`);

/** Tries again while the page is being left. */
const expectGround = (page: Page, ground: string) =>
  expect(async () => expect(await grounds(page)).toEqual([ground, ground])).toPass();

/** Colours are shared by the screens of a kind, so one of each is enough (`colours.test.ts` checks the pairs). */
async function expectReadable(page: Page, base: string, screens: readonly string[]): Promise<void> {
  for (const screen of screens) {
    await page.goto(base + screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expectGround(page, DARK);
    await expectAccessible(page);
  }
}

test.beforeEach(({ page }) => withoutBanner(page));

const choose = (page: Page, appearance: string) => page.getByRole('radio', { name: appearance }).check();

test('a dashboard is as dark as the system before its client starts, and the public pages stay light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAs(page, 'JobSeeker');
  await page.goto('/');
  await expectGround(page, LIGHT);

  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.evaluate("location.assign('/dashboard/account')");
  await expectGround(page, DARK);
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/index-*.js');

  await page.goto('/dashboard/account');
  await expectGround(page, DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectGround(page, LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, DARK);
  await page.getByRole('link', { name: 'Careers' }).first().click();
  await expect(page).toHaveURL(/career$/);
  await expectGround(page, LIGHT);
  await page.goBack();
  await expectGround(page, DARK);
  await expectReadable(page, '/dashboard/', ['dashboard', 'jobs', 'applications', 'messages', 'profile']);
});

test('the choice in the account applies at once, in the administration too, and neither to paper nor to forced colours', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin-dashboard?tab=account');
  await expectGround(page, LIGHT);
  await choose(page, 'Dark');
  await expectGround(page, DARK);
  await page.reload();
  await expectGround(page, DARK);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await page.emulateMedia({ media: 'print' });
  expect((await grounds(page))[0]).toBe(LIGHT);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expectGround(page, LIGHT);
  await page.emulateMedia({ forcedColors: 'none' });
  await expectGround(page, DARK);

  await page.emulateMedia({ colorScheme: 'dark' });
  await choose(page, 'Light');
  await expectGround(page, LIGHT);
  await choose(page, 'As the system');
  await expectGround(page, DARK);
  await expectReadable(page, '/admin-dashboard?tab=', [
    'notifications',
    'applications',
    'jobs/create',
    'system',
  ]);
});
