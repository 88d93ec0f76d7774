import type { Page } from '@playwright/test';
import { PASSWORD, type Account } from './entries/accounts.ts';
import { press, type Step } from './steps.ts';
import type { Say } from './looks/texts.ts';

const inOrder =
  (...steps: Step[]): Step =>
  async (page, say) => {
    for (const step of steps) await step(page, say);
  };

const pressInDialog =
  (name: string): Step =>
  (page, say) =>
    page
      .locator('dialog')
      .last()
      // A dialog may offer a passkey with words of its own.
      .locator('button:not([data-autofocus])')
      .filter({ hasText: say(name) })
      .click();

const CODE = 'input[autocomplete=one-time-code]';
const codeField: Step = (page) => page.locator(CODE).waitFor();

/** Answers one call itself, to show a screen that would need a server with other settings, or ten minutes. */
const answerOnce = (page: Page, url: string, status: number, json: object) =>
  page.route(url, (route) => route.fulfill({ status, json }), { times: 1 });

/** Opens the confirmation dialog, by a button whose call requires it. */
export const askedFor =
  (name: string, url: string, ...further: Step[]): Step =>
  async (page, say) => {
    await answerOnce(page, url, 403, {
      code: 'session.confirm-first',
      message: 'Please confirm that it is you.',
    });
    await press(name)(page, say);
    await page.locator('dialog').last().locator('input[type=password]').waitFor();
    await inOrder(...further)(page, say);
  };

const setUp = inOrder(press('Set up an app'), codeField);

const addPasskey = press('Add a passkey');
const noName = inOrder(
  addPasskey,
  (page) => page.getByRole('dialog').getByRole('textbox').fill(''),
  pressInDialog('Add passkey'),
);

/** The own account without an app. */
export const withoutApp = [
  addPasskey,
  noName,
  setUp,
  inOrder(setUp, pressInDialog('Add app')),
  askedFor('Set up an app', '**/factors/codes'),
  askedFor('Set up an app', '**/factors/codes', pressInDialog('Confirm')),
];

const recoveryCodes: Step = (page) => page.getByRole('dialog').locator('.recovery-codes').waitFor();

/** The first one: its name is user data. */
const removePasskey: Step = (page) => page.locator('#main .factor .sessions button').first().click();

/** The own account with an app and passkeys. */
export const withApp = [
  inOrder(press('Replace the app'), codeField),
  inOrder(press('Create new recovery codes'), recoveryCodes),
  press('Remove the app'),
  removePasskey,
  askedFor('Replace the app', '**/factors/codes', pressInDialog('Confirm'), codeField),
];

const submitLogin = async (page: Page, email: string) => {
  await page.locator('main input[type=email]').fill(email);
  await page.locator('main input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
};

/** The second step after the password of an account with an app. */
export const codeStep =
  ({ email }: Account, ...further: Step[]): Step =>
  async (page, say) => {
    await submitLogin(page, email);
    await inOrder(codeField, ...further)(page, say);
  };

export const emptyCode: Step = (page) => page.locator(CODE).press('Enter');
export const recoveryCode = press('Use a recovery code');

const OFFERED = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Muster:boss%40example.com?issuer=Muster&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

/** The second step of an administrator's sign-in. */
export const adminStep =
  (stage: 'second-factor' | 'enrolment', ...further: Step[]): Step =>
  async (page, say) => {
    await answerOnce(page, '**/admin/login', 200, {
      code: 'session.second-factor-wanted',
      message: '',
      stage,
      ways: stage === 'second-factor' ? ['code', 'passkey'] : [],
      token: 't',
    });
    await submitLogin(page, 'boss@example.com');
    await page.locator('main form[aria-label], main .step-ways').first().waitFor();
    await inOrder(...further)(page, say);
  };

export const offerInEnrolment = async (page: Page, say: Say) => {
  await answerOnce(page, '**/enrolment/codes', 200, OFFERED);
  await setUp(page, say);
};
