import { expect, test } from '../support/test.ts';
import { demoAdmin } from '../support/admin.ts';
import { newAccount } from '../support/entries/accounts.ts';
import { mailTo } from '../support/entries/mailbox.ts';
import { expectAccessible, withoutBanner } from '../support/looks/watch.ts';

const NOTE = 'Ten years of SAP EWM, free from April, four days a week in Berlin.';

test('somebody applies without a position, is rejected, agrees to be kept, and takes it back', async ({
  page,
}) => {
  await withoutBanner(page);
  const user = await newAccount(page.request, 'JobSeeker');
  const admin = await demoAdmin(page.request);

  await test.step('from the careers page to the dialog, by keyboard', async () => {
    await user.enter(page);
    await page.goto('/career');
    await page.getByRole('link', { name: 'Apply without a position' }).click();
    const dialog = page.getByRole('dialog', { name: 'Speculative application' });
    await expect(dialog.getByLabel('What are you looking for, and what do you bring along?')).toBeFocused();
    await page.keyboard.type('SAP');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Please write at least 50 characters')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('What are you looking for').fill(NOTE);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status').getByRole('link', { name: 'Open your application' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Your speculative application' })).toBeVisible();
  });

  const [application] = await user.get<{ _id: string }[]>('/private/api/applications');
  await admin.post('/api/admin/applications/decide', { ids: [application?._id], status: 'rejected' });
  const mail = await mailTo(user.email, /Your application: Speculative application/);
  const [, link = ''] = /https?:\/\/[^\s/]+(\/pool\/\S+)/.exec(mail) ?? [];

  await test.step('the page of the link asks and changes nothing before a press', async () => {
    await page.goto(link);
    await expect(page.getByText('May we keep your documents for 12 months')).toBeVisible();
    await expectAccessible(page);
    expect(await user.get('/private/api/me/pool')).toMatchObject({ isAsked: true, answer: null });
    await page.getByRole('button', { name: 'Yes, keep them' }).click();
    await expect(page.getByRole('status')).toContainText('We keep your documents for 12 months');
  });

  await test.step('the account says until when, and takes it back', async () => {
    await page.goto('/dashboard/account');
    const section = page.getByRole('region', { name: 'Keeping your documents' });
    await expect(section).toContainText('We may keep the documents of your applications');
    await section.getByRole('button', { name: 'Take the consent back' }).click();
    await expect(section).toContainText('You have not agreed');
    expect(await user.get('/private/api/me/pool')).toMatchObject({ answer: 'no', until: null });
  });
});
