import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { withoutMediaFeatures } from './firefox-contexts.mjs';
import { withTypedText } from './firefox.ts';
import { KeptPage } from './kept-page.ts';

export { expect, type Page } from '@playwright/test';

/** What a Content-Security-Policy has refused in the running test, on any page or in any frame. */
const violations: string[] = [];

const REPORT = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
  console.error('Content Security Policy:', effectiveDirective, blockedURI, sample))`;

async function collectViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: REPORT });
  context.on('console', (message) => {
    // Firefox's own viewer, in which a chosen PDF is shown, is refused its helper thread and does without.
    if (message.text().includes('resource://pdf.js')) return;
    if (/Content Security Policy|Trusted(HTML|Script)/.test(message.text())) violations.push(message.text());
  });
}

interface Options {
  /** Whether a test needs a browser that has never loaded the site, because it counts requests or bytes. */
  isCold: boolean;
}

interface OfTests {
  obeysPolicy: undefined;
  /** Playwright's own fixture: the options of its configuration and of `test.use` together. */
  _combinedContextOptions: BrowserContextOptions;
}

/**
 * Navigation waits until the page is hydrated, because pages start their client only after the first paint. This
 * holds for every page of every context, including those a test opens itself. Every test fails when a page does what
 * its Content-Security-Policy refuses. Tests get a page and a context that are as good as new: see `KeptPage`.
 */
export const test = base.extend<Options & OfTests, { keeper: { kept?: KeptPage } }>({
  isCold: [false, { option: true }],
  keeper: [async ({}, use) => use({}), { scope: 'worker' }],
  context: async ({ browser, browserName, isCold, keeper, _combinedContextOptions: options }, use, info) => {
    // Bringing a tab back to what a new one is takes Chromium's own protocol.
    if (browserName !== 'chromium') {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const before = keeper.kept;
    const isKept = !isCold && before?.options === JSON.stringify(options);
    if (before && !isKept) {
      delete keeper.kept;
      await before.context.close();
    }
    const kept = isKept ? before : KeptPage.keep(await browser.newContext(), options);
    keeper.kept = kept;
    await use(kept.context);
    delete keeper.kept;
    const mayStay = !isCold && info.status === info.expectedStatus;
    if (mayStay && (await kept.reset().catch(() => false))) keeper.kept = kept;
    else await kept.context.close();
  },
  page: async ({ context, keeper }, use) => {
    await use((await keeper.kept?.page()) ?? (await context.newPage()));
  },
  obeysPolicy: [
    async ({}, use) => {
      violations.length = 0;
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') withoutMediaFeatures(browser);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options: BrowserContextOptions = {}) => {
        const context = await newContext(options);
        await collectViolations(context);
        if (browserName === 'firefox') await withTypedText(context);
        closeUnseen(context);
        return options.javaScriptEnabled === false ? context : withReadyPages(context);
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/** Playwright draws every page of a context that is closed, in case the test fails later: a tenth of a short test. */
function closeUnseen(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (...args) => {
    if (base.info().errors.length === 0) await Promise.all(context.pages().map((page) => page.close()));
    await close(...args);
  };
}

function withReadyPages(context: BrowserContext): BrowserContext {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => readyOnceOpened(await newPage());
  return context;
}

function readyOnceOpened(page: Page): Page {
  const ready = () => page.locator('html[data-ready], html:not(:has(#root))').waitFor({ state: 'attached' });
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (...args) => {
    const response = await goto(...args);
    await ready();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await ready();
    return response;
  };
  return page;
}
