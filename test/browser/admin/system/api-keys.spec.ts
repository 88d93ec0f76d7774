import type { APIResponse } from '@playwright/test';
import { openSection, signInAsAdmin, unique } from '../../support/admin.ts';
import { storeShown } from '../../support/looks/shown-once.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { expectAccessible, refused, watch } from '../../support/looks/watch.ts';

const JOBS = '/api/admin/jobs';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Calls the API like a program: with the key, and without the browser's session. */
const calling = (page: Page, key: string) => (path: string) =>
  page.request.get(path, { headers: { authorization: `Bearer ${key}` } });

const codeOf = async (response: APIResponse) => ((await response.json()) as { code: string }).code;

test('a program calls with a key, is counted and refused, until the key is revoked', async ({
  page,
  context,
  baseURL,
}) => {
  const complaints = watch(page, baseURL ?? '');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsAdmin(page);
  await openSection(page, 'system/keys');
  const name = unique('Timesheets');

  await test.step('what is missing or wrong is said at its field', async () => {
    await page.getByRole('button', { name: 'New key' }).click();
    const form = page.getByRole('dialog', { name: 'New API key' });
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByRole('checkbox', { name: 'Read jobs' })).toBeFocused();
    await form.getByRole('checkbox', { name: 'Read jobs' }).check();
    await form.getByLabel('Allowed networks').fill('127.0.0.0/8\noffice');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByLabel('Allowed networks')).toBeFocused();
    await expect(form.getByText(/must be an IP address or a network/)).toHaveCount(1);
    await expectAccessible(page);
    await form.getByLabel('Allowed networks').fill('127.0.0.0/8\n::1');
    await form.getByRole('button', { name: 'Create' }).click();
  });

  const key = await test.step('the key is shown once, and copied', async () => {
    const copied = await storeShown(page, 'Your new API key', /^cpk_[0-9A-Za-z]{46}$/);
    await expect(page.getByRole('button', { name: 'New key' })).toBeFocused();
    await expect(row(page, name)).toContainText('Not used yet');
    return copied;
  });

  await test.step('it opens what was chosen, and nothing else', async () => {
    const call = calling(page, key);
    for (const _ of ['first', 'second']) expect((await call(JOBS)).status()).toBe(200);
    expect(await codeOf(await call('/api/admin/people'))).toBe('api-key.scope-missing');
    await page.reload();
    await expect(row(page, name)).toContainText('2 calls');
    await expect(row(page, name)).toContainText('1 refused call');
  });

  await test.step('revoked it opens nothing', async () => {
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('button', { name: 'Yes, Revoke' }).click();
    await expect(page.getByText('The key has been revoked.')).toBeVisible();
    await expect(row(page, name)).toContainText('Revoked');
    await expect(page.getByRole('button', { name: `Revoke ${name}` })).toHaveCount(0);
    const answer = await calling(page, key)(JOBS);
    expect([answer.status(), await codeOf(answer)]).toEqual([401, 'api-key.revoked']);
  });
  expect(complaints).toEqual([refused('/api/admin/api-keys', '400 (Bad Request)')]);
});

test('the audit log names the key that did something', async ({ page }) => {
  const admin = await signInAsAdmin(page);
  const name = unique('Website');
  const { key } = await admin.post<{ key: string }>('/api/admin/api-keys', {
    name,
    scopes: ['exports:read'],
  });
  expect((await calling(page, key)('/api/admin/exports/messages.csv')).status()).toBe(200);
  await openSection(page, 'system/audit');
  await expect(row(page, `${name} (API key)`)).toContainText('export downloaded');
  await expect(row(page, 'API key created').filter({ hasText: name })).toBeVisible();
});

test('a wide list of keys keeps its buttons in view', async ({ page }) => {
  const admin = await signInAsAdmin(page);
  const name = unique('Zeiterfassung');
  await admin.post('/api/admin/api-keys', {
    name,
    scopes: ['jobs:read', 'applications:read', 'applications:decide'],
    networks: ['2001:db8:85a3::/48'],
    days: 30,
  });
  for (const width of [390, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openSection(page, 'system/keys');
    const button = page.getByRole('button', { name: `Revoke ${name}` });
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    const region = await page.getByRole('region', { name: 'Table of API keys' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((region?.x ?? 0) + (region?.width ?? 0));
  }
});
