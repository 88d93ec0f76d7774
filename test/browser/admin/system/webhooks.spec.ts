import { openSection, signInAsAdmin, unique, type Caller } from '../../support/admin.ts';
import { storeShown } from '../../support/looks/shown-once.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { expectAccessible, refused, watch } from '../../support/looks/watch.ts';

const PATH = '/api/admin/webhooks';
/** An address that needs no name resolution, with a closed port. */
const URL_OF_NOBODY = 'https://93.184.216.34:1/hook';
const AT = '2026-03-05T09:00:00.000Z';

type Made = { webhook: { _id: string } };

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Creates a webhook that is switched off, because the tests share one server. */
async function quietWebhook(admin: Caller, description: string): Promise<string> {
  const { webhook } = await admin.post<Made>(PATH, {
    url: URL_OF_NOBODY,
    events: ['consultant.requested'],
    description,
  });
  expect((await admin.send('patch', `${PATH}/${webhook._id}`, { active: false })).status).toBe(200);
  return webhook._id;
}

test('a webhook is added, changed, given a new secret and removed', async ({ page, context, baseURL }) => {
  const complaints = watch(page, baseURL ?? '');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsAdmin(page);
  await openSection(page, 'system/webhooks');
  const name = unique('Tracking');

  await test.step('what is missing or wrong is said at its field', async () => {
    await page.getByRole('button', { name: 'New webhook' }).click();
    const form = page.getByRole('dialog', { name: 'New webhook' });
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByLabel('Address')).toBeFocused();
    await form.getByLabel('Description').fill(name);
    await form.getByLabel('Address').fill('https://127.0.0.1/hook');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByRole('checkbox', { name: 'Job opened' })).toBeFocused();
    await form.getByRole('checkbox', { name: 'Consultant requested' }).check();
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByLabel('Address')).toBeFocused();
    await expect(form.getByText('This address is not on the public internet')).toHaveCount(1);
    await expectAccessible(page);
    await form.getByLabel('Address').fill(URL_OF_NOBODY);
    await form.getByRole('button', { name: 'Create' }).click();
  });

  const storeSecret = () => storeShown(page, 'The webhook’s secret', /^whsec_[0-9A-Za-z+/]{43}=$/);

  await test.step('its secret is shown once, and so is the one that replaces it', async () => {
    const first = await storeSecret();
    await expect(page.getByRole('button', { name: 'New webhook' })).toBeFocused();
    await expect(row(page, name)).not.toContainText('former');
    await row(page, name).getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('button', { name: 'Create a new secret' }).click();
    expect(await storeSecret()).not.toBe(first);
    await expect(row(page, name)).toContainText('The former secret signs until');
  });

  await test.step('switched off it is not tested', async () => {
    await row(page, name).getByRole('button', { name: 'Change' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Active' }).uncheck();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(row(page, name)).toContainText('Off');
    await row(page, name).getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText('This webhook is switched off. Switch it on first.')).toBeVisible();
  });

  await test.step('removed it is gone', async () => {
    await row(page, name).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Yes, Remove' }).click();
    await expect(page.getByText('The webhook has been removed.')).toBeVisible();
    await expect(row(page, name)).toHaveCount(0);
  });
  expect(complaints).toEqual([
    refused(PATH, '400 (Bad Request)'),
    expect.stringMatching(/status of 409 \(Conflict\) \/api\/admin\/webhooks\/[0-9a-f]{24}\/test$/),
  ]);
});

test('its deliveries have an address, and show what has become of them', async ({ page }) => {
  const admin = await signInAsAdmin(page);
  const name = unique('Channel');
  const id = await quietWebhook(admin, name);
  const delivery = (_id: string, changes: object) => ({
    _id,
    messageId: `msg_${_id}`,
    type: 'job.opened',
    state: 'delivered',
    attempts: [{ at: AT, status: 204, milliseconds: 184, error: null }],
    createdAt: AT,
    nextAt: null,
    ...changes,
  });
  const failed = [
    { at: AT, status: 503, milliseconds: 84, error: null },
    { at: AT, status: null, milliseconds: 10_000, error: 'timeout' },
  ];
  let all = [delivery('a', {}), delivery('b', { state: 'failed', attempts: failed })];
  await page.route(/\/deliveries\?/, (route) => {
    const state = new URL(route.request().url()).searchParams.get('state');
    const json = all.filter((each) => !state || each.state === state);
    return route.fulfill({ json, headers: { 'X-Total-Count': String(json.length) } });
  });
  await page.route('**/deliveries/b/retry', (route) => {
    all = [delivery('b', { state: 'waiting', nextAt: AT, attempts: failed })];
    return route.fulfill({ json: { code: 'webhook.queued-again', message: 'This will be sent again.' } });
  });

  await openSection(page, 'system/webhooks');
  await row(page, name).getByRole('link', { name: 'Deliveries' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=system/webhookid=${id}/webhooks$`));
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Deliveries', exact: true })).toContainText(name);
  await page.getByRole('combobox', { name: 'State' }).selectOption('Failed');
  await expect(page.getByText('1 delivery')).toBeVisible();
  await page.reload();
  await expect(row(page, 'msg_b')).toContainText('The receiver did not answer in time');
  await expect(row(page, 'msg_a')).toHaveCount(0);
  await page.getByText('1 earlier attempt').click();
  await expect(page.getByText('Answered with status 503')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'State' }).selectOption('All states');
  await row(page, 'msg_b').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('This will be sent again.')).toBeVisible();
  await expect(row(page, 'msg_b')).toContainText('Until the webhook is active again');
  // Nothing requests it.
  all = [delivery('b', {})];
  await expect(row(page, 'msg_b')).toContainText('Answered with status 204');
  await page.goBack();
  await expect(row(page, name)).toBeVisible();
  expect((await admin.send('delete', `${PATH}/${id}`)).status).toBe(200);
});

test('a wide list of webhooks keeps its buttons in view', async ({ page }) => {
  const admin = await signInAsAdmin(page);
  const name = unique('Bewerbermanagement');
  const id = await quietWebhook(admin, name);
  for (const width of [390, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openSection(page, 'system/webhooks');
    const region = page.getByRole('region', { name: 'Table of webhooks' });
    for (const button of await row(page, name).getByRole('button').all()) {
      const [box, around] = [await button.boundingBox(), await region.boundingBox()];
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((around?.x ?? 0) + (around?.width ?? 0));
    }
    await expect(row(page, name).getByRole('button')).toHaveCount(4);
  }
  expect((await admin.send('delete', `${PATH}/${id}`)).status).toBe(200);
});
