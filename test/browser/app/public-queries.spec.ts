import type { APIRequestContext } from '@playwright/test';
import { expect, test, type Page } from '../support/test.ts';
import { addressOf, OF_A_MAIL, PUBLIC_PAGES } from '../support/public-pages.ts';
import { signInAsAdmin } from '../support/admin.ts';
import { refused, runBefore, signInAs, watch, withoutBanner } from '../support/looks/watch.ts';

// Prerendered pages are rendered without a query and without a user. Hydration must log nothing, whatever the query and
// the signed-in user. No rendering depends on the width of the window, so one width is enough.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

/** The `data` parameter of the redirect after a LinkedIn sign-in, see `linkedin.controller.ts`. */
const codeOf = (token: string) =>
  Buffer.from(JSON.stringify({ user: { _id: '656f2a9e1c9d440000a1b2c3' }, token })).toString('base64url');

const VERIFY = '/public/api/v0/verify-email?token=';
const NOT_FOUND = '404 (Not Found)';

interface Address {
  path: string;
  /** Failed responses that Chromium itself logs. */
  refused?: string[];
}

const at = (path: string, ...calls: [call: string, status: string][]): Address => ({
  path,
  refused: calls.map(([call, status]) => refused(call, status)),
});

/** Addresses as in emails, redirects and our own links, and damaged variants of them. */
const ADDRESSES: Record<string, Address[]> = {
  '/sign_in': [
    at('/sign_in?tab=register'),
    ...['JobSeeker', 'Freelancer', 'B2B', 'nobody'].map((role) => at(`/sign_in?tab=register&role=${role}`)),
    at('/sign_in?role=Freelancer'),
    at('/sign_in?tab=nothing'),
    ...['cancelled', 'expired', 'provider', 'email_unverified', 'linked_to_another', 'blocked', 'x'].map(
      (error) => at(`/sign_in?error=${error}`),
    ),
    at(`/sign_in?data=${codeOf('unknown')}`, ['/public/api/v0/session/exchange', '401 (Unauthorized)']),
    at('/sign_in?data=%7Bnothing'),
    at('/login?tab=register'),
  ],
  '/admin_sign_in': [
    at('/admin_sign_in#invite=3f1c9a7be2d84c55'),
    at('/admin_sign_in?invite=3f1c9a7be2d84c55'),
    at('/admin_sign_in?mode=register'),
    at('/admin_sign_in?mode=login'),
    at('/admin_sign_in?mode=register&invite=a%20b%26c'),
    at('/admin_sign_in?mode=login&invite=3f1c9a7be2d84c55'),
    at('/admin_sign_in?invite='),
    at(`/admin_sign_in?${OF_A_MAIL}`),
  ],
  '/verify-email': [
    at('/verify-email#token=used', [`${VERIFY}used`, '400 (Bad Request)']),
    at('/verify-email?token=used', [`${VERIFY}used`, '400 (Bad Request)']),
    at('/verify-email?token=used&utm_source=mail', [`${VERIFY}used`, '400 (Bad Request)']),
    at('/verify-email?token='),
  ],
  '/reset-password': [
    at('/reset-password?for=admin#token=used'),
    at('/reset-password?token=used'),
    at('/reset-password?token='),
  ],
  '/career': [
    at('/career?q=basis'),
    at('/career?location=Berlin'),
    at('/career?q=basis&location=Berlin'),
    at('/career?q=no+such+job&location=Nowhere'),
    at('/career?workplace=remote&employment_type=full-time&pay_from=1000&pay_period=month'),
    at('/career?workplace=moon&pay_from=-1&pay_period=week'),
    at(
      '/career/gone-000000000000000000000000?from=feed',
      ['/career/gone-000000000000000000000000?from=feed', NOT_FOUND],
      ['/public/api/v0/jobs/000000000000000000000000', NOT_FOUND],
    ),
  ],
  '/freelancer': [
    at('/freelancer?q=SAP'),
    at('/freelancer?category=Migration'),
    at('/freelancer?q=no+such+project&category=Nothing'),
    at('/freelancer?contract_type=freelance&start_until=2030-01-31&location=Berlin&start_until=x'),
  ],
  '/contact': [at('/contact#message'), at('/contact?subject=SAP#office')],
  'below other pages': [
    at('/services/more?x=1', ['/services/more?x=1', NOT_FOUND]),
    at('/About?x=1', ['/About?x=1', NOT_FOUND]),
    at('/terms_and_conditions?x=1'),
    at('/about/?x=1'),
  ],
};

