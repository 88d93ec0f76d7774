import { expect, test } from '../../support/test.ts';
import {
  askForEmail,
  asAdmin,
  asUser,
  choosePassword,
  newAdmin,
  NEXT,
  signOut,
  stored,
} from '../../support/entries/own-accounts.ts';
import { address, register } from '../../support/entries/accounts.ts';
import { linkIn, mailTo } from '../../support/entries/mailbox.ts';
import { watch, withoutBanner } from '../../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test.describe('signing out as a user', () => {
  test('also ends an administrator’s session of the same browser on the server', async ({ page }) => {
    await asAdmin(page, await newAdmin(page.request));
    const token = await stored(page, 'adminToken');
    const alive = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await page.request.get('/api/admin/me', { headers })).status();
    };
    await asUser(page, await register(page.request, 'Freelancer'));
    expect(await alive()).toBe(200);
    await signOut(page);
    await expect(page).toHaveURL(/\/sign_in$/);
    expect(await alive()).toBe(401);
    // Signing out reloads the page, during which storage cannot be read.
    await expect(async () => {
      for (const key of ['token', 'user', 'adminToken', 'adminData'])
        expect(await stored(page, key)).toBeNull();
    }).toPass();
  });

  test('does not wait for a request that gets no answer', async ({ page }) => {
    await asAdmin(page, await newAdmin(page.request));
    await asUser(page, await register(page.request, 'Freelancer'));
    // The request is never answered: it hangs, as on a lost network.
    await page.route(/logout$/, () => undefined);
    await signOut(page);
    await expect(page).toHaveURL(/\/sign_in$/);
    for (const key of ['token', 'adminToken']) expect(await stored(page, key)).toBeNull();
  });
});

test('a user changes the email address and undoes it by the link sent to the old one', async ({
  page,
  browser,
}) => {
  const complaints = watch(page, new URL(test.info().project.use.baseURL ?? '').origin);
  const email = await register(page.request, 'Freelancer');
  const next = address('next');
  await asUser(page, email);
  await page.goto('/dashboard/account');
  await askForEmail(page, next);

  await test.step('the link asks before it changes anything', async () => {
    await page.goto(linkIn(await mailTo(next, /Please confirm your new/), '/confirm-email'));
    await expect(page.getByRole('heading', { name: 'Confirm your new address' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page.getByRole('status')).toContainText('Your email address has been changed');
  });

  await test.step('the dashboard shows it, and asks by it', async () => {
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.goto('/dashboard/account');
    await expect(page.getByRole('region', { name: 'Email address' })).toContainText(next);
    // What stays in the browser is no address.
    expect(await stored(page, 'user')).not.toContain('@');
  });

  await test.step('the way back works in any browser, and ends the session here', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    const back = linkIn(await mailTo(email, /has been changed/), '/undo-email-change');
    await other.goto(new URL(back, page.url()).href);
    await other.getByRole('button', { name: 'Restore my email address' }).click();
    await expect(other.getByRole('status')).toContainText('Your email address has been restored');
    const link = linkIn(await mailTo(email, /has been restored/), '/reset-password');
    await other.goto(new URL(link, page.url()).href);
    await choosePassword(other, NEXT);
    await context.close();
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await asUser(page, email, NEXT);
  });
  expect(complaints.filter((each) => !each.includes('401'))).toEqual([]);
});

test('a refresh still works after the address was changed in another browser', async ({ page, browser }) => {
  const email = await register(page.request, 'Freelancer');
  const next = address('elsewhere');
  await asUser(page, email);
  await page.goto('/dashboard/account');
  await askForEmail(page, next);
  const context = await browser.newContext();
  const other = await context.newPage();
  const link = linkIn(await mailTo(next, /Please confirm your new/), '/confirm-email');
  await other.goto(new URL(link, page.url()).href);
  await other.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(other.getByRole('status')).toContainText('Your email address has been changed');
  await context.close();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Email address' })).toContainText(next);
});

test('an invalid link says so', async ({ page }) => {
  for (const [path, button] of [
    ['/confirm-email', 'Confirm email address'],
    ['/undo-email-change', 'Restore my email address'],
  ] as const) {
    for (const query of ['', '#token=unknown']) {
      await page.goto(path + query);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toContainText(query ? 'invalid or has expired' : 'is missing');
    }
  }
});
