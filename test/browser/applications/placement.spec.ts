import type { Browser } from '@playwright/test';
import { onePagePdf } from '../../../api/src/demo/application/demo-pdf.ts';
import { newAccount, signInByForm, type Account } from '../support/entries/accounts.ts';
import { demoAdmin, signInAsAdmin, unique } from '../support/admin.ts';
import { aJob, applyDialog, sendApplication } from '../support/entries/choices.ts';
import { linkIn, mailTo } from '../support/entries/mailbox.ts';
import { expect, test, type Page } from '../support/test.ts';
import { atEveryWidth, withoutBanner } from '../support/looks/watch.ts';
import { readsFile } from '../support/files.ts';

// From an application to its end, for both sides, who follow their emails. Each test creates its own entries.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });
test.beforeEach(({ page }) => withoutBanner(page));

const stations = (page: Page) => page.getByRole('list', { name: 'Application status' });

/** Opens a mailed link in a signed-out browser, and signs in. */
async function openMailed(browser: Browser, link: string, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await withoutBanner(page);
  await page.goto(link);
  await expect(page).toHaveURL(/\/sign_in$/);
  await signInByForm(page, account);
  await expect(page).toHaveURL(new RegExp(`${link.replace(/[?]/g, '\\?')}$`));
  return page;
}

