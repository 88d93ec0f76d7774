import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

export { expect, type Page } from '@playwright/test';

/**
 * Navigation waits until the page is hydrated, because pages start their client only after the first paint. This
 * holds for every page of every context, including those a test opens itself.
 */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options: BrowserContextOptions = {}) => {
        const context = await newContext(options);
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
