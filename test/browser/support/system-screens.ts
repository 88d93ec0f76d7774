import { LONG_KEY } from './entries/long-system.ts';
import { LONG_SECRET, LONG_WEBHOOK } from './entries/long-webhooks.ts';
import type { Screen } from './dashboard-screens.ts';
import { askedFor } from './second-factor-screens.ts';
import { press, pressFirst, send, type Step } from './steps.ts';

/** Shows the secret of a replaced webhook secret, without replacing one. */
const madeSecret: Step = async (page, say) => {
  await page.route('**/api/admin/webhooks/*/secret', (route) => route.fulfill({ json: LONG_SECRET }), {
    times: 1,
  });
  await pressFirst('New secret')(page, say);
  await press('Create a new secret')(page, say);
  await page.locator('.shown-once').waitFor();
};

const showAttempts: Step = (page) => page.locator('summary').first().click();

const WEBHOOK = `system/webhookid=${LONG_WEBHOOK._id}/webhooks`;

/** Shows a new key, without creating one. */
const madeKey: Step = async (page, say) => {
  await page.route(
    '**/api/admin/api-keys',
    (route) =>
      route.fulfill({ status: 201, json: { key: `cpk_${'4fT9aB'.repeat(7)}0000`, apiKey: LONG_KEY } }),
    { times: 1 },
  );
  await press('New key')(page, say);
  const form = page.getByRole('dialog');
  await form.locator('input:not([type])').fill('Timesheets');
  await form.locator('input[type=checkbox]').first().check();
  await form.getByRole('button', { name: say('Create') }).click();
  await form.locator('.shown-once').waitFor();
};

/**
 * The system screens of the administration. Their data is faked by routes, which disable the browser's cache, so they
 * are visited separately.
 */
export function systemScreens(): Screen[] {
  return [
    { at: 'system/admins' },
    { at: 'system/admins', then: pressFirst('Remove') },
    { at: 'system/admins', then: pressFirst('Reset second factor') },
    { at: 'system/admins', then: askedFor('Invite', '**/admins/invite') },
    { at: 'system/keys' },
    { at: 'system/keys', then: pressFirst('Revoke') },
    { at: 'system/keys', then: send('New key', 'Create') },
    { at: 'system/keys', then: madeKey },
    { at: 'system/keys&state=expired&q=nothing' },
    { at: 'system/webhooks' },
    { at: 'system/webhooks', then: pressFirst('Remove') },
    { at: 'system/webhooks', then: pressFirst('New secret') },
    { at: 'system/webhooks', then: madeSecret },
    { at: 'system/webhooks', then: pressFirst('Change') },
    { at: 'system/webhooks', then: send('New webhook', 'Create') },
    { at: 'system/webhooks&q=nothing' },
    { at: WEBHOOK },
    { at: WEBHOOK, then: showAttempts },
    { at: `${WEBHOOK}&state=held` },
    { at: 'system/templates' },
    { at: 'system/audit' },
    { at: 'system/mails' },
    { at: 'system/exports' },
  ];
}
