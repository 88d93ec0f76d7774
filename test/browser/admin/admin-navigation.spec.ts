import { expect, test, type Page } from '../support/test.ts';
import { newAccount } from '../support/entries/accounts.ts';
import { openInSite } from '../support/visit.ts';
import { failToCreateProject, openSection, sectionsOf, signInAsAdmin, unique } from '../support/admin.ts';

type Made<K extends string> = Record<K, { _id: string }>;

const JOB = { description: 'Run HANA.', qualification: 'Three years' };
const aCompany = (page: Page, name: string) =>
  newAccount(page.request, 'B2B', {
    email: `${name.replace(/\W+/g, '.').toLowerCase()}@example.com`,
    first_name: 'Ada',
    last_name: 'Kern',
    company_name: name,
  });

/** The sections that are no list, or have filters alone. */
const WITHOUT_SEARCH = ['notifications', 'proposals', 'career-site', 'system', 'account'];

test('a filter without results can be cleared, in every section', async ({ page }) => {
  await signInAsAdmin(page);
  await openSection(page, 'notifications');
  const sections = await sectionsOf(page);
  for (const tab of sections.filter((section) => !WITHOUT_SEARCH.includes(section))) {
    await openInSite(page, `/admin-dashboard?tab=${tab}&q=nobody-and-nothing`);
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab}$`));
    await expect(page.getByRole('searchbox').first()).toHaveValue('');
    await expect(page.getByRole('searchbox').first()).toBeFocused();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  for (const place of [
    'system/audit&q=nobody-and-nothing',
    'freelancers&skill=nothing',
    'people&role=B2B&blocked=true',
    'system/templates&q=nobody-and-nothing',
    'system/keys&state=expired&q=nobody-and-nothing',
    'system/webhooks&q=nobody-and-nothing',
    'projects&owner=mine&q=nothing',
    'applications&kind=job&status=withdrawn&q=nothing',
  ]) {
    await openInSite(page, `/admin-dashboard?tab=${place}`);
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect(page).not.toHaveURL(/(q|skill|owner|role|blocked|kind|state|status)=/);
  }
});

test.describe('a deletion is confirmed by a notice above the list', () => {
  // Those of other kinds are in `web/src/features/admin/parts/deleted-entries.test.tsx`.
  test('job', async ({ page }) => {
    const title = unique('Leaving');
    const admin = await signInAsAdmin(page);
    const { job } = await admin.post<Made<'job'>>('/api/admin/createJob', { title, ...JOB });
    await openSection(page, `jobs/jobid=${job._id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
    const notice = page.getByRole('status').filter({ hasText: `Job “${title}” was deleted.` });
    await expect(notice).toBeVisible();
    await expect(notice).toBeFocused();
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // The notice belongs to one navigation: a reload does not repeat it.
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('administrator', async ({ page }) => {
    const email = `${unique('leaving').replace(' ', '.')}@example.com`;
    const admin = await signInAsAdmin(page);
    const { inviteCode } = await admin.post<{ inviteCode: string }>('/api/admin/admins/invite', { email });
    const data = { email, phone: '+49 30 1', password: 'kupfer lampe sieben wolken', inviteCode };
    expect((await page.request.post('/public/api/v0/admin/register', { data })).ok()).toBe(true);
    await openSection(page, 'system');
    await page.getByRole('button', { name: `Remove ${email}` }).click();
    await page.getByRole('button', { name: 'Yes, Remove' }).click();
    await expect(page.getByRole('status').filter({ hasText: `${email} was removed.` })).toBeFocused();
    await expect(page.getByRole('button', { name: `Remove ${email}` })).toHaveCount(0);
  });
});

test('a project and a consultant’s applicant lead to the company', async ({ page }) => {
  const company = unique('Kern');
  const admin = await signInAsAdmin(page);
  const owner = await aCompany(page, company);
  const title = unique('Archive');
  const { project } = await owner.post<Made<'project'>>('/private/api/projects', {
    title,
    description: 'Two systems.',
  });
  await openSection(page, `projects&q=${title}`);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText(company);
  await openSection(page, `projects/projectid=${project._id}`);
  await page.getByRole('link', { name: company }).click();
  await expect(page).toHaveURL(new RegExp(`tab=b2b/userid=${owner.id}`));
  await expect(page.getByRole('heading', { name: 'Ada Kern' })).toBeVisible();

  const { consultant } = await admin.post<Made<'consultant'>>('/api/admin/consultants', {
    name: unique('Wolff'),
  });
  await owner.post('/private/api/apply-consultant', { b2bId: owner.id, consultantId: consultant._id });
  await openSection(page, `consultants/consultantid=${consultant._id}`);
  // From 992 px the applicants are shown beside the consultant.
  for (const width of [992, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [detail, applicants] = await Promise.all(
      ['Consultant Details', 'Applicants'].map((name) =>
        page.getByRole('region', { name, exact: true }).boundingBox(),
      ),
    );
    expect(applicants?.x, `at ${width}`).toBeGreaterThan((detail?.x ?? 0) + (detail?.width ?? 0));
    expect(applicants?.y).toBe(detail?.y);
  }
  await page.getByRole('link', { name: 'Ada Kern' }).click();
  await page.getByRole('link', { name: company }).click();
  await expect(page).toHaveURL(new RegExp(`tab=b2b/userid=${owner.id}`));
  await admin.send('delete', `/api/admin/consultants/${consultant._id}`);
});

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const) {
  test(`a form that fails keeps its title in view at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signInAsAdmin(page);
    const refuse = (path: string) => page.route(path, (route) => route.abort());

    const dialog = await failToCreateProject(page);
    await expect(dialog.getByText('Network error.')).toBeInViewport();
    await expect(dialog.getByRole('heading', { name: 'Create Project' })).toBeInViewport({ ratio: 1 });

    await openSection(page, 'consultants');
    await page.getByRole('button', { name: 'Add Consultant' }).click();
    const consultant = page.getByRole('dialog', { name: 'Create Consultant' });
    await consultant.getByRole('button', { name: 'Add experience' }).click();
    await consultant.getByRole('button', { name: 'Create' }).click();
    await expect(consultant.getByText('Name is required')).toBeInViewport({ ratio: 1 });
    await expect(consultant.getByRole('heading', { name: 'Create Consultant' })).toBeInViewport({ ratio: 1 });

    await refuse('**/api/admin/createJob');
    await openSection(page, 'jobs/create');
    await page.getByLabel('Title').fill('Basis');
    await page.getByLabel('Qualification').fill('Three years');
    await page.getByRole('button', { name: 'Create job' }).click();
    await expect(page.getByText('Please fill all required fields.').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Create job' })).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Description').fill('Run HANA.');
    await page.getByRole('button', { name: 'Create job' }).click();
    await expect(page.getByText('Network error. Please try again.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Create job' })).toBeInViewport({ ratio: 1 });
  });
}

test('the list of conversations says when it is cut off, and counts use the singular for one', async ({
  page,
}) => {
  const admin = await signInAsAdmin(page);
  const name = unique('Paula');
  const message =
    'Do you also offer training for the warehouse team on site, and from which month would that be?';
  await page.request.post('/public/api/v0/contact-admin', {
    data: { name, email: 'paula.sand@example.com', message },
  });
  await openSection(page, `messages&q=${name}`);
  await expect(page.getByRole('row').nth(1)).toContainText(`${message.slice(0, 80).trimEnd()}...`);
  const title = unique('Basis');
  const { job } = await admin.post<Made<'job'>>('/api/admin/createJob', { title, ...JOB });
  const seeker = await newAccount(page.request, 'JobSeeker', {
    email: `${title.replace(/\W+/g, '.').toLowerCase()}@example.com`,
    first_name: 'Nora',
    last_name: 'Lindt',
  });
  await seeker.post('/api/apply', { userId: seeker.id, jobId: job._id });
  await openSection(page, `jobs&q=${title}`);
  await expect(page.getByRole('link', { name: `1 applicant for ${title}` })).toBeVisible();
});
