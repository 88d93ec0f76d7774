import { expect, test as plain } from '@playwright/test';
import { COMPANY } from '@consulting/contracts';
import { PHONE, withoutBanner } from '../support/looks/watch.ts';

// Without the support's navigation, which waits until the client has drawn.
const test = plain;

/** Marks the root when all of its content has gone for a moment. */
const NOTES_BLANK = `
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    const note = () => { if (root.childElementCount === 0) root.dataset.wasBlank = ''; };
    note();
    new MutationObserver(note).observe(root, { childList: true });
  });`;

for (const path of ['/dashboard/jobs', '/admin-dashboard'])
  test(`${path} says when its script does not come, and tries again`, async ({ page }) => {
    await withoutBanner(page);
    await page.route(/\/assets\/(?!shell-).+\.js$/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
    await page.unroute(/\/assets\/(?!shell-).+\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('input[type=email]')).toBeVisible();
  });

for (const [path, texts] of Object.entries({
  '/dashboard/jobs': [COMPANY.shortName, 'Loading...'],
  '/admin-dashboard?tab=jobs': ['Administration', 'Loading...'],
  '/de/dashboard/jobs': [COMPANY.shortName, 'Wird geladen …'],
  '/de/admin-dashboard': ['Verwaltung', 'Wird geladen …'],
}))
  test(`${path} shows its frame before its script has come, and is never blank`, async ({ page }) => {
    await withoutBanner(page);
    await page.setViewportSize({ width: PHONE, height: 800 });
    let come = (): void => undefined;
    const script = new Promise<void>((resolve) => (come = resolve));
    await page.route(/\/assets\/(?!shell-).+\.js$/, async (route) => {
      await script;
      await route.continue();
    });
    await page.addInitScript({ content: NOTES_BLANK });
    await page.goto(path, { waitUntil: 'commit' });
    for (const text of texts)
      await expect(page.locator('#root').getByText(text, { exact: true })).toBeVisible();
    const bar = page.locator('header');
    const before = await bar.boundingBox();
    come();
    // Nobody is signed in.
    await expect(page.locator('input[type=email]')).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(before?.height);
    await expect(page.locator('#root')).not.toHaveAttribute('data-was-blank');
  });
