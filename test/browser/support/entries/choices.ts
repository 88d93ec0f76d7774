import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { demoAdmin, unique } from '../admin.ts';
import { atEveryWidth } from '../looks/watch.ts';

// Entries to choose on public pages, new for each test, and the notice for people who may not apply.

/** Literal texts of the specification. */
export const PROJECT_ROLES = 'Please login and change role to B2B or Freelancer to apply for Projects.';
export const CONSULTANT_ROLE = 'Please login and change role to B2B to apply for Consultant.';

/** A description that every list cuts. */
export const LONG =
  'Two sites share one yard, and every truck is weighed, sealed and booked by hand. '.repeat(3);

export async function aProject(
  request: APIRequestContext,
  changes: { title?: string; description?: string; technologies?: string } = {},
): Promise<{ _id: string; title: string }> {
  const admin = await demoAdmin(request);
  const body = {
    title: unique('Yard logistics'),
    description: 'Two sites, one yard.',
    technologies: 'EWM',
    ...changes,
  };
  return (await admin.post<{ project: { _id: string; title: string } }>('/api/admin/create-project', body))
    .project;
}

export async function aConsultant(request: APIRequestContext): Promise<{ _id: string; position: string }> {
  const admin = await demoAdmin(request);
  const body = { name: 'Greta Lorenz', position: unique('Yard architect'), skills: 'EWM' };
  return (await admin.post<{ consultant: { _id: string; position: string } }>('/api/admin/consultants', body))
    .consultant;
}

export async function aJob(request: APIRequestContext): Promise<{ _id: string; title: string }> {
  const admin = await demoAdmin(request);
  const body = { title: unique('Yard clerk'), description: 'Gate and dock.', qualification: 'None' };
  return (await admin.post<{ job: { _id: string; title: string } }>('/api/admin/createJob', body)).job;
}

export const notice = (page: Page) => page.getByRole('dialog', { name: 'Notice' });
export const ok = (page: Page) => notice(page).getByRole('button', { name: 'OK' }).click();

/** The notice has a text and its button at every width. */
export async function expectNotice(page: Page, text: string, { axe = false } = {}): Promise<void> {
  await expect(notice(page)).toHaveCSS('opacity', '1');
  const look = async () => {
    await expect(notice(page)).toContainText(text);
    await expect(notice(page).getByRole('button', { name: 'OK' })).toBeInViewport();
  };
  await atEveryWidth(page, look, { axe });
}

/** The application dialog. */
export const applyDialog = (page: Page) => page.getByRole('dialog', { name: /^Apply: / });

/** Sends the application from its open dialog. */
export async function sendApplication(page: Page, note = ''): Promise<void> {
  await applyDialog(page).getByRole('textbox').fill(note);
  await applyDialog(page).getByRole('button', { name: 'Send' }).click();
}

/** Changes the role on the profile, which must be open. */
export async function changeRole(page: Page, role: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(role) }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
}
