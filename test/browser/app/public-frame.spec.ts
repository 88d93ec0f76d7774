import { expect, test } from '../support/test.ts';
import { runBefore } from '../support/looks/watch.ts';
import {
  atEveryWidth,
  expectAccessible,
  expectFocusRings,
  signInAs,
  withoutBanner,
} from '../support/looks/watch.ts';

const LINKS = ['Home', 'Services', 'About', 'Careers', 'B2B', 'Freelancer', 'Contact', 'Sign in'];

test('the bar is a list of links from 992 px and folds at 991 px', async ({ page }) => {
  await withoutBanner(page);
  await page.setViewportSize({ width: 992, height: 900 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const name of LINKS) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();

  await page.setViewportSize({ width: 991, height: 900 });
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of LINKS) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectAccessible(page);
});

test('the folded menu collapses on every change of the route, and on Escape', async ({ page }) => {
  await withoutBanner(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
});

for (const [width, height] of [
  [667, 375],
  [320, 480],
  [320, 256],
] as const) {
  test(`the folded menu can be reached to its end at ${width} x ${height}`, async ({ page }) => {
    await withoutBanner(page);
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/sign_in$/);
  });
}

test('the folded menu shows all of the user’s entries', async ({ page }) => {
  await withoutBanner(page);
  await signInAs(page, 'B2B');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: /^Hello, / }).click();
  await expect(nav.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});

test('a page that is opened starts at its top, and going back finds the former one where it was left', async ({
  page,
}) => {
  await withoutBanner(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/career');
  // An entry of the second page: going back must restore the extended list.
  await page.getByRole('button', { name: 'Load more' }).click();
  const link = page.locator('.board h3 a').nth(20);
  const title = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  // The click itself may scroll.
  await page.evaluate(
    "addEventListener('click', () => (window.left = Math.round(scrollY)), { capture: true, once: true })",
  );
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  const left = await page.evaluate<number>('window.left');
  expect(left).toBeGreaterThan(400);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate('Math.round(scrollY)')).toBe(left);
});

test('the bar gets its scrolled style after 50 px, without moving the page', async ({ page }) => {
  await withoutBanner(page);
  await page.goto('/about');
  const bar = page.getByRole('banner');
  await page.evaluate('scrollTo(0, 50)');
  await expect(bar).not.toHaveClass(/scrolled/);
  await page.evaluate('scrollTo(0, 51)');
  await expect(bar).toHaveClass(/scrolled/);
  expect(await page.evaluate('scrollY')).toBe(51);
});

test('logging out removes every entry, ends the session and leads to sign-in', async ({ page }) => {
  await page.goto('/about');
  const response = await page.request.post('/public/api/v0/login', {
    data: { email: 'freelancer@demo.example', password: 'berlin-demo-2026' },
  });
  const { token, user } = (await response.json()) as { token: string; user: object };
  await page.evaluate(
    `localStorage.setItem('token', ${JSON.stringify(token)});
     localStorage.setItem('user', ${JSON.stringify(JSON.stringify(user))});
     localStorage.setItem('cookiesAccepted', 'true'); sessionStorage.setItem('left', 'over')`,
  );
  await page.reload();
  await page.getByRole('button', { name: /^Hello, / }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/sign_in$/);
  await expect(page.getByRole('button', { name: /^Hello, / })).toHaveCount(0);
  expect(await page.evaluate('[localStorage.length, sessionStorage.length]')).toEqual([0, 0]);
  const again = await page.request.get('/private/api/me', { headers: { authorization: `Bearer ${token}` } });
  expect(again.status()).toBe(401);
});

test('an expired session is dropped without notice on a public page', async ({ page }) => {
  await withoutBanner(page);
  await runBefore(
    page,
    `localStorage.setItem('token', 'dead'); localStorage.setItem('user', '{"_id":"1","first_name":"Lena","role":"B2B"}')`,
  );
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the cookie banner goes with "Allow Cookies" and comes back from the footer', async ({ page }) => {
  await page.goto('/about');
  const banner = page.getByRole('region', { name: 'Cookies' });
  const look = async () => {
    await expect(banner.getByRole('listitem')).toContainText([
      'keep you signed in',
      'We do not count visits at present.',
      'only with your consent',
      'change your choice',
    ]);
    await expect(banner.getByRole('button', { name: 'Allow Cookies' })).toBeInViewport({ ratio: 1 });
  };
  await atEveryWidth(page, look, { axe: true });
  await banner.getByRole('button', { name: 'Allow Cookies' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate("localStorage.getItem('cookiesAccepted')")).toBe('true');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner).toBeVisible();
});

test('administration paths have neither public bar, footer nor banner', async ({ page }) => {
  await page.goto('/admin_sign_in');
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/admin_sign_in');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
});

test('keyboard: the first Tab reaches the link to the content', async ({ page }) => {
  await withoutBanner(page);
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('keyboard: every focused element shows a focus ring, except those focused only by scripts', async ({
  page,
}) => {
  await withoutBanner(page);
  await page.goto('/career');
  await expect(page.locator('.board h3 a').first()).toBeVisible();
  await expectFocusRings(page, 55);
  await page.goto('/sap-managed-services');
  await expectFocusRings(page, 30);
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none');
});

test('keyboard: every focused element of the dashboard shows a focus ring', async ({ page }) => {
  await withoutBanner(page);
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/projects');
  await expect(page.locator('[aria-pressed=true]')).toBeVisible();
  await expectFocusRings(page, 30);
});
