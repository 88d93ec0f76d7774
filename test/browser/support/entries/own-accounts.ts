import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { address, PASSWORD, signInByForm } from './accounts.ts';
import { demoAdmin } from '../admin.ts';

export const NEXT = 'another long secret 77';

/** Invites a new administrator as the demo administrator. Resolves to the email address. */
export async function newAdmin(request: APIRequestContext, name = 'boss'): Promise<string> {
  const demo = await demoAdmin(request);
  const { inviteCode } = await demo.post<{ inviteCode: string }>('/api/admin/admins/invite', {});
  const email = address(name);
  const data = { email, phone: '+49 30 1', password: PASSWORD, inviteCode };
  expect((await request.post('/public/api/v0/admin/register', { data })).status()).toBe(201);
  return email;
}

/** Changes the password from PASSWORD to NEXT in the open account. */
export async function changePassword(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Password' });
  await section.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await section.getByLabel('New password', { exact: true }).fill(NEXT);
  await section.getByLabel('Repeat new password', { exact: true }).fill(NEXT);
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByRole('status')).toContainText('Your password has been changed');
}

export async function signIn(page: Page, door: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(door);
  await signInByForm(page, { email }, password);
}

export async function asUser(page: Page, email: string, password = PASSWORD): Promise<void> {
  await signIn(page, '/sign_in?mode=login', email, password);
  await expect(page).toHaveURL(/\/dashboard\//);
}

export async function asAdmin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await signIn(page, '/admin_sign_in', email, password);
  await expect(page).toHaveURL(/\/admin-dashboard/);
}

export const stored = (page: Page, key: string) =>
  page.evaluate<string | null>(`localStorage.getItem(${JSON.stringify(key)})`);

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hello, / }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

export async function askForEmail(page: Page, next: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Email address' });
  await section.getByLabel('New email address').fill(next);
  await section.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: 'Change email address' }).click();
  await expect(section.getByRole('status')).toContainText('We have sent a link to the new address');
}

export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat new password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('You can now sign in.')).toBeVisible();
}
