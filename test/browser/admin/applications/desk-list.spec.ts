import { expect, test, type Page } from '../../support/test.ts';
import { jobWithApplicants } from '../../support/entries/applicants.ts';
import { openSection, signInAsAdmin, unique } from '../../support/admin.ts';
import { atEveryWidth, expectAccessible, watch } from '../../support/looks/watch.ts';

const TITLE = 'Early shift at the pumps';

/** How many rows of the list can be read completely: they are within the list and the window. */
const rowsInView = (page: Page) =>
  page.locator('.tbl tbody tr').evaluateAll(
    (rows, height) =>
      rows.filter((row) => {
        const { top, bottom, width } = row.getBoundingClientRect();
        const list = row.closest('.scroll')?.getBoundingClientRect();
        if (!list || width === 0) return false;
        return top >= list.top - 1 && bottom <= Math.min(list.bottom, height) + 1;
      }).length,
    page.viewportSize()?.height ?? 0,
  );

test('shows twelve people beside the open application, and moves it by keyboard', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const complaints = watch(page, baseURL ?? '');
  const admin = await signInAsAdmin(page);
  const title = unique(TITLE);
  const [first] = await jobWithApplicants(page, admin, title, 16);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSection(page, `applications&q=${encodeURIComponent(`Ahlgrimm ${title}`)}`);
  await page.getByRole('link', { name: 'Nora Ahlgrimm 16' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Nora Ahlgrimm 16' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stage' })).toBeVisible();
  expect(await rowsInView(page)).toBeGreaterThanOrEqual(12);
  // The last row was below the others, and the list has scrolled to it.
  await expect(page.locator('tr.sel')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 2, name: 'Nora Ahlgrimm 15' })).toBeFocused();
  const stage = (name: string) =>
    page.getByRole('list', { name: 'Stage' }).getByRole('button', { name, exact: true });
  await expect(stage('New')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('m');
  await expect(stage('New')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(stage('In review')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('tr.sel')).toContainText('In review');
  await expect(page.locator('tr.sel')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Moved to In review', { exact: true })).toBeVisible();
  await expect(stage('In review')).toBeFocused();

  // The applicant sees nothing of it.
  const own = await first?.get<object[]>('/private/api/applications');
  expect(JSON.stringify(own)).not.toMatch(/stage/);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stage('New')).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('checkbox', { name: /^Check Nora Ahlgrimm 15/ }).check();
  await page.getByLabel('Move to stage').selectOption('Interview');
  await page.getByRole('button', { name: 'Move checked' }).click();
  await expect(
    page.locator('.note', { hasText: '1 application has been moved to Interview.' }),
  ).toBeFocused();
  await page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: 'Interview' }).click();
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/[?&]stage=interview/);
  await atEveryWidth(page, async () => expect(page.getByRole('list', { name: 'Stage' })).toBeVisible(), {
    axe: true,
  });
  expect(complaints).toEqual([]);
});

test('on a phone what can be decided stays at the bottom of the window', async ({ page }) => {
  const admin = await signInAsAdmin(page);
  const title = unique(TITLE);
  await jobWithApplicants(page, admin, title, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSection(page, `applications&q=${encodeURIComponent(`Ahlgrimm ${title}`)}`);
  // The whole row opens the application, not only the name.
  await page.locator('.tbl tbody tr').click({ position: { x: 250, y: 45 } });
  const select = page.getByRole('button', { name: 'Select', exact: true });
  await expect(select).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded();
  await expect(select).toBeInViewport({ ratio: 1 });
});
