import { chromium, firefox } from '@playwright/test';
import { chromiumPath, findFirefox, HOW_TO_GET_FIREFOX } from '../test/browser.mjs';
import { withoutMediaFeatures } from '../../test/browser/support/firefox-contexts.mjs';
import { webkit } from './webdriver.mjs';

/*
 * Browsers that take pictures. Each has a `version` and a tab: `resize(width, height)` in CSS pixels, `open(address)`,
 * `run(script)`, which resolves to the value of an expression, `press(xpath)`, `picture()`, a PNG, and `close()`.
 */

async function inPlaywright(browser, context) {
  const tab = await context.newPage();
  return {
    version: browser.version(),
    resize: (width, height) => tab.setViewportSize({ width, height }),
    open: (address) => tab.goto(address),
    run: (script) => tab.evaluate(script),
    press: (xpath) => tab.locator(`xpath=${xpath}`).first().click(),
    picture: () => tab.screenshot(),
    close: () => browser.close(),
  };
}

const LOCALE = 'en-GB';

async function inChromium() {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  return inPlaywright(browser, await browser.newContext({ locale: LOCALE }));
}

async function inFirefox() {
  const found = await findFirefox();
  if (!found) throw new Error(`Firefox is needed: get one by ${HOW_TO_GET_FIREFOX}`);
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: found.file });
  withoutMediaFeatures(browser);
  return inPlaywright(browser, await browser.newContext({ locale: LOCALE }));
}

/** By the names that `npm run screens` takes. */
export const BROWSERS = { chromium: inChromium, firefox: inFirefox, webkit };
