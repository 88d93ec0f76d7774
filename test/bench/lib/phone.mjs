import { chromium } from '@playwright/test';
import { chromiumPath } from '../../../scripts/test/browser.mjs';
import { watchScreens } from './watch-screens.mjs';

/** Lighthouse's mobile network: round trip of 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' };

export const launch = async () =>
  chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** Opens a page on a phone with an empty cache. `cpu`: how many times slower; `network`: a phone's or the machine's. */
export async function phone(browser, base, { cpu = 1, slow = false }) {
  const context = await browser.newContext({ ...PHONE, baseURL: base });
  await context.addInitScript(watchScreens);
  await context.addInitScript(() => localStorage.setItem('cookiesAccepted', 'necessary'));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slow) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, close: () => context.close() };
}
