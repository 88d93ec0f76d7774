import type { Locator } from '@playwright/test';
import { expect, test, type Page } from '../support/test.ts';
import { onePagePdf } from '../../../api/src/demo/application/demo-pdf.ts';
import { PASSWORD, signInByForm } from '../support/entries/accounts.ts';
import { applyDialog, sendApplication } from '../support/entries/choices.ts';
import { linkIn, mailTo } from '../support/entries/mailbox.ts';
import { withoutBanner } from '../support/looks/watch.ts';
import { readsFile } from '../support/files.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const JOB = 'SAP Basis Administrator';

async function register(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('radio', { name: /JobSeeker/ })).toBeChecked();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Lindt');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(email)).toBeVisible();
}

const jobRow = (page: Page) => page.getByRole('button', { name: JOB, exact: true });
const jobPanel = (page: Page) => page.getByRole('region', { name: new RegExp(`^${JOB}`) });

test('from an open job to an accepted applicant', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const email = `nora.${Date.now()}@example.com`;
  await withoutBanner(page);

  await test.step('a visitor filters the careers and wants to see a job', async () => {
    await page.goto('/career');
    const rows = page
      .locator('.openings')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await page.getByLabel('Job title or keyword').fill('EWM');
    await expect(rows.filter({ hasText: 'SAP EWM Consultant' })).toBeVisible();
    await page.getByLabel('Job title or keyword').fill('basis');
    await expect(rows.filter({ hasText: JOB })).toBeVisible();
    await expect(rows.filter({ hasText: 'SAP EWM Consultant' })).toHaveCount(0);
    await rows
      .filter({ hasText: JOB })
      .getByRole('button', { name: /View Details/ })
      .first()
      .click();
    const notice = page.getByRole('dialog');
    await expect(notice).toContainText('Please sign in as JobSeeker to view job details and apply');
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/sign_in\?/);
  });

  await test.step('registers, and cannot sign in before the address is confirmed', async () => {
    await register(page, email);
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await signInByForm(page, { email });
    await expect(page.getByText('Please verify your email first')).toBeVisible();
  });

  await test.step('opens the link in the mail', async () => {
    await page.goto(linkIn(await mailTo(email, /confirm/i), '/verify-email'));
    await expect(page.getByText('Email verified successfully! Redirecting to login...')).toBeVisible();
    await expect(page).toHaveURL(/\/sign_in$/);
  });

  await test.step('signs in and is at the job that was chosen', async () => {
    await signInByForm(page, { email });
    await expect(page).toHaveURL(/\/dashboard\/jobs\?jobid=[0-9a-f]{24}$/);
    await expect(jobPanel(page).getByRole('button', { name: /^Apply/ })).toBeVisible();
  });
  const jobAddress = page.url();

  await test.step('uploads a CV; what is no PDF is refused', async () => {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' }).click();
    const field = page.getByLabel('CV (optional)');
    await field.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK') });
    await expect(page.getByText('This is not a PDF.')).toBeVisible();
    const pdf = onePagePdf('Nora Lindt', ['Ten years of SAP Basis.']);
    await field.setInputFiles({ name: 'Lebenslauf Nora.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByText('Lebenslauf Nora.pdf')).toBeVisible();
    await readsFile(page, page, 'CV', 'Lebenslauf Nora.pdf');
  });

  await test.step('applies once; a second time is refused', async () => {
    // A second device still shows Apply, so that the server has to reject the repeated application.
    const other = await (await browser.newContext()).newPage();
    await withoutBanner(other);
    await other.goto('/sign_in');
    await signInByForm(other, { email });
    await expect(other).toHaveURL(/\/dashboard\/dashboard$/);
    await other.goto(jobAddress);
    const again = jobPanel(other).getByRole('button', { name: /^Apply/ });
    await expect(again).toBeVisible();
    await page.goto(jobAddress);
    await jobPanel(page)
      .getByRole('button', { name: /^Apply/ })
      .click();
    await expect(applyDialog(page)).toContainText('Lebenslauf Nora.pdf');
    await sendApplication(page, 'I can start in March.');
    await expect(jobRow(page)).toHaveAccessibleDescription('Applied');
    await again.click();
    await sendApplication(other);
    await expect(other.getByRole('alert')).toHaveText('You have already applied');
    await other.context().close();
    await page.reload();
    await expect(jobPanel(page).getByText('You have already applied')).toBeVisible();
  });

  await test.step('the administrator sees the application, reads the CV and accepts', async () => {
    const office = await (await browser.newContext()).newPage();
    await withoutBanner(office);
    await office.goto('/admin_sign_in');
    await signInByForm(office, { email: 'admin@demo.example' }, 'berlin-demo-2026');
    const latest = office.getByRole('row').filter({ hasText: JOB }).filter({ hasText: 'Nora Lindt' }).first();
    await latest.getByRole('link', { name: 'Nora Lindt' }).click();
    await readsFile(office, office, 'CV', 'Lebenslauf Nora.pdf');
    // The viewer, which Chromium of the tests lacks, is as wide as the card.
    if (await office.evaluate('navigator.pdfViewerEnabled')) {
      const card = office.getByRole('region', { name: 'Documents sent' });
      const width = (part: Locator) => part.evaluate((element) => element.clientWidth);
      expect(await width(office.getByTitle('CV'))).toBeGreaterThan(0.85 * (await width(card)));
    }
    await office.getByRole('button', { name: /^Accept/ }).click();
    await office.getByRole('button', { name: 'Send' }).click();
    await expect(office.getByText('Applicant has been selected and notified.')).toBeVisible();
    await office.context().close();
  });

  await test.step('the job seeker sees status and message, and gets a mail', async () => {
    await page.goto('/dashboard/dashboard');
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('1 unread')).toBeVisible();
    await expect(messages.getByText(new RegExp(JOB))).toBeVisible();
    await page.goto(jobAddress);
    await expect(jobRow(page)).toHaveAccessibleDescription('Selected');
    expect(await mailTo(email, new RegExp(`(?=.*selected)(?=[\\s\\S]*${JOB})`, 'is'))).toContain(JOB);
    // Messages count as read when somebody sees them: in front of the windows that were opened since.
    await page.bringToFront();
    const read = page.waitForResponse('**/private/api/messages/read');
    await page.goto('/dashboard/messages');
    await expect(page.getByPlaceholder('Messaging disabled for Job Seekers')).toBeDisabled();
    await read;
    await page.goto('/dashboard/dashboard');
    await expect(messages.getByText(new RegExp(JOB))).toBeVisible();
    await expect(messages.getByText('1 unread')).toHaveCount(0);
  });
});
