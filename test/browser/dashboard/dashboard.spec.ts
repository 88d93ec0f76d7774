import { expect, test } from '../support/test.ts';
import { signInByForm } from '../support/entries/accounts.ts';
import { sendApplication } from '../support/entries/choices.ts';
import { signInAs, withoutBanner } from '../support/looks/watch.ts';
import { needs } from '../support/firefox.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test('visitors are redirected to /sign_in, and signed-in users away from it', async ({ page }) => {
  await page.goto('/dashboard/messages');
  await expect(page).toHaveURL(/\/sign_in$/);
  await signInAs(page, 'Freelancer');
  // First to the entry that the visitor had opened, afterwards to the default page.
  await page.goto('/sign_in');
  await expect(page).toHaveURL(/\/dashboard\/messages$/);
  await expect(page.getByRole('heading', { name: 'Support chat' })).toBeVisible();
  await page.goto('/sign_in');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  await page.goto('/dashboard/employees');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
});

test('signing out empties the storage, and other tabs follow', async ({ page }) => {
  await page.goto('/sign_in');
  await signInByForm(page, { email: 'freelancer@demo.example' }, 'berlin-demo-2026');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  const other = await page.context().newPage();
  await other.goto('/dashboard/projects');
  await expect(other.getByRole('heading', { name: 'Available Projects' })).toBeVisible();
  await page.getByRole('button', { name: /^Hello, / }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/sign_in$/);
  await expect(other).toHaveURL(/\/sign_in$/);
  // Read in the tab that is not reloading.
  expect(await other.evaluate<string | null>("localStorage.getItem('token')")).toBeNull();
});

test('signing out with something unsaved does not ask whether to leave', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await signInAs(page, 'Freelancer');
  await page.goto('/dashboard/profile');
  await page.getByLabel('Phone').pressSequentially('1');
  await page.getByRole('button', { name: /^Hello, / }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/sign_in$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

test('an entry opened far down a list on a phone starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/projects?view=all');
  await page.getByRole('region', { name: 'List of projects' }).getByRole('link').last().click();
  await expect(page.getByRole('button', { name: 'Back to Projects' })).toBeInViewport();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport();
  await page.goto('/dashboard/employees');
  await page.locator('.people').getByRole('link').last().click();
  await expect(page.getByRole('button', { name: 'Back to Employees' })).toBeInViewport();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a company applies for a consultant', async ({ page }) => {
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/consultants');
  // The newest project may belong to another test.
  const button = page.getByRole('button', { name: /^Apply for / }).last();
  const name = ((await button.textContent()) ?? '').replace('Apply for ', '');
  await button.click();
  await sendApplication(page, 'From March, for two months');
  await expect(page.getByText(`Successfully applied for ${name}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Apply for ${name}` })).toHaveCount(0);
});

test('a company writes to the project office', async ({ page }) => {
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/messages');
  const left = page.getByText(/^You can send \d+ more message\(s\) to admin\.$/);
  const before = Number(/\d+/.exec((await left.textContent()) ?? '')?.[0]);
  const text = `Is the slot in March still free? ${Date.now()}`;
  await page.getByPlaceholder('Write a message...').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeInViewport();
  await expect(page.getByText(`You can send ${before - 1} more message(s) to admin.`)).toBeVisible();
  await expect(page.getByPlaceholder('Write a message...')).toBeFocused();
});

test('the account: ends another session, and exports all data', async ({ page, request }) => {
  needs('downloads');
  await request.post('/public/api/v0/login', {
    data: { email: 'freelancer@demo.example', password: 'berlin-demo-2026' },
    headers: { 'user-agent': 'Mozilla/5.0 (iPad) Firefox/140.0' },
  });
  await signInAs(page, 'Freelancer');
  await page.goto('/dashboard/account');
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox on iPad' });
  await row.first().getByRole('button', { name: /^End/ }).click();
  await expect(row).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
});

test('a long message grows in lines and leaves the send button within the chat', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'Freelancer');
  await page.goto('/dashboard/messages');
  await page.getByLabel('Message', { exact: true }).fill('a'.repeat(400));
  const button = await page.getByRole('button', { name: 'Send' }).boundingBox();
  expect((button?.x ?? 390) + (button?.width ?? 0)).toBeLessThan(390);
});
