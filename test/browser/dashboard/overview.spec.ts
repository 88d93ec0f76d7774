import { expect, test } from '../support/test.ts';
import { demoAdmin } from '../support/admin.ts';
import { newAccount } from '../support/entries/accounts.ts';
import { atEveryWidth, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test('a message on the overview opens the conversation at that message, also by keyboard', async ({
  page,
  request,
}) => {
  const freelancer = await newAccount(request, 'Freelancer');
  const admin = await demoAdmin(request);
  for (let number = 1; number <= 5; number += 1) {
    const content = `Message ${number}. ${'The gate opens at six. '.repeat(30)}`;
    await admin.post('/api/admin/messages/send-from-admin', { recipientId: freelancer.id, content });
  }
  await freelancer.enter(page);
  await page.goto('/dashboard/dashboard');
  const entries = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(entries).toHaveCount(5);
  await atEveryWidth(page, () => expect(entries.first()).toBeVisible(), { axe: true });

  await entries.last().getByRole('link').focus();
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  const first = log.locator('.bub').filter({ hasText: 'Message 1.' });
  await expect(first).toBeInViewport();
  await expect(first).toBeFocused();
  await expect(log.locator('.bub').filter({ hasText: 'Message 5.' })).not.toBeInViewport();
  await atEveryWidth(page, () => expect(first).toBeVisible(), { axe: true });

  // The whole entry is clickable, not only its text.
  await page.goto('/dashboard/dashboard');
  await entries.nth(1).click({ position: { x: 5, y: 5 } });
  await expect(log.locator('.bub').filter({ hasText: 'Message 4.' })).toBeFocused();
});
