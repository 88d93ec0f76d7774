import { expect, test, type Page } from '../../support/test.ts';
import { signInAs, withoutBanner } from '../../support/looks/watch.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const formOf = (page: Page) => page.getByRole('dialog', { name: 'Create Project' });
const opener = (page: Page) => page.getByRole('button', { name: '+ Create New Project' });
const scrolled = (page: Page) => page.evaluate<number>('scrollY');

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/projects');
  await opener(page).click();
  await expect(formOf(page).getByLabel('Title')).toBeFocused();
});

test('a dialog traps focus and scrolling, and restores the focus', async ({ page }) => {
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    // After its last control the focus moves to the browser's own controls, where the page sees `body`.
    expect(await page.evaluate("document.activeElement.matches('dialog, dialog *, body')")).toBe(true);
  }
  const before = await scrolled(page);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 300);
  // After two frames any scrolling caused by the wheel has been painted.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await scrolled(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(formOf(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a click outside closes a dialog, selecting text beyond its edge does not', async ({ page }) => {
  await formOf(page).getByLabel('Title').fill('Archive');
  await formOf(page).getByLabel('Title').hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(formOf(page).getByLabel('Title')).toHaveValue('Archive');
  await page.mouse.click(5, 400);
  await expect(formOf(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a session that ends under a form in a dialog is renewed above it, and the form is sent after all', async ({
  page,
}) => {
  const title = `Archive ${Date.now()}`;
  await formOf(page).getByLabel('Title').fill(title);
  await formOf(page).getByLabel('Description').fill('Two systems.');
  const token = await page.evaluate<string>("localStorage.getItem('token')");
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/private/api/logout', { headers })).ok()).toBe(true);
  await formOf(page).getByRole('button', { name: 'Create' }).click();

  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await again.getByLabel('Password').fill('berlin-demo-2026');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`Project “${title}” was created.`)).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
});
