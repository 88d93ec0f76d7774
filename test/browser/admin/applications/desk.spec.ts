import { expect, test, type Page } from '../../support/test.ts';
import type { Account } from '../../support/entries/accounts.ts';
import { jobWithApplicants } from '../../support/entries/applicants.ts';
import { openSection, signInAsAdmin, unique } from '../../support/admin.ts';
import { mailTo } from '../../support/entries/mailbox.ts';
import { expectAccessible, watch } from '../../support/looks/watch.ts';

const TITLE = 'Night shift in the warehouse';

/** A search that finds no applicants of concurrent tests. */
const wanted = (title: string) => `Ahlgrimm ${title}`;

const heading = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: `Nora Ahlgrimm ${String(number).padStart(2, '0')}` });

test('the desk works through twenty applications by keyboard, takes one back, closes the job and tells the rest', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const complaints = watch(page, baseURL ?? '');
  const admin = await signInAsAdmin(page);
  const title = unique(TITLE);
  const applicants = await jobWithApplicants(page, admin, title, 20);
  await openSection(page, `applications&q=${encodeURIComponent(wanted(title))}`);
  await expect(page.getByText('20 applications')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (let number = 1; number <= 20; number++) {
    await expect(heading(page, number)).toBeVisible();
    if (number > 1) await expect(heading(page, number)).toBeFocused();
    // The keys press the buttons of the application, so wait for the buttons.
    await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
    // Every fifth is selected, the others rejected.
    await page.keyboard.press(number % 5 === 0 ? 's' : 'r');
    await expect(page.getByRole('dialog')).toContainText(title);
    if (number === 1) {
      await expectAccessible(page);
      await page.getByLabel(/^Note/).fill('Thank you for coming.');
      await page.keyboard.press('Control+Enter');
    } else await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('status').filter({ hasText: 'Nora Ahlgrimm 20' })).toBeFocused();
  await expect(page.getByText(`No applications match “${wanted(title)}”.`)).toBeVisible();

  const own = async (index: number) =>
    applicants[index]?.get<{ status: string; decisionNote: string; seenAt: string | null }[]>(
      '/private/api/applications',
    );
  expect(await own(0)).toMatchObject([{ status: 'rejected', decisionNote: 'Thank you for coming.' }]);
  expect(await own(4)).toMatchObject([{ status: 'selected', seenAt: expect.any(String) }]);

  await page.getByLabel('Status').selectOption('Rejected');
  await page.getByRole('link', { name: 'Nora Ahlgrimm 01' }).click();
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.getByText('Thank you for coming.')).toBeVisible();
  await page.getByRole('button', { name: 'Set back to pending' }).click();
  await expect(page.getByRole('dialog')).toContainText('once more');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeVisible();
  await expect(heading(page, 1)).toBeFocused();
  expect(await own(0)).toMatchObject([{ status: 'pending' }]);

  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('button', { name: 'Close job' }).click();
  const closing = page.getByRole('dialog', { name: 'Close job' });
  await expect(closing).toContainText(/still waiting and will be rejected/);
  await closing.getByLabel(/^Note/).fill('The position is filled.');
  await closing.getByRole('button', { name: 'Close job' }).click();
  await expect(page.getByText('The job is closed.')).toBeVisible();
  expect(await own(0)).toMatchObject([{ status: 'rejected', decisionNote: 'The position is filled.' }]);
  expect(await mailTo(applicants[0]?.email ?? '', /It has been closed/)).toContain('The position is filled.');
  expect(complaints).toEqual([]);
});

test('two who decide at once: one is sent, the other is told and sees what was decided', async ({ page }) => {
  const admin = await signInAsAdmin(page);
  const title = unique(TITLE);
  await jobWithApplicants(page, admin, title, 2);
  await openSection(page, `applications&q=${encodeURIComponent(wanted(title))}`);
  await page.getByRole('link', { name: 'Nora Ahlgrimm 01' }).click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const [first] = await admin.get<{ _id: string }[]>(
    `/api/admin/applications?sort=waiting&q=${encodeURIComponent(wanted(title))}`,
  );
  await admin.post('/api/admin/applications/decide', { ids: [first?._id], status: 'selected' });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^Nora Ahlgrimm 01: A colleague has already decided/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set back to pending' })).toBeVisible();
});

test('Enter held down on a decision asks and sends nothing; one that is checked is decided on in the list', async ({
  page,
}) => {
  const admin = await signInAsAdmin(page);
  const title = unique(TITLE);
  const [first, second] = await jobWithApplicants(page, admin, title, 2);
  const seen = async (account: Account | undefined) =>
    account?.get<{ status: string; seenAt: string | null }[]>('/private/api/applications');
  await openSection(page, `applications&q=${encodeURIComponent(wanted(title))}`);
  await page.getByRole('checkbox', { name: /^Check Nora Ahlgrimm 01/ }).check();
  await page.getByRole('button', { name: 'Reject checked' }).focus();
  // The second and third are key repeats, as the keyboard sends them.
  for (let time = 1; time <= 3; time++) await page.keyboard.down('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await seen(first)).toMatchObject([{ status: 'pending' }]);
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.locator('.note', { hasText: '1 applicant has been rejected and notified.' }),
  ).toBeFocused();
  expect(await seen(first)).toMatchObject([{ status: 'rejected' }]);
  await expect(page.getByRole('link', { name: 'Nora Ahlgrimm 01' })).toBeHidden();
  await expect(heading(page, 2)).toBeHidden();
  expect(await seen(second)).toMatchObject([{ status: 'pending', seenAt: null }]);
});
