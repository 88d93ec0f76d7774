import { expect, test, type Page } from '../../support/test.ts';
import { openSection, signInAsAdmin, unique } from '../../support/admin.ts';
import { jobWithApplicants } from '../../support/entries/applicants.ts';
import { expectAccessible, PHONE, watch } from '../../support/looks/watch.ts';

const nameOf = (number: number) => `Nora Ahlgrimm ${String(number).padStart(2, '0')}`;
const column = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
const wanted = (title: string) => encodeURIComponent(`Ahlgrimm ${title}`);
const openBoard = (page: Page, title: string) => openSection(page, `applications/board&q=${wanted(title)}`);

test('the desk moves twenty applications through the stages by keyboard, and takes one move back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const complaints = watch(page, baseURL ?? '');
  const admin = await signInAsAdmin(page);
  const title = unique('Board of the night shift');
  const applicants = await jobWithApplicants(page, admin, title, 20);
  await openBoard(page, title);
  await expect(page.getByRole('grid', { name: 'Applications by stage' })).toBeVisible();
  await expect(page.getByText('20 open applications')).toBeVisible();
  await expectAccessible(page);

  // The first one goes to Interview and stays focused there.
  await page.getByRole('link', { name: nameOf(1) }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('link', { name: nameOf(1) })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `${nameOf(1)} moved to Interview, place 1 of 1` }),
  ).toBeAttached();
  // Arrows find the next one, in the column to the left.
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: nameOf(2) })).toBeFocused();
  for (let number = 2; number <= 20; number++) {
    await page.getByRole('link', { name: nameOf(number) }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByRole('link', { name: nameOf(number) })).toBeFocused();
  }
  await expect(column(page, 'New').getByText('Nobody')).toBeVisible();
  await expect(column(page, 'In review').getByRole('link')).toHaveCount(19);
  // Any stage at once, by M; and Z takes it back, with the focus.
  await page.keyboard.press('m');
  await page
    .getByRole('dialog', { name: `Move ${nameOf(20)}` })
    .getByRole('button', { name: 'Offer' })
    .click();
  await expect(column(page, 'Offer').getByRole('link', { name: nameOf(20) })).toBeFocused();
  await expect(page.getByText(`${nameOf(20)}: now in Offer`)).toBeVisible();
  await page.keyboard.press('z');
  await expect(column(page, 'In review').getByRole('link', { name: nameOf(20) })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();

  // All of it is stored, and nobody was told that they were seen.
  const stored = (stage: string) =>
    admin.get<{ applicant: { name: string } }[]>(`/api/admin/applications?stage=${stage}&q=${wanted(title)}`);
  await expect.poll(async () => (await stored('review')).length).toBe(19);
  await page.reload();
  await expect(column(page, 'Interview').getByRole('link')).toHaveText(nameOf(1));
  await expect(column(page, 'In review').getByRole('link')).toHaveCount(19);
  const own = await applicants[0]?.get<{ seenAt: string | null }[]>('/private/api/applications');
  expect(own).toMatchObject([{ seenAt: null }]);
  expect(JSON.stringify(own)).not.toContain('stage');

  // A decision is asked for like in the list.
  await page.getByRole('link', { name: nameOf(1) }).focus();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: `Select ${nameOf(1)}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.note').filter({ hasText: nameOf(1) })).toBeFocused();
  await expect(column(page, 'Interview').getByText('Nobody')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a card is dragged to another stage; one that a colleague has moved returns, visibly', async ({
  page,
}) => {
  const admin = await signInAsAdmin(page);
  const title = unique('Board of two');
  await jobWithApplicants(page, admin, title, 2);
  await openBoard(page, title);
  await page.getByRole('link', { name: nameOf(1) }).dragTo(column(page, 'Offer'));
  await expect(column(page, 'Offer').getByRole('link', { name: nameOf(1) })).toBeVisible();
  await expect(page.getByText(`${nameOf(1)}: now in Offer`)).toBeVisible();

  const listed = await admin.get<{ _id: string; stage: string }[]>(
    `/api/admin/applications?stage=new&q=${wanted(title)}`,
  );
  expect(listed).toHaveLength(1);
  const path = `/api/admin/applications/${listed[0]?._id ?? ''}/stage`;
  await admin.send('patch', path, { stage: 'interview', from: 'new' });
  await page.getByRole('link', { name: nameOf(2) }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  const problem = `${nameOf(2)} was not moved: This application is in another stage now.`;
  await expect(page.locator('.note').filter({ hasText: problem })).toBeVisible();
  await expect(column(page, 'Interview').getByRole('link', { name: nameOf(2) })).toBeVisible();

  // Dropped beside the stages, it is asked what is decided.
  await page
    .getByRole('link', { name: nameOf(1) })
    .dragTo(page.getByText('Drop here, then select or reject.'));
  await page
    .getByRole('dialog', { name: `Decide on ${nameOf(1)}` })
    .getByRole('button', { name: 'Reject' })
    .click();
  await expect(page.getByRole('dialog', { name: `Reject ${nameOf(1)}` })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: PHONE, height: 800 }, hasTouch: true, isMobile: true });

  test('one stage is shown at a time, and a card is moved by its buttons', async ({ page }) => {
    const admin = await signInAsAdmin(page);
    const title = unique('Board by thumb');
    await jobWithApplicants(page, admin, title, 2);
    await openBoard(page, title);
    await page.getByRole('button', { name: `Other stage for ${nameOf(1)}` }).tap();
    await expectAccessible(page, { within: 'dialog' });
    await page.getByRole('dialog').getByRole('button', { name: 'Interview' }).tap();
    await expect(page.getByRole('link', { name: nameOf(1) })).toBeHidden();
    await expect(page.getByRole('link', { name: nameOf(2) })).toBeFocused();
    await page.getByRole('button', { name: 'Interview 1' }).tap();
    await expect(page.getByRole('link', { name: nameOf(1) })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByRole('link', { name: nameOf(1) })).toBeHidden();
  });
});

test('the stages are renamed, added and removed, and everything open stands where it is said', async ({
  page,
}) => {
  const admin = await signInAsAdmin(page);
  const before = await admin.get<{ stages: object[] }>('/api/admin/stages');
  const title = unique('Board of stages');
  await jobWithApplicants(page, admin, title, 1);
  await openBoard(page, title);
  await page.getByRole('button', { name: 'Stages', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stages' });
  await expectAccessible(page, { within: 'dialog' });
  await dialog.getByRole('button', { name: 'Add stage' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter the name in both languages.')).toBeVisible();
  await dialog.getByLabel('Stage 5, Name, English').fill('Contract');
  await dialog.getByLabel('Stage 5, Name, Deutsch').fill('Vertrag');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(column(page, 'Contract')).toBeVisible();
  await admin.send('put', '/api/admin/stages', { stages: before.stages });
});
