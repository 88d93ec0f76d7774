import { expect, test } from '../support/test.ts';
import { demoAdmin } from '../support/admin.ts';
import { aJob, aProject } from '../support/entries/choices.ts';
import { refused, watch, withoutBanner } from '../support/looks/watch.ts';

// The page of a posting that was open once: visitors with an old link learn why nobody can apply.

const JOB = { kind: 'job', folder: 'career', add: aJob, hidden: 'Salary' } as const;
const PROJECT = { kind: 'project', folder: 'projects', add: aProject, hidden: 'Rate' } as const;

for (const { kind, folder, add, hidden, state, status, notice } of [
  { ...JOB, state: 'paused', status: 200, notice: 'This position is not taking applications at the moment.' },
  { ...JOB, state: 'closed', status: 410, notice: 'This position is no longer open.' },
  { ...PROJECT, state: 'closed', status: 410, notice: 'This project is no longer open.' },
])
  test(`the page of a ${kind} that is ${state} says so, with and without JavaScript`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const { _id, title } = await add(request);
    const admin = await demoAdmin(request);
    const set = await admin.send('patch', `/api/admin/${kind}s/${_id}/state`, { state });
    expect(set.status).toBe(200);
    await withoutBanner(page);
    const complaints = watch(page, baseURL ?? '');
    const answer = await page.goto(`/${folder}/old-title-${_id}`);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Apply' })).toHaveCount(0);
    await expect(page.getByText(hidden, { exact: true })).toBeHidden();
    await page.waitForLoadState('networkidle');
    // The client hydrates the page that the server sent; Chromium logs the status.
    const path = new URL(page.url()).pathname;
    expect(complaints).toEqual(status === 410 ? [refused(path, '410 (Gone)')] : []);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    await plain.goto(path);
    await expect(plain.getByText(notice)).toBeVisible();
    await expect(plain.getByRole('main').getByRole('link', { name: 'Apply' })).toHaveCount(0);
    await context.close();
  });
