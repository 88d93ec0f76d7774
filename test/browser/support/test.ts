import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

export { expect, type Page } from '@playwright/test';

/** What a Content-Security-Policy has refused in the running test, on any page or in any frame. */
const violations: string[] = [];

const REPORT = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
  console.error('Content Security Policy:', effectiveDirective, blockedURI, sample))`;

async function collectViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: REPORT });
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted(HTML|Script)/.test(message.text())) violations.push(message.text());
  });
}

/**
 * Navigation waits until the page is hydrated, because pages start their client only after the first paint. This
 * holds for every page of every context, including those a test opens itself. Every test fails when a page does what
 * its Content-Security-Policy refuses.
 */
export const test = base.extend<{ obeysPolicy: undefined }, object>({
  obeysPolicy: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      violations.length = 0;
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options: BrowserContextOptions = {}) => {
        const context = await newContext(options);
        await collectViolations(context);
        return options.javaScriptEnabled === false ? context : withReadyPages(context);
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

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
