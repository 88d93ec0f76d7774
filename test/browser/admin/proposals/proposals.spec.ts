import { openSection, signInAsAdmin } from '../../support/admin.ts';
import { newAccount } from '../../support/entries/accounts.ts';
import { expect, test } from '../../support/test.ts';

test('the desk proposes a freelancer, corrects what names the person before asking, and reads the answer', async ({
  page,
  request,
}) => {
  const surname = `Lindtner${Date.now().toString(36)}`;
  const freelancer = await newAccount(request, 'Freelancer', { first_name: 'Nora', last_name: surname });
  const company = await newAccount(request, 'B2B');
  const { project } = await company.post<{ project: { _id: string } }>('/private/api/projects', {
    title: `Cutover ${surname}`,
    description: 'Three plants.',
    technologies: 'EWM',
    category: 'Logistics',
  });
  const admin = await signInAsAdmin(page);
  await openSection(page, `projects/projectid=${project._id}`);
  await page.getByRole('link', { name: 'Propose somebody' }).click();

  // The person is found by name and chosen with the keyboard.
  await page.getByRole('searchbox', { name: 'Search people' }).fill(surname);
  await page.getByRole('link', { name: new RegExp(surname) }).press('Enter');
  const position = page.getByLabel('Position');
  await position.fill('EWM consultant');
  const preview = page.getByRole('region', { name: 'As the company will see it' });
  await expect(preview.getByRole('heading', { name: 'EWM consultant' })).toBeVisible();

  // A telephone number is refused at its field.
  const text = page.getByLabel(/^Text/);
  await text.fill('Call +49 30 1234567.');
  await page.getByRole('button', { name: 'Ask the person' }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/no telephone number.*“\+49 30 1234567”/);

  // A surname alone is a warning, before anybody is asked.
  await text.fill(`The ${surname} method.`);
  await page.getByRole('button', { name: 'Ask the person' }).click();
  await expect(page.locator('.note', { hasText: 'Nobody has been asked yet.' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: /Text: .*surname/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask all the same' })).toBeVisible();
  await text.fill('Knows three plants.');
  await expect(page.getByRole('button', { name: 'Ask all the same' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask the person' }).click();
  await expect(page.locator('.note', { hasText: 'The person has been asked.' })).toBeFocused();
  await page.getByRole('link', { name: 'Open the proposal' }).click();

  const detail = page.getByRole('region', { name: `Nora ${surname}` });
  await expect(detail.getByText('Knows three plants.')).toBeVisible();
  const id = /proposalid=(\w+)/.exec(page.url())?.[1] ?? '';
  await freelancer.post(`/private/api/proposals/${id}/answer`, { answer: 'decline', reason: 'Not now.' });
  await page.reload();
  await expect(detail.getByText('Not now.')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);

  // The proposals of this person, by a link that can be shared.
  await detail.getByRole('link', { name: 'All proposals of this person' }).click();
  const list = page.getByRole('region', { name: 'Table of proposals' });
  await expect(list.getByRole('row')).toHaveCount(2);
  await page.getByLabel('State').selectOption({ label: 'Declined' });
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`person=${freelancer.id}.*state=declined|state=declined.*person=`));
  await admin.send('delete', `/api/admin/projects/${project._id}`);
});
