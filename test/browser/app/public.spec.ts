import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import {
  COMPANY,
  DEFAULT_LANGUAGE,
  localizedPath,
  type Language,
} from '../../../libs/contracts/src/index.ts';
import { FOOTER_LINKS } from '../support/footer-links.ts';
import { addressOf, OF_A_MAIL, PUBLIC_PAGES, type PublicPage } from '../support/public-pages.ts';
import { translator } from '../support/looks/texts.ts';
import { misfits } from '../support/looks/fits.ts';
import { dataOf, foreignTexts } from '../support/looks/foreign.ts';
import { unmarkedTexts, writtenIn } from '../support/looks/marked.ts';
import { withoutLanguageOffer } from '../support/visit.ts';
import {
  atEveryWidth,
  expectAccessible,
  expectStill,
  refused,
  watch,
  withAxeEverywhere,
  withoutBanner,
} from '../support/looks/watch.ts';
import { EVERY_WIDTH, PHONE, WIDE } from '../support/looks/widths.ts';

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const translate = translator('de');
/** The link at the bottom of every page. */
const OFFER = 'Got a project? Contact us!';

/** Texts of the catalogues may have placeholders. */
interface SpokenPage extends Omit<PublicPage, 'texts'> {
  texts: readonly (string | RegExp)[];
}

/** In German, the texts of the catalogues: documents and the specification's own words have other texts there. */
const SPOKEN = [
  {
    ...{ name: 'English', language: DEFAULT_LANGUAGE, other: 'de' as const, offer: OFFER },
    pages: PUBLIC_PAGES,
  },
  {
    ...{ name: 'German', language: 'de' as const, other: DEFAULT_LANGUAGE, offer: translate(OFFER) ?? '' },
    pages: PUBLIC_PAGES.map((entry) => ({
      ...entry,
      heading: /\S/,
      texts: entry.texts.flatMap((text) => translate(text) ?? []),
    })),
  },
];

const pathIn = (language: Language, { path }: SpokenPage) => localizedPath(language, path);
const addressIn = async (language: Language, entry: SpokenPage, request: APIRequestContext) =>
  localizedPath(language, await addressOf(entry, request));

/**
 * German words are longer, all other tests read English, and pages differ in nothing else: every run walks through the pages
 * in German, and at night in English, too.
 */
const WALKED = EVERY_WIDTH ? SPOKEN : SPOKEN.filter(({ language }) => language === 'de');

for (const { name, language, other, offer, pages } of WALKED) {
  test(`the public pages show their texts in ${name} at every width, without logging`, async ({
    page,
    request,
    baseURL,
  }) => {
    await withoutBanner(page);
    await withoutLanguageOffer(page);
    await withAxeEverywhere(page);
    const [written, languages] = [dataOf(page), writtenIn(page)];
    const complaints = watch(page, baseURL ?? '');
    for (const entry of pages) {
      await test.step(pathIn(language, entry), async () => {
        // As a link in a mail opens it: pages are rendered ahead without a query, and hydration logs nothing.
        const address = `${await addressIn(language, entry, request)}?${OF_A_MAIL}`;
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.heading);
        await expectStill(page);
        const main = page.getByRole('main');
        for (const text of entry.texts)
          await expect.soft(main.getByText(text).first(), String(text)).toBeAttached();
        // No word of the other language, and every text of a posting marked with its own.
        expect
          .soft([...(await foreignTexts(page, other, written)), ...(await unmarkedTexts(page, languages))])
          .toEqual([]);
        expect.soft(await misfits(page, address)).toEqual([]);
        // In German axe runs on a phone, in English on a wide screen.
        await page.setViewportSize({ width: language === 'de' ? PHONE : WIDE, height: 900 });
        await expectAccessible(page);
        // Chromium logs the 404 status once per navigation.
        const expected = entry.missing ? [refused(address, '404 (Not Found)')] : [];
        expect.soft(complaints.splice(0)).toEqual(expected);
      });
    }
  });

  test(`the public pages are readable in ${name} without JavaScript`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    for (const entry of pages) {
      await test.step(pathIn(language, entry), async () => {
        await page.goto(await addressIn(language, entry, request));
        const heading = page.getByRole('heading', { level: 1 });
        await expect.soft(heading).toBeVisible();
        await expect.soft(heading).toHaveText(entry.heading);
        await expect.soft(heading).toHaveCSS('font-family', /Familjen/);
        await expect.soft(page.getByRole('link', { name: offer })).toBeVisible();
      });
    }
    await context.close();
  });
}

for (const { language, pages } of SPOKEN) {
  for (const entry of pages) {
    test(`${pathIn(language, entry)} tells search engines what it is`, async ({ request }) => {
      const { missing = false, noindex = false } = entry;
      const address = await addressIn(language, entry, request);
      const response = await request.get(address);
      expect(response.status()).toBe(missing ? 404 : 200);
      const html = await response.text();
      expect(html).toMatch(/<title>[^<]+\| [^<]+<\/title>/);
      expect(html).not.toMatch(/__PUBLIC_URL__|\{\{/);
      expect(html.includes('<meta name="robots" content="noindex"')).toBe(noindex);
      const files = ['/sitemap-pages.xml', '/sitemap-jobs-1.xml', '/sitemap-projects-1.xml'];
      const sitemap = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
      expect(sitemap.some((text) => text.includes(`${address}</loc>`))).toBe(!noindex);
      if (noindex) return;
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(175);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"/]+${address}"`));
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
        expect(html).toContain(`property="${property}"`);
      }
      const types = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, json]) => (JSON.parse(json ?? '') as { '@type': string })['@type'],
      );
      expect(types.filter((type) => type === 'Organization')).toHaveLength(1);
    });
  }
}

test('the footer is on every public page, with the company’s data', async ({ page }) => {
  await withoutBanner(page);
  const { registerCourt, registerNumber, street, phones, email } = COMPANY;
  const footer = page.getByRole('contentinfo');
  const look = async () => {
    for (const [to, name] of FOOTER_LINKS) {
      const link = footer.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', to);
      await expect(link).toBeVisible();
    }
    for (const text of [registerCourt, registerNumber, street, ...phones, email]) {
      await expect(footer.getByText(text).first()).toBeVisible();
    }
  };
  for (const path of ['/', '/impressum', '/sign_in']) {
    await page.goto(path);
    await atEveryWidth(page, look);
  }
});

test('structured data names the organisation, and the shared picture is there', async ({ page, request }) => {
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Organization', name: COMPANY.name });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const response = await request.get(new URL(picture ?? '').pathname);
  expect(response.headers()['content-type']).toBe('image/png');
});

test('old and mistyped addresses redirect', async ({ page }) => {
  await page.goto('/terms_and_conditions');
  await expect(page).toHaveURL(/\/terms_and_consition$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/sign_in$/);
  for (const path of ['/barrierefreiheit', '/de/accessibility']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/de\/barrierefreiheit$/);
  }
});

test('the page of the API works within its policy', async ({ page }) => {
  await page.goto('/docs');
  await page.locator('.opblock-tag').first().click();
  await page.locator('.opblock-summary').first().click();
  await expect(page.locator('.responses-table').first()).toBeVisible();
});

test.describe(() => {
  test.use({ isCold: true });

  test('the first load stays within its budget: 115 KB of scripts, 300 KB for the whole home page', async ({
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
    expect(sum(loaded.filter(({ url }) => url.endsWith('.js')))).toBeLessThanOrEqual(115_000);
    expect(sum(loaded)).toBeLessThanOrEqual(300_000);
  });
});
