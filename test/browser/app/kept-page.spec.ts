import type { BrowserContext } from '@playwright/test';
import { expect, test, type Page } from '../support/test.ts';
import { PHONE, withoutBanner } from '../support/looks/watch.ts';

/*
 * Tests of a worker share a tab, each as if it were new (`KeptPage`). Each test here is about what the one before it has
 * left behind.
 */

const LEAVE = `(async () => {
  localStorage.left = sessionStorage.left = document.cookie = window.name = 'left';
  const database = await new Promise((done) => (indexedDB.open('left').onsuccess = ({ target }) => done(target.result)));
  database.close();
  await (await caches.open('left')).put('/left', new Response('left'));
  await navigator.storage.getDirectory().then((files) => files.getFileHandle('left', { create: true }));
})()`;

const LEFT = `(async () => {
  const files = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
  return {
    files,
    storages: { ...localStorage, ...sessionStorage },
    cookies: document.cookie,
    name: window.name,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    script: 'left' in window,
    history: history.length,
    width: innerWidth,
  };
})()`;

let before: Page;
let requests = 0;

/** An address whose document stores nothing itself. */
const ADDRESS = '/robots.txt';

test('a test leaves something in every storage, routes, scripts, listeners and tabs', async ({ page }) => {
  await withoutBanner(page);
  await page.addInitScript('window.left = true');
  await page.route('**/robots.txt?*', (route) => route.fulfill({ body: 'left' }));
  page.on('request', () => (requests += 1));
  await page.setViewportSize({ width: PHONE, height: 800 });
  await page.goto('/');
  await page.goto(ADDRESS);
  await page.evaluate(LEAVE);
  const other = await page.context().newPage();
  await other.goto(ADDRESS);
  await other.evaluate("localStorage.other = 'left'");
  expect(await page.evaluate(LEFT)).toMatchObject({
    ...{ storages: { left: 'left', other: 'left', cookiesAccepted: 'necessary' }, cookies: 'left' },
    ...{ databases: [{ name: 'left' }], caches: ['left'], files: ['left'], name: 'left', script: true },
  });
  expect(await (await page.goto('/robots.txt?routed'))?.text()).toBe('left');
  expect(requests).toBeGreaterThan(2);
  before = page;
});

test('the next one gets the same tab without any of it', async ({ page, context }) => {
  expect(page).toBe(before);
  expect(context.pages()).toEqual([page]);
  requests = 0;
  const answer = await page.goto('/robots.txt?routed');
  expect(await answer?.text()).toContain('Sitemap:');
  expect(requests).toBe(0);
  expect(await page.evaluate(LEFT)).toEqual({
    ...{ storages: {}, cookies: '', databases: [], caches: [], files: [], name: '', script: false },
    ...{ history: 2, width: 1280 },
  });
});

/** Changes that cannot be undone. */
const LASTING: Record<string, (page: Page, context: BrowserContext, site: string) => Promise<unknown>> = {
  'a permission': (_, context) => context.grantPermissions(['clipboard-read']),
  'a script of all tabs': (_, context) => context.addInitScript('window.left = true'),
  'a route of all tabs': (_, context) => context.route('**/robots.txt', (route) => route.abort()),
  'a function of the test': (page) => page.exposeFunction('left', () => 'left'),
  'a set clock': (page) => page.clock.install(),
  'other colours': (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'a lost network': (_, context) => context.setOffline(true),
  'further headers': (page) => page.setExtraHTTPHeaders({ 'accept-language': 'de' }),
  'a session of the developer tools': (page, context) => context.newCDPSession(page),
  'another site': (page, _, site) => page.goto(site.replace('localhost', '127.0.0.1') + ADDRESS),
  'a pressed key': (page) => page.keyboard.down('Shift'),
  'a closed tab': (page) => page.close(),
};

let previous: BrowserContext | undefined;

for (const [name, change] of Object.entries(LASTING))
  test(`${name} is left in a context that no other test gets`, async ({ page, context, baseURL }) => {
    expect(context).not.toBe(previous);
    await change(page, context, baseURL ?? '');
    previous = context;
  });

test('the last of them is gone, too', ({ context }) => {
  expect(context).not.toBe(previous);
});

test.describe('with options of its own', () => {
  test.use({ locale: 'de-DE' });

  test('a test gets a context of its own', async ({ page }) => {
    await page.goto(ADDRESS);
    expect(await page.evaluate('navigator.language')).toBe('de-DE');
  });
});

test.describe('cold', () => {
  test.use({ isCold: true });

  for (const which of ['one', 'another'])
    test(`${which} test gets a browser that has never loaded the site`, async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'script') return;
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await page.goto('/impressum');
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...(await Promise.all(sizes)))).toBeGreaterThan(0);
    });
});
