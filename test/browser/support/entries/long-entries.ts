import type { APIRequestContext, Page } from '@playwright/test';
import { demoAdmin } from '../admin.ts';
import { makeLongData, removeLongData, type LongData } from './long-data.ts';
import { longSystem } from './long-system.ts';
import { test } from '../test.ts';

/** Creates one entry of each kind with the longest texts before the tests of a file, and removes them afterwards. */
export function withLongData(): () => LongData {
  let data: LongData;
  let api: APIRequestContext;
  test.beforeAll(async ({ playwright, baseURL }) => {
    api = await playwright.request.newContext({ baseURL });
    data = await makeLongData(api, await demoAdmin(api));
  });
  test.afterAll(async () => {
    await removeLongData(data, await demoAdmin(api));
    await api.dispose();
  });
  return () => data;
}

/** Shows long names of administrators, API keys, webhooks and undelivered emails, which tests cannot fill. */
export const withLongSystem = (page: Page) =>
  page.route(/\/api\/admin\/(admins$|(api-keys|outbox)\?|webhooks[?/])/, (route) =>
    route.request().method() === 'GET' ? route.fulfill(longSystem(route.request().url())) : route.fallback(),
  );
