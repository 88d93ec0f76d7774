import { test, type BrowserContext, type Page } from '@playwright/test';

/*
 * What Playwright's driver for an unpatched Firefox, WebDriver BiDi, lacks. The tests make up for some of it here and in
 * `firefox-contexts.mjs`; those that cannot do without say what they need.
 */

/** Why a test does not run in Firefox: what the driver lacks. */
const LACKING = {
  bodies: 'BiDi: a request that a route takes has no body',
  downloads: 'BiDi: Playwright is not told of downloads of what a page has made itself',
  touch: 'BiDi: Playwright cannot tap',
} as const;

/** Leaves a test out in Firefox. It is the first call in the test's body. */
export const needs = (what: keyof typeof LACKING): void =>
  test.skip(test.info().project.name === 'firefox', LACKING[what]);

export const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox';

/**
 * Lets `fill` enter text as typing does. The driver assigns the value, and React takes an assigned value for its own: it
 * ignores the event that follows.
 */
export async function withTypedText(context: BrowserContext): Promise<void> {
  await context.addInitScript({
    content: `Object.defineProperty(window, '__pw_bidiInsertText', {
      value: (text) => void document.execCommand('insertText', false, text),
    })`,
  });
}
