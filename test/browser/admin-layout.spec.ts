import type { Locator } from '@playwright/test';
import { expect, test, type Page } from './support/test.ts';
import { signInAsAdmin } from './support/admin.ts';
import { expectFocusRings, expectWellDrawn, OUTER_WIDTHS, watch } from './support/watch.ts';

const SECTIONS = {
  notifications: 'Notifications',
  applications: 'Applications',
  'applications&status=all': 'Applications',
  jobs: 'Jobs',
  'jobs/create': 'Jobs',
  people: 'People',
  freelancers: 'Freelancers',
  messages: 'Messages',
  consultants: 'Consultants',
  b2b: 'B2B users',
  employees: 'B2B users',
  projects: 'Projects',
  'admin-employees': 'Employees',
  'admin-employees/create': 'Employees',
  'system/keys': 'System',
  'system/webhooks': 'System',
  'system/templates': 'System',
  'system/audit': 'System',
  'system/mails': 'System',
  'system/exports': 'System',
  nonsense: 'Notifications',
};

async function expectSectionWellDrawn(page: Page, tab: string, heading: Locator): Promise<void> {
  await expectWellDrawn(page, `/admin-dashboard?tab=${tab}`, async (width) => {
    await expect(heading).toBeVisible();
    if (OUTER_WIDTHS.includes(width)) await expect(page.locator('.side [aria-current]')).toBeInViewport();
  });
}

test('every section is accessible, fits every width and logs no error', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const complaints = watch(page, baseURL ?? '');
  await signInAsAdmin(page);
  for (const [tab, name] of Object.entries(SECTIONS)) {
    await expectSectionWellDrawn(page, tab, page.getByRole('heading', { level: 1, name }));
  }
  expect(complaints).toEqual([]);
});

test('every detail is accessible, fits every width and logs no error', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const complaints = watch(page, baseURL ?? '');
  const admin = await signInAsAdmin(page);
  // The oldest entry is demo data; the newest may belong to another test that deletes it.
  const oldest = async (path: string) => (await admin.get<{ _id: string }[]>(path)).at(-1)?._id ?? '';
  const job = await oldest('/api/admin/jobs');
  const project = await oldest('/api/admin/projects');
  const places = [
    `applications/applicationid=${await oldest('/api/admin/applications')}`,
    `jobs/jobid=${job}`,
    `jobs/jobid=${job}/applicants`,
    `jobs/jobid=${job}/edit`,
    `people/userid=${await oldest('/api/admin/people')}`,
    `freelancers/userid=${await oldest('/api/admin/freelancers')}`,
    `b2b/userid=${await oldest('/api/admin/b2b-users')}`,
    `messages/userid=${await oldest('/api/admin/messages/all')}`,
    `consultants/consultantid=${await oldest('/api/admin/consultants')}`,
    `projects/projectid=${project}`,
    `projects/projectid=${project}/applicants`,
    `admin-employees/employeeid=${await oldest('/api/admin/employees')}`,
  ];
  for (const place of places)
    await expectSectionWellDrawn(page, place, page.getByRole('heading', { level: 2 }).first());
  expect(complaints).toEqual([]);
});

test('keyboard: every focused element shows a focus ring', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin-dashboard?tab=jobs');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expectFocusRings(page, 30);
});
