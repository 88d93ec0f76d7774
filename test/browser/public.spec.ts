import { expect, test } from './support/test.ts';
import { COMPANY } from '../../libs/contracts/src/index.ts';
import { FOOTER_LINKS, PUBLIC_PAGES } from './support/public-pages.ts';
import { expectAccessible, expectNoSideScroll, watch, WIDTHS, withoutBanner } from './support/watch.ts';

for (const { path, heading, texts } of PUBLIC_PAGES) {
  test(`${path} shows its texts at every width, quietly`, async ({ page, baseURL }) => {
    await withoutBanner(page);
    const complaints = watch(page, baseURL ?? '');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const main = page.getByRole('main');
      for (const text of texts) await expect(main.getByText(text).first(), text).toBeAttached();
      await expectNoSideScroll(page);
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSideScroll(page);
    expect(complaints).toEqual([]);
  });

  test(`${path} is readable without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Familjen/);
    await expect(page.getByRole('link', { name: 'Got a project? Contact us!' })).toBeVisible();
    await context.close();
  });

  test(`${path} tells search engines what it is`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<title>/g)?.length).toBeGreaterThanOrEqual(1);
    expect(html).toMatch(/<title>[^<]+\| [^<]+<\/title>/);
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(175);
    expect(html).toMatch(
      new RegExp(`<link rel="canonical" href="https?://[^"]+${path === '/' ? '/' : path}"`),
    );
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
      expect(html).toContain(`property="${property}"`);
    }
    expect(html).not.toContain('__PUBLIC_URL__');
  });
}

test('the footer is on every public page, with the company’s data', async ({ page }) => {
  await withoutBanner(page);
  for (const path of ['/', '/impressum', '/sign_in']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    for (const [to, name] of FOOTER_LINKS) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
    }
    for (const text of [
      COMPANY.registerCourt,
      COMPANY.registerNumber,
      COMPANY.street,
      ...COMPANY.phones,
      COMPANY.email,
    ]) {
      await expect(footer.getByText(text).first()).toBeVisible();
    }
  }
});

test('unknown addresses are a 404 page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This line ends here.' })).toBeVisible();
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('structured data names the organisation, and the shared picture is there', async ({ page, request }) => {
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Organization', name: COMPANY.name });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const response = await request.get(new URL(picture ?? '').pathname);
  expect(response.headers()['content-type']).toBe('image/png');
});

test('old and mistyped addresses lead on', async ({ page }) => {
  await page.goto('/terms_and_conditions');
  await expect(page).toHaveURL(/\/terms_and_consition$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/sign_in$/);
});

test('the first load stays within its budget: 125 KB of scripts, 300 KB for the whole home page', async ({
  page,
}) => {
  const sizes: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const size = request
      .sizes()
      .then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize }));
    sizes.push(size);
  });
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  const loaded = await Promise.all(sizes);
  const sum = (of: typeof loaded) => of.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum(loaded.filter(({ url }) => url.endsWith('.js')))).toBeLessThanOrEqual(125_000);
  expect(sum(loaded)).toBeLessThanOrEqual(300_000);
});
