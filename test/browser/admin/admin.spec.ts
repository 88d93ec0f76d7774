import { expect, test } from '../support/test.ts';
import { signInByForm } from '../support/entries/accounts.ts';
import { openSection, signInAsAdmin, unique } from '../support/admin.ts';
import { needs } from '../support/firefox.ts';
import { expectAccessible } from '../support/looks/watch.ts';

test('visitors are redirected to /admin_sign_in; login leads to the dashboard, logout back', async ({
  page,
}) => {
  await page.goto('/admin-dashboard?tab=jobs');
  await expect(page).toHaveURL(/\/admin_sign_in$/);
  await expectAccessible(page);
  await signInByForm(page, { email: 'admin@demo.example' }, 'berlin-demo-2026');
  await expect(page).toHaveURL(/\/admin-dashboard/);
  await page.getByRole('button', { name: 'admin', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin_sign_in$/);
  expect(
    await page.evaluate("localStorage.getItem('adminToken') ?? localStorage.getItem('adminData')"),
  ).toBeNull();
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Password', { exact: true }).fill('berlin-2026-long');
  await page.getByRole('textbox', { name: 'Repeat password' }).fill('another');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('finds a freelancer by skill, writes to her, blocks and unblocks her', async ({ page }) => {
  await signInAsAdmin(page);
  await openSection(page, 'freelancers');
  await page.getByLabel('Skill', { exact: true }).fill('ewm');
  // The header remains, and freelancers with the skill; concurrent tests have some, too.
  await expect(page.getByRole('row').filter({ hasNotText: 'ewm' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Ines Marquardt' }).click();
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Yes, Block' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Write a message' }).click();
  const text = unique('Can you start in March?');
  await page.getByPlaceholder('Write a message...').fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('log').getByText(text)).toBeInViewport();
  await expect(page.getByPlaceholder('Write a message...')).toHaveValue('');
});

test('reads a contact message, and cannot answer it here', async ({ page }) => {
  const name = unique('Paula Sand');
  await signInAsAdmin(page);
  const email = `${name.replace(/\W+/g, '.').toLowerCase()}@example.com`;
  const data = { name, email, message: 'Do you offer training on site?' };
  expect((await page.request.post('/public/api/v0/contact-admin', { data })).ok()).toBe(true);
  await openSection(page, 'messages');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('1 unread')).toBeVisible();
  await row.getByRole('link').click();
  await expect(
    page.getByText('You cannot reply directly to messages sent via the contact form.'),
  ).toBeVisible();
  await expect(page.getByPlaceholder('Write a message...')).toHaveCount(0);
  await expect(row.getByText('1 unread')).toHaveCount(0);
});

test('sees a contact message flagged as spam, removes the flag and deletes it', async ({ page }) => {
  const name = unique('Flagged Sender');
  await signInAsAdmin(page);
  const data = { name, email: 'flagged@example.com', message: 'Win at the casino', website: 'x' };
  expect((await page.request.post('/public/api/v0/contact-admin', { data })).ok()).toBe(true);
  await openSection(page, 'messages');
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByText(/\d+ unread/)).toBeVisible();
  await page.getByRole('button', { name: /^Possible spam \(\d+ unread\)/ }).click();
  // The whole list shows the row as well, at another place: the header remains when the filtered one is there.
  await expect(page.getByRole('row').filter({ hasNotText: 'Possible spam' })).toHaveCount(1);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('1 unread')).toBeVisible();
  await expect(row.getByText('Possible spam')).toBeVisible();
  await row.getByRole('link').click();
  await expect(
    page.getByText('This message looks like spam, so it was not forwarded by email.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The message is no longer marked as spam.' }),
  ).toBeFocused();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(row.getByText('Possible spam')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `The message from ${name} was deleted.` }),
  ).toBeFocused();
  await expect(row).toHaveCount(0);
});

test('invites an administrator, sees it in the audit log, downloads an export', async ({ page }) => {
  needs('downloads');
  const email = `${unique('invited').replace(' ', '.')}@example.com`;
  await signInAsAdmin(page);
  await openSection(page, 'system');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(/Code: /)).toBeVisible();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row').filter({ hasText: email }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Exports' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Freelancers as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('freelancers.csv');
});

test('lists work by keyboard: filter, choose, open, back', async ({ page }) => {
  await signInAsAdmin(page);
  await openSection(page, 'freelancers');
  await page.getByRole('region', { name: 'Table of freelancers' }).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('row').nth(2).getByRole('link');
  await expect(second).toBeFocused();
  const name = (await second.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/tab=freelancers$/);
});

test('where list and detail replace each other, the focus follows, and going back shows the row again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await signInAsAdmin(page);
  await openSection(page, 'jobs');
  // Below the fold, and not the last of its page: concurrent tests add jobs above it.
  const row = page.getByRole('region', { name: 'Table of jobs' }).getByRole('row').nth(12);
  const link = row.getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Applicants' })).toBeFocused();
  await page.locator('.crumb').getByRole('link', { name: 'Jobs', exact: true }).click();
  const left = page.getByRole('link', { name: title, exact: true });
  await expect(left).toBeFocused();
  await expect(left).toBeInViewport();
});
