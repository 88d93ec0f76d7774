import type { Browser } from '@playwright/test';
import { demoAdmin, unique } from '../support/admin.ts';
import { newAccount, type Account } from '../support/entries/accounts.ts';
import { mailTo } from '../support/entries/mailbox.ts';
import { expectAccessible, expectNoSideScroll, PHONE } from '../support/looks/watch.ts';
import { expect, test, type Page } from '../support/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const PROFILE = {
  position: 'EWM consultant',
  skills: ['EWM', 'MFS'],
  years: 9,
  employers: [{ branch: 'Logistics', years: 6 }],
  text: 'Has opened three warehouses.',
};

/** A project of a company for which the desk has proposed these freelancers, in their order. */
async function proposedFor(page: Page, people: readonly Account[]) {
  const admin = await demoAdmin(page.request);
  const company = await newAccount(page.request, 'B2B', { company_name: 'Kranich Lager GmbH' });
  const title = unique('Cutover');
  const { project } = await company.post<{ project: { _id: string } }>('/private/api/projects', {
    title,
    description: 'Three plants.',
  });
  for (const { id } of people)
    await admin.post('/api/admin/proposals', {
      projectId: project._id,
      subject: { kind: 'freelancer', id },
      profile: PROFILE,
    });
  const at = `/dashboard/projects?tab=projects&projectId=${project._id}`;
  return { company, title, at };
}

async function onPhone(browser: Browser, person: Account): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: PHONE, height: 844 } });
  const page = await context.newPage();
  await person.enter(page);
  await page.goto('/dashboard/proposals');
  return page;
}

const answer = async (page: Page, name: string) => {
  await page.getByRole('button', { name: new RegExp(`^${name}:`) }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('of three who are asked one agrees, one declines by the mailed link, one is silent; the company sees one, and gets the contact', async ({
  page,
  browser,
}) => {
  const name = { first_name: 'Ronja', last_name: 'Abendroth' };
  const [ronja, second, third] = await Promise.all([
    newAccount(page.request, 'Freelancer', name),
    newAccount(page.request, 'Freelancer'),
    newAccount(page.request, 'Freelancer'),
  ]);
  const { company, title, at } = await proposedFor(page, [ronja, second, third]);

  // Ronja reads on her phone what the company would see, and agrees.
  const phone = await onPhone(browser, ronja);
  const question = phone.getByRole('article', { name: title });
  await expect(question.getByText('Has opened three warehouses.')).toBeVisible();
  await expectNoSideScroll(phone);
  await expectAccessible(phone);
  await answer(phone, 'Agree');
  await expect(phone.getByText('Shown to the company')).toBeVisible();

  // The second one declines by the page of the link, where no script runs.
  const mail = await mailTo(second.email, /\/proposal\//);
  const link = /\/proposal\/[\w-]{43}/.exec(mail)?.[0] ?? '';
  const scriptless = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: PHONE, height: 844 },
  });
  const form = await scriptless.newPage();
  await form.goto(link);
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('May we propose you?');
  await form.getByLabel('Reason (optional)').fill('Busy until May');
  await form.getByRole('button', { name: 'No, do not propose me' }).click();
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('You have declined');

  // The company sees one profile, without a name, opens it and takes it as a PDF.
  await company.enter(page);
  await page.goto(at);
  const list = page.locator('#proposals');
  await expect(list.getByRole('button', { name: /^Open the profile/ })).toHaveCount(1);
  await list.getByRole('button', { name: /^Open the profile/ }).press('Enter');
  const profile = list.getByRole('article', { name: /^Proposed profile C-/ });
  await expect(profile.getByText('Has opened three warehouses.')).toBeVisible();
  await expect(list).not.toContainText(/Ronja|Abendroth/);
  const download = page.waitForEvent('download');
  await profile.getByRole('button', { name: 'PDF, German' }).click();
  expect((await download).suggestedFilename()).toMatch(/^C-\d+-de\.pdf$/);
  await expectAccessible(page);

  // She sees that the company looked, and how; its name is hidden as on the project's page.
  await phone.reload();
  const shown = phone.getByRole('article', { name: title });
  for (const how of ['saw it in its list', 'opened it', 'opened it as a PDF'])
    await expect(shown.getByText(`The company ${how}`, { exact: false }).first()).toBeVisible();
  await expect(shown.getByText(/Kranich Lager/)).toHaveCount(0);

  await profile.getByRole('button', { name: 'Interested', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /interested/i })
    .click();
  await expect(list.getByText('Ronja Abendroth')).toBeVisible();
  await expect(list.getByRole('link', { name: ronja.email })).toBeVisible();
  await list.getByRole('link', { name: 'Open the application among the applicants' }).click();
  await expect(page.getByText(/Proposed by/).first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
});

test('a profile disappears while the company has it open, when the person takes the agreement back', async ({
  page,
  browser,
}) => {
  const person = await newAccount(page.request, 'Freelancer');
  const { company, at } = await proposedFor(page, [person]);
  const phone = await onPhone(browser, person);
  await answer(phone, 'Agree');
  await page.clock.install();
  await company.enter(page);
  await page.goto(at);
  const list = page.locator('#proposals');
  await list.getByRole('button', { name: /^Open the profile/ }).click();
  await expect(list.getByText('Has opened three warehouses.')).toBeVisible();
  await answer(phone, 'Take back');
  // The list is read again within a minute.
  await page.clock.runFor(60_000);
  await expect(list.getByText('Has opened three warehouses.')).toHaveCount(0);
  await expect(list.getByRole('button', { name: 'Interested' })).toHaveCount(0);
  await expect(list.locator('.note')).toContainText('withdrawn');
});
