import { expect, test } from '../support/test.ts';
import { demoAdmin } from '../support/admin.ts';
import { newAccount } from '../support/entries/accounts.ts';
import { mailTo } from '../support/entries/mailbox.ts';
import { expectAccessible, withoutBanner } from '../support/looks/watch.ts';

test('a user stops the emails about messages by the link in one, and switches them on again', async ({
  page,
}) => {
  await withoutBanner(page);
  const user = await newAccount(page.request, 'Freelancer');
  const admin = await demoAdmin(page.request);
  const message = { recipientId: user.id, content: 'Are you free in March?' };
  await admin.post('/api/admin/messages/send-from-admin', message);
  const mail = await mailTo(user.email, /New message from/);
  const [, link = ''] = /https?:\/\/[^\s/]+(\/unsubscribe\/\S+)/.exec(mail) ?? [];

  await test.step('the page of the link names them and changes nothing', async () => {
    const unasked: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && unasked.push(request.url()));
    await page.goto(link);
    await expect(page.getByText('These are the emails about messages and notes')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeEnabled();
    await expectAccessible(page);
    expect(unasked).toEqual([]);
    expect(await user.get('/private/api/me/notifications')).toMatchObject({ messages: 'at-once' });
  });

  await test.step('one press stops them', async () => {
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByRole('status')).toContainText('You no longer get these emails.');
  });

  await test.step('the account says so, and switches them on again', async () => {
    await user.enter(page);
    await page.goto('/dashboard/account');
    const section = page.getByRole('region', { name: 'Notifications' });
    const messages = section.getByLabel('Messages and notes from us');
    await expect(messages).toHaveValue('none');
    await expect(section.getByLabel('Applications to your projects')).toHaveCount(0);
    await messages.selectOption('At once');
    await section.getByRole('button', { name: 'Save notifications' }).click();
    await expect(section.getByRole('status')).toContainText('Your choice has been saved.');
    await page.reload();
    await expect(messages).toHaveValue('at-once');
  });
});
