import { expect, test } from '../support/test.ts';
import { demoAdmin } from '../support/admin.ts';
import { newAccount } from '../support/entries/accounts.ts';
import { mailTo } from '../support/entries/mailbox.ts';
import { expectAccessible, withoutBanner } from '../support/looks/watch.ts';

const KNOWN = /free from 1 February \d{4}, 3 days a week/;

/** The first of February after next: no day of it is ever near. */
const far = `${new Date().getFullYear() + 2}-02-01`;

test('a freelancer says when they are free, and lists and their administrator know it', async ({ page }) => {
  await withoutBanner(page);
  const user = await newAccount(page.request, 'Freelancer');
  await user.enter(page);
  await page.goto('/dashboard/profile#availability');
  const section = page.getByRole('region', { name: 'Availability' });

  await test.step('the profile saves and confirms it', async () => {
    await section.getByLabel('Free from').fill(far);
    await section.getByLabel('Days per week').selectOption('3');
    await section.getByRole('button', { name: 'Save and confirm' }).click();
    await expect(section.getByRole('status')).toContainText('Your availability has been saved.');
    await expect(section.getByText(KNOWN)).toContainText('confirmed today');
    await expectAccessible(page);
    await page.reload();
    await expect(section.getByLabel('Free from')).toHaveValue(far);
  });

  await test.step('administrators find the person by a day only if that is late enough', async () => {
    const admin = await demoAdmin(page.request);
    const found = async (day: string) =>
      ((await admin.get(`/api/admin/people?q=${encodeURIComponent(user.email)}&free_by=${day}`)) as object[])
        .length;
    expect(await found(far)).toBe(1);
    expect(await found(`${new Date().getFullYear() + 1}-02-01`)).toBe(0);
  });
});

test('the page of a reminder shows what is known, and one press confirms it', async ({ page }) => {
  await withoutBanner(page);
  // Of the demo data: confirmed 40 days before the start, so the server reminds her by itself.
  const mail = await mailTo('ines.marquardt@mail.example', /availability/);
  const [, link = ''] = /https?:\/\/[^\s/]+(\/availability\/\S+)/.exec(mail) ?? [];
  const admin = await demoAdmin(page.request);
  const confirmedAt = async () => {
    const [person] = await admin.get<{ confirmedAt: string }[]>('/api/admin/people?q=ines.marquardt');
    return Date.parse(person?.confirmedAt ?? '');
  };
  const before = await confirmedAt();

  await test.step('opening it changes nothing', async () => {
    await page.goto(link);
    await expect(page.getByText('Your profile says: free now, 5 days a week.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yes, confirm' })).toBeEnabled();
    await expectAccessible(page);
    expect(await confirmedAt()).toBe(before);
  });

  await test.step('one press confirms', async () => {
    await page.getByRole('button', { name: 'Yes, confirm' }).click();
    await expect(page.getByRole('status')).toContainText('The availability has been confirmed.');
    expect(await confirmedAt()).toBeGreaterThan(before);
  });
});
