import { expect, test, type Page } from '../support/test.ts';
import { newAccount, signInByForm } from '../support/entries/accounts.ts';
import { changePassword } from '../support/entries/own-accounts.ts';
import { needs } from '../support/firefox.ts';
import { signInAs, withoutBanner } from '../support/looks/watch.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });
const token = (page: Page) => page.evaluate<string | null>("localStorage.getItem('token')");

/** Two tabs of one browser, both showing the sign-in dialog because their session ended on the server. */
async function twoTabsAsking(page: Page): Promise<[Page, Page]> {
  await signInAs(page, 'Freelancer');
  await page.goto('/dashboard/projects');
  const other = await page.context().newPage();
  const headers = { authorization: `Bearer ${await token(page)}` };
  expect((await page.request.post('/private/api/logout', { headers })).ok()).toBe(true);
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/projects');
    await expect(dialogOf(tab)).toBeVisible();
  }
  return [page, other];
}

test.beforeEach(({ page }) => withoutBanner(page));

test('each tab asks for a new sign-in, and signing in once renews all of them', async ({ page }) => {
  const [first, second] = await twoTabsAsking(page);
  await first.keyboard.press('Escape');
  await first.mouse.click(5, 400);
  await expect(dialogOf(first)).toBeVisible();
  expect(await token(first)).not.toBeNull();

  // Not known to a page that was opened after the session had ended: the browser stores no addresses.
  await dialogOf(second).getByLabel('Email').fill('freelancer@demo.example');
  await dialogOf(second).getByLabel('Password', { exact: true }).fill('berlin-demo-2026');
  await dialogOf(second).getByRole('button', { name: 'Sign in', exact: true }).click();
  for (const tab of [second, first]) {
    await expect(dialogOf(tab)).toHaveCount(0);
    await expect(tab.getByRole('table')).toBeVisible();
  }
});

test('Leave ends the session in every tab and closes every dialog', async ({ page }) => {
  const tabs = await twoTabsAsking(page);
  await dialogOf(tabs[0]).getByRole('button', { name: 'Leave' }).click();
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/sign_in$/);
    await expect(dialogOf(tab)).toHaveCount(0);
  }
});

test('who leaves and then signs in on the next page is led back to what was open', async ({ page }) => {
  const [tab] = await twoTabsAsking(page);
  const mailed = '/dashboard/messages?messageId=656f2a9e1c9d440000a1b301';
  await tab.goto(mailed);
  await dialogOf(tab).getByRole('button', { name: 'Leave' }).click();
  await expect(tab).toHaveURL(/\/sign_in$/);
  await signInByForm(tab, { email: 'freelancer@demo.example' }, 'berlin-demo-2026');
  await expect(tab).toHaveURL(/\/dashboard\/messages/);
});

test('a session that one tab replaces goes on in the others, also while the new token is on its way', async ({
  page,
}) => {
  needs('bodies');
  const account = await newAccount(page.request, 'Freelancer');
  await account.enter(page);
  await page.goto('/dashboard/account');
  const before = await token(page);
  const other = await page.context().newPage();
  await other.addInitScript(`new MutationObserver(() => {
    if (document.querySelector('dialog')) window.isAsked = true;
  }).observe(document, { childList: true, subtree: true });`);
  // The server has replaced the session, and the other tab is refused before the answer arrives.
  await page.route('**/private/api/change-password', async (route) => {
    const response = await route.fetch();
    const refused = other.waitForResponse((answer) => answer.status() === 401);
    await other.goto('/dashboard/projects');
    await refused;
    await route.fulfill({ response });
  });
  await changePassword(page);
  await expect(other.getByRole('table')).toBeVisible();
  expect(await other.evaluate('window.isAsked')).toBeUndefined();
  expect(await token(other)).not.toBe(before);
});