/** Opens an address and waits until everything triggered by hydration has finished. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(/^Loading\.\.\.$/)).toHaveCount(0);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}

async function expectQuiet(page: Page, origin: string, addresses: readonly Address[]): Promise<void> {
  const complaints = watch(page, origin);
  const found: Record<string, string[]> = {};
  const expected: Record<string, string[]> = {};
  for (const { path, refused = [] } of addresses) {
    await open(page, path);
    // Chromium may log a failed request after the page was painted.
    await expect.poll(() => complaints.length, path).toBeGreaterThanOrEqual(refused.length);
    found[path] = complaints.splice(0).sort();
    expected[path] = [...refused].sort();
  }
  expect(found).toEqual(expected);
}

/** Returns every public page with the parameters of a mail; `public.spec` opens them without a session. */
async function fromMail(request: APIRequestContext): Promise<Address[]> {
  const addresses = PUBLIC_PAGES.map(async (entry): Promise<Address> => {
    const path = `${await addressOf(entry, request)}?${OF_A_MAIL}`;
    return entry.missing ? at(path, [path, NOT_FOUND]) : at(path);
  });
  return [...(await Promise.all(addresses)), at(`/admin_sign_in?${OF_A_MAIL}`)];
}

for (const [name, addresses] of Object.entries(ADDRESSES)) {
  test(`${name} hydrates with every query without logging`, ({ page, baseURL }) =>
    expectQuiet(page, baseURL ?? '', addresses));
}

test('every public page hydrates for signed-in users without logging', async ({ page, request, baseURL }) => {
  await withoutBanner(page);
  await signInAs(page, 'B2B');
  await expectQuiet(page, baseURL ?? '', [
    ...(await fromMail(request)),
    at('/sign_in?tab=register&role=B2B'),
  ]);
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
});

test('a signed-in administrator is redirected without logging', async ({ page, baseURL }) => {
  await signInAsAdmin(page);
  const { '/admin_sign_in': addresses = [] } = ADDRESSES;
  await expectQuiet(page, baseURL ?? '', [...addresses, at('/?x=1')]);
  await page.goto('/admin_sign_in#invite=3f1c9a7be2d84c55');
  await expect(page).toHaveURL(/\/admin-dashboard$/);
});

test('stored data of an earlier visit causes no logging', async ({ page, baseURL }) => {
  const left = {
    'draft:registration': JSON.stringify({ role: 'JobSeeker', first_name: 'Lena' }),
    'draft:contact': JSON.stringify({ name: 'Lena', email: '', message: 'Hello' }),
    intent: JSON.stringify({ path: '/dashboard/jobs?jobid=656f2a9e1c9d440000a1b2d1', at: Date.now() }),
    cookiesAccepted: 'true',
    token: 'no token at all',
    user: '{"cut off',
  };
  await runBefore(page, `Object.assign(localStorage, ${JSON.stringify(left)})`);
  await expectQuiet(page, baseURL ?? '', [
    at('/sign_in?tab=register&role=Freelancer'),
    at('/sign_in?x=1'),
    at('/contact?x=1'),
    at('/?x=1'),
  ]);
});

for (const [path, wrong, right] of [
  ['/sign_in?tab=register', 'Sign in', 'Register'],
  ['/admin_sign_in?invite=3f1c9a7be2d84c55', 'Login', 'Register'],
] as const) {
  test(`${path} never shows the other form first`, async ({ page }) => {
    await withoutBanner(page);
    // Holds back the client's scripts, so that the prerendered HTML can be checked first.
    let start = (): void => undefined;
    const held = new Promise<void>((resolve) => (start = resolve));
    await page.route('**/boot.js', async (route) => {
      await held;
      await route.continue();
    });
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    const opened = page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('fieldset')).toBeHidden();
    await expect(button(wrong)).toHaveCount(0);
    start();
    await opened;
    await expect(button(right)).toBeVisible();
    await expect(button(wrong)).toHaveCount(0);
  });
}
