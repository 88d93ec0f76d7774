import { Secret, TOTP } from 'otpauth';
import type { Caller } from '../admin.ts';
import { expect, type Page } from '../test.ts';

const PERIOD = 30_000;
/** No code is used so shortly before it expires, because the server gets it a little later. */
const SPARE = 5_000;

/**
 * An authenticator app with this key. The server accepts codes of the previous, the present and the next period, but
 * none from before the last accepted one: three can follow each other at once.
 */
export class App {
  readonly #totp: TOTP;
  #period = 0;

  constructor(key: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')), digits: 6, period: 30 });
  }

  /** Returns a code that the server accepts; each call another one. */
  async next(): Promise<string> {
    this.#period = Math.max(this.#period + 1, Math.floor((Date.now() + SPARE) / PERIOD) - 1);
    await expect
      .poll(() => Math.floor(Date.now() / PERIOD) + 1 >= this.#period, { timeout: 40_000 })
      .toBe(true);
    return this.#codeOf(this.#period);
  }

  /** Returns a code of six digits that the server rejects. */
  wrong(): string {
    const now = Math.floor(Date.now() / PERIOD);
    const right = [-2, -1, 0, 1, 2].map((step) => this.#codeOf(now + step));
    return (
      ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
    );
  }

  #codeOf(period: number): string {
    return this.#totp.generate({ timestamp: period * PERIOD });
  }
}

/** Sets up an app for a user, through the API. */
export async function addApp(user: Caller): Promise<App> {
  const { key } = await user.post<{ key: string }>('/private/api/factors/codes', {});
  const app = new App(key);
  await user.post('/private/api/factors/codes/confirm', { code: await app.next() });
  return app;
}

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' });

/** Sets up an app on the open account page. Resolves to the app and the recovery codes. */
export async function setUpApp(page: Page): Promise<{ app: App; recoveryCodes: string[] }> {
  await section(page).getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const app = new App(await dialog.locator('code').innerText());
  await dialog.getByLabel('Code of your app').fill(await app.next());
  await dialog.getByRole('button', { name: 'Add app' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.locator('code')).toHaveCount(10);
  const recoveryCodes = await shown.locator('code').allInnerTexts();
  await shown.getByRole('button', { name: 'I have stored them' }).click();
  await expect(section(page)).toContainText('10 recovery codes are left.');
  return { app, recoveryCodes };
}

/** Enters a code in the second step of a sign-in. */
export async function enterCode(page: Page, code: string, label = 'Code of your app'): Promise<void> {
  await page.getByLabel(label).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
