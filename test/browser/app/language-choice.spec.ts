import { expect, test } from '../support/test.ts';
import { register } from '../support/entries/accounts.ts';
import { mailTo } from '../support/entries/mailbox.ts';
import { asUser, stored } from '../support/entries/own-accounts.ts';
import { atEveryWidth, withoutBanner } from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test.describe('a visitor whose browser prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('is offered the same page once, at the lower edge, and finds the draft and the query again', async ({
    page,
  }) => {
    await page.goto('/contact?from=mail');
    const offer = page.getByRole('complementary', { name: 'Deutsch' });
    await atEveryWidth(page, () => expect(offer).toBeInViewport({ ratio: 1 }), { axe: true });
    expect(new URL(page.url()).pathname).toBe('/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('Wir planen den Umstieg auf S/4HANA.');
    await offer.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/contact\?from=mail$/);
    await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(
      'Wir planen den Umstieg auf S/4HANA.',
    );
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Diese Seite gibt es auch auf Deutsch.')).toHaveCount(0);
  });

  test('can close the offer, which covers nothing at the end of the page', async ({ page }) => {
    await page.goto('/contact');
    const offer = page.getByRole('complementary', { name: 'Deutsch' });
    await expect(offer).toBeVisible();
    await page.keyboard.press('End');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await expect(last).toBeInViewport();
    const [line, link] = [await offer.boundingBox(), await last.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
    await offer.getByRole('button', { name: 'Schließen' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test('whoever switches while signed in gets German mails from then on', async ({ page }) => {
  const email = await register(page.request, 'Freelancer');
  await asUser(page, email);
  await page.getByRole('button', { name: /^Hello, / }).click();
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(/\/de\/dashboard\//);
  const headers = { authorization: `Bearer ${await stored(page, 'token')}` };
  // The page was left while the choice was being sent.
  await expect
    .poll(async () => (await (await page.request.get('/private/api/me', { headers })).json()).language)
    .toBe('de');
  await page.goto('/de/dashboard/account');
  await expect(page.getByLabel('Sprache der E-Mails und Nachrichten')).toHaveValue('de');
  const request = await page.request.post('/public/api/v0/forgot-password', { data: { email } });
  expect(request.status()).toBe(200);
  expect(await mailTo(email, /Passwort/)).toContain('/de/reset-password#');
});
