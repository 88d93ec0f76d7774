import { expect, test, type Page } from '../support/test.ts';
import { openSection, signInAsAdmin } from '../support/admin.ts';
import { savingData } from '../support/looks/watch.ts';

test.use({ isCold: true });

/** Collects the scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const [door, dashboard] of [
  ['/sign_in', /^\/assets\/dashboard-page-/],
  ['/admin_sign_in', /^\/assets\/admin-dashboard-page-/],
] as const)
  test(`${door} loads the dashboard when somebody turns to the form, not before`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(door);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    expect(scripts.filter((path) => dashboard.test(path))).toEqual([]);
    await page.getByRole('textbox', { name: 'Email' }).focus();
    await expect.poll(() => scripts.filter((path) => dashboard.test(path))).toHaveLength(1);
  });

test('the code of every section of the administration is there before one is opened', async ({ page }) => {
  await signInAsAdmin(page);
  const last = page.waitForResponse(/\/account-section-.+\.js$/);
  await openSection(page, 'notifications');
  await (await last).finished();
  const scripts = scriptsOf(page);
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(scripts).toEqual([]);
});

test('who saves data loads the code of a section when it is opened', async ({ page }) => {
  await savingData(page);
  await signInAsAdmin(page);
  const scripts = scriptsOf(page);
  await openSection(page, 'notifications');
  // The counts have arrived, after which all sections are preloaded, starting with the applications.
  await expect(page.getByRole('link', { name: /^Applications/ }).first()).toBeVisible();
  for (const name of ['Jobs', 'People', 'System']) {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const sections = scripts.map((path) => /^\/assets\/(\w+-section)-/.exec(path)?.[1]).filter(Boolean);
  expect(sections).toEqual(['jobs-section', 'people-section', 'system-section']);
});