test('a freelancer applies with a note; the company selects one and rejects the other; both see it', async ({
  page,
  request,
  browser,
}) => {
  const company = await newAccount(request, 'B2B', { company_name: 'Havel Logistik AG' });
  const nora = await newAccount(request, 'Freelancer');
  const jonas = await newAccount(request, 'Freelancer', { first_name: 'Jonas', last_name: 'Reuter' });
  const title = unique('Dock scheduling');
  const { project } = await company.post<{ project: { _id: string } }>('/private/api/projects', {
    title,
    description: 'EWM.',
  });
  const cv = {
    name: 'Lebenslauf.pdf',
    mimeType: 'application/pdf',
    buffer: onePagePdf('Nora Lindt', ['Ten years of EWM.']),
  };
  await nora.change({ cv, phone: '+49 30 1234', skills: 'ewm,abap' });

  await test.step('she applies from the public page, and opens what she sent', async () => {
    await nora.enter(page);
    await page.goto(`/freelancer?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: /^Apply/ }).click();
    await expect(applyDialog(page)).toContainText('Lebenslauf.pdf');
    await sendApplication(page, 'I know your warehouse in Kassel.');
    await expect(page.getByText('Successfully applied!')).toBeVisible();
    await page.getByRole('link', { name: 'Open your application' }).click();
    await expect(page.getByText('I know your warehouse in Kassel.')).toBeVisible();
    await expect(stations(page).getByRole('listitem').filter({ hasText: 'Sent' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });
  const link = linkIn(await mailTo(company.email, /New application/), '/dashboard/projects');
  await jonas.post('/private/api/projects/apply', { projectId: project._id });

  await test.step('the mail leads the company to her; it reads the CV and selects her', async () => {
    const office = await openMailed(browser, link, company);
    const opened = office.getByRole('article', { name: 'Nora Lindt' });
    await expect(opened.getByText('I know your warehouse in Kassel.')).toBeVisible();
    await expect(opened.getByText(nora.email)).toHaveCount(0);
    await readsFile(office, opened, 'CV', cv.name);
    await atEveryWidth(office, () => expect(opened.getByRole('button', { name: 'Select' })).toBeVisible(), {
      axe: true,
    });
    await opened.getByRole('button', { name: 'Select' }).click();
    const dialog = office.getByRole('dialog', { name: 'Select Nora Lindt' });
    await expect(dialog).toContainText(`You have been selected for the project “${title}”`);
    await dialog.getByRole('textbox').fill('Can you start on Monday?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(office.getByText('Applicant has been selected and notified.')).toBeVisible();
    await expect(office.getByRole('link', { name: 'Jonas Reuter', exact: true })).toBeFocused();
    await expect(opened.getByRole('link', { name: nora.email })).toBeVisible();
    await expect(opened.getByRole('link', { name: '+49 30 1234' })).toBeVisible();

    await office.keyboard.press('Enter');
    await office.setViewportSize({ width: 390, height: 844 });
    await office
      .getByRole('article', { name: 'Jonas Reuter' })
      .getByRole('button', { name: 'Reject' })
      .click();
    await office.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(office.getByText('Applicant has been rejected and notified.')).toBeInViewport();
    await office.getByRole('button', { name: 'Back to the list' }).click();
    await expect(
      office.getByRole('listitem').filter({ hasText: 'Jonas' }).getByText('Rejected'),
    ).toBeVisible();
    await office.context().close();
  });

  await test.step('she sees where it stands, the note, and who has opened her CV', async () => {
    await page.reload();
    await expect(stations(page)).toContainText('Selected');
    await expect(page.getByText('Can you start on Monday?')).toBeVisible();
    await expect(page.getByText('Havel Logistik AG opened your CV')).toBeVisible();
    await atEveryWidth(page, () => expect(stations(page)).toBeVisible(), { axe: true });
  });

  await test.step('his mail leads him to his', async () => {
    const mail = await mailTo(jonas.email, /proceed with other applicants/);
    const own = await openMailed(browser, linkIn(mail, '/dashboard/applications'), jonas);
    await expect(stations(own)).toContainText('Rejected');
    await own.context().close();
  });
});

test('a job seeker withdraws, and applies again', async ({ page, request, browser }) => {
  const { _id, title } = await aJob(request);
  const seeker = await newAccount(request, 'JobSeeker');
  await seeker.post('/api/apply', { userId: seeker.id, jobId: _id });
  const mail = await mailTo(seeker.email, /We have received your application/);
  const first = linkIn(mail, '/dashboard/applications');
  const own = await openMailed(browser, first, seeker);

  await own.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = own.getByRole('dialog', { name: 'Withdraw your application' });
  await atEveryWidth(own, () => expect(dialog).toBeInViewport(), { axe: true });
  await dialog.getByRole('textbox').fill('Too far away');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(own.getByText('Your application has been withdrawn.')).toBeVisible();
  await expect(stations(own)).toContainText('Withdrawn');
  await own.context().close();

  await seeker.enter(page);
  await page.goto(`/dashboard/jobs?jobid=${_id}`);
  const job = page.getByRole('region', { name: new RegExp(`^${title}`) });
  await expect(job.getByRole('button', { name: /^Apply/ })).toBeVisible();
  await page.goto('/dashboard/applications');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Apply again' }).click();
  await sendApplication(page, 'There is a train after all.');
  await expect(page).not.toHaveURL(new RegExp(`${first.split('=')[1]}$`));
  await expect(page.getByText('There is a train after all.')).toBeVisible();
  await expect(stations(page)).toContainText('Sent');
  await page.getByRole('button', { name: 'Back to Applications' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(2);
  await atEveryWidth(page, () => expect(page.getByText('2 applications')).toBeVisible(), { axe: true });
  await page.getByLabel('Status', { exact: true }).selectOption('Withdrawn');
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
});

test('a company asks for a consultant, and gets an answer', async ({ page, request, browser }) => {
  const admin = await demoAdmin(request);
  const name = unique('Greta Lorenz');
  await admin.post('/api/admin/consultants', { name, position: 'Yard architect', skills: 'EWM' });
  const company = await newAccount(request, 'B2B', { company_name: unique('Havel Logistik') });
  await company.enter(page);
  await page.goto(`/dashboard/consultants?q=${encodeURIComponent(name)}`);
  await page
    .getByRole('button', { name: new RegExp(`^Apply.*${name}|^Apply`) })
    .first()
    .click();
  await expect(applyDialog(page)).toContainText('What do you need');
  await sendApplication(page, 'Ten days in March, at our yard in Kassel.');
  await expect(page.getByText(`Successfully applied for ${name}`)).toBeVisible();

  // Not by the mail to the firm: its address gets 20 an hour of what all tests do. What the mail says has tests over HTTP.
  const [asked] = await admin.get<{ _id: string }[]>(
    `/api/admin/applications?kind=consultant&q=${encodeURIComponent(name)}`,
  );
  const desk = await (await browser.newContext()).newPage();
  await signInAsAdmin(desk);
  await desk.goto(`/admin-dashboard?tab=applications/applicationid=${asked?._id}`);
  await expect(desk.getByText('Ten days in March, at our yard in Kassel.').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Select', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText(`Good news: we can offer you ${name}.`);
  await dialog.getByLabel(/^Note/).fill('She is yours from the second of March.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('Applicant has been selected and notified.').first()).toBeVisible();
  await desk.context().close();

  const answer = await mailTo(company.email, /Good news about your request/);
  const own = await openMailed(browser, linkIn(answer, '/dashboard/applications'), company);
  await expect(stations(own)).toContainText('Selected');
  await expect(own.getByText('She is yours from the second of March.')).toBeVisible();
  await own.goto('/dashboard');
  await expect(own.getByRole('region', { name: 'Consultant requests' })).toContainText('Selected');
  await own.context().close();
});
