import { expect, test } from '../support/test.ts';

test('the footer leads to the same page in the other language, with its query', async ({ page }) => {
  await page.goto('/career?search=SAP');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/career\?search=SAP$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/^Karriere/);
  await page.getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(page).toHaveURL(/\/de\/contact$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page).not.toHaveURL(/\/de\//);
});

test('a German page names the English one, and loads nothing of it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/de/services');
  await page.locator('html[data-ready]').waitFor();
  const address = (language: string) =>
    page.locator(`link[rel=alternate][hreflang=${language}]`).getAttribute('href');
  expect(new URL((await address('en')) ?? '').pathname).toBe('/services');
  expect(await address('x-default')).toBe(await address('en'));
  expect(await address('de')).toBe(await page.locator('link[rel=canonical]').getAttribute('href'));
  const preview = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(new URL(preview).pathname).toBe('/de/social.png');
  const drawn = await page.request.get(preview);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  const scripts = await Promise.all(
    loaded
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))
      .map(async (path) => (await page.request.get(path)).text()),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.join('').includes('Zum Inhalt')).toBe(true);
  expect(scripts.join('').includes('Skip to content')).toBe(false);
});

test('what the server refuses is said in German', async ({ page }) => {
  await page.goto('/de/login');
  await expect(page).toHaveURL(/\/de\/sign_in$/);
  await page.locator('html[data-ready]').waitFor();
  await page.getByLabel('E-Mail').fill('nobody@demo.example');
  await page.getByLabel('Passwort', { exact: true }).fill('wrong-password-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch')).toBeVisible();
  // Answered in plain text; the browser prefers English.
  await page.goto('/de/verify-email?token=used');
  await expect(page.getByText('Dieser Bestätigungslink ist ungültig oder abgelaufen')).toBeVisible();
});

test('the page of a job speaks German around the text of the job', async ({ page }) => {
  await page.goto('/de/career');
  // The oldest, which no test deletes.
  await page.locator('a[href^="/de/career/"]').last().click();
  await expect(page).toHaveURL(/\/de\/career\/[\w-]+-[0-9a-f]{24}$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('main')).toContainText(
    /\d{1,2}\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}/,
  );
});
