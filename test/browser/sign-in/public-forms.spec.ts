import { expect, test } from '../support/test.ts';
import { atEveryWidth, refused, watch, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test.describe('sign in', () => {
  test('LinkedIn: says when the server is unreachable, and redirects once it is back', async ({ page }) => {
    let isAway = true;
    const login = '/public/api/v0/linkedIn/login';
    await page.route('**/public/api/v0/ping', (route) => (isAway ? route.abort() : route.continue()));
    await page.route(`**${login}`, (route) => route.fulfill({ contentType: 'text/html', body: 'LinkedIn' }));
    await page.goto('/sign_in');
    const leave = page.getByRole('button', { name: 'Login with LinkedIn' });
    await leave.click();
    const look = async () => {
      await expect(leave).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(
        'Could not reach server. Please try again in a few seconds.',
      );
    };
    await atEveryWidth(page, look);
    isAway = false;
    await leave.click();
    await expect(page).toHaveURL(login);
  });

  test('registering starts with B2B and Germany, and says what is missing', async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? '');
    await page.goto('/sign_in?tab=register');
    await expect(page.getByRole('radio', { name: /B2B/ })).toBeChecked();
    await expect(page.getByLabel('Country')).toHaveValue('Germany');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByLabel('Company name')).toBeFocused();
    const look = async () => {
      await expect(page.getByText('Company name is required for B2B users')).toBeVisible();
      await expect(page.getByText('Email is required')).toBeVisible();
    };
    await atEveryWidth(page, look, { axe: true });
    expect(complaints).toEqual([]);
  });

  test('the server’s message about a wrong password is shown at every width', async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? '');
    await page.goto('/sign_in');
    await page.getByLabel('Email').fill('nobody@nowhere.example');
    await page.getByLabel('Password', { exact: true }).fill('kupfer lampe sieben');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const wrong = page.getByRole('alert');
    await atEveryWidth(page, () => expect(wrong).toHaveText('Invalid email or password'));
    expect(complaints).toEqual([refused('/public/api/v0/login', '401 (Unauthorized)')]);
  });
});

test.describe('verify email', () => {
  const CALL = '/public/api/v0/verify-email?token=used';

  test('shows that it loads, then success, and leads to the login after 3 seconds', async ({ page }) => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${CALL}`, async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/plain', body: 'Email verified successfully!' });
    });
    await page.clock.install();
    await page.goto('/verify-email#token=used');
    await atEveryWidth(page, () => expect(page.getByText('Loading...')).toBeVisible());
    await page.clock.pauseAt(Date.now() + 60_000);
    answer?.();
    const success = page.getByText('Email verified successfully! Redirecting to login...');
    await atEveryWidth(page, () => expect(success).toBeVisible());
    await page.clock.runFor(2_900);
    await expect(success).toBeVisible();
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/sign_in$/);
  });

  test('says the server’s reason', async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? '');
    await page.goto('/verify-email#token=used');
    const reason = 'This verification link is invalid or has expired';
    await atEveryWidth(page, () => expect(page.getByRole('alert')).toHaveText(reason), { axe: true });
    expect(complaints).toEqual([refused(CALL, '400 (Bad Request)')]);
  });

  test('says that it failed where the server gives no reason', async ({ page }) => {
    await page.route(`**${CALL}`, (route) => route.fulfill({ status: 400, body: '' }));
    await page.goto('/verify-email#token=used');
    await atEveryWidth(page, () => expect(page.getByRole('alert')).toHaveText('Verification failed'));
  });

  test('says that something went wrong while the server is unreachable', async ({ page }) => {
    await page.route(`**${CALL}`, (route) => route.abort());
    await page.goto('/verify-email#token=used');
    const text = 'Something went wrong during verification';
    await atEveryWidth(page, () => expect(page.getByRole('alert')).toHaveText(text));
  });
});

test.describe('passwords', () => {
  test('the answer to a request for a link is shown at every width', async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? '');
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Email').fill('nobody@nowhere');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Enter a valid email')).toBeVisible();
    await page.getByLabel('Email').fill('nobody@nowhere.de');
    await page.getByRole('button', { name: 'Send link' }).click();
    const answer = page.getByText(
      'If there is an account with this address, an email with a link is on its way.',
    );
    await atEveryWidth(page, () => expect(answer).toBeVisible());
    expect(complaints).toEqual([]);
  });

  test('reports two different passwords and an invalid link', async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? '');
    await page.goto('/reset-password#token=used');
    await page.getByLabel('New password', { exact: true }).fill('kupfer lampe sieben');
    await page.getByLabel('Repeat new password', { exact: true }).fill('kupfer lampe acht');
    await page.getByRole('button', { name: 'Change password' }).click();
    const differ = page.getByText('Passwords do not match');
    await atEveryWidth(page, () => expect(differ).toBeVisible(), { axe: true });
    expect(complaints).toEqual([]);
    await page.getByLabel('Repeat new password', { exact: true }).fill('kupfer lampe sieben');
    await page.getByRole('button', { name: 'Change password' }).click();
    const reason = 'This reset link is invalid or has expired';
    await atEveryWidth(page, () => expect(page.getByRole('alert')).toHaveText(reason));
    expect(complaints).toEqual([refused('/public/api/v0/reset-password', '400 (Bad Request)')]);
  });
});
