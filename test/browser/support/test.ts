import { test as base } from '@playwright/test';

export { expect, type Page } from '@playwright/test';

/** Pages start their client after the first paint, so an opened page is one that answers. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const ready = () =>
        page.locator('html[data-ready], html:not(:has(#root))').waitFor({ state: 'attached' });
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
    }
    await use(page);
  },
});
