import { expect, type Page } from '@playwright/test';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { splitLanguage } from '../../../../libs/contracts/src/index.ts';
import { isFirefox } from '../firefox.ts';
import { PAGE_WIDTHS, PHONE, WIDE } from './widths.ts';

export { PAGE_WIDTHS, PHONE, WIDE } from './widths.ts';

/** Runs a check at every width; with `axe`, also axe at the outer ones. */
export async function atEveryWidth(
  page: Page,
  look: (width: number) => Promise<unknown>,
  { axe = false } = {},
): Promise<void> {
  for (const width of PAGE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
    await expectNoSideScroll(page);
    if (axe && (width === PHONE || width === WIDE)) await expectAccessible(page);
  }
}

/**
 * Runs a script in each document of the site, before its own. Firefox also runs such scripts in the empty document that a
 * new tab shows before the first, whose storages are out of reach.
 */
export async function runBefore(page: Page, content: string): Promise<void> {
  await page.addInitScript({ content: `if (origin !== 'null') { ${content} }` });
}

/** Stores a cookie choice, so that the banner does not cover what a test looks for. */
export async function withoutBanner(page: Page): Promise<void> {
  await runBefore(page, "localStorage.setItem('cookiesAccepted', 'necessary')");
}

/** Disables preloading, as for data saving: a walk opens each screen by its address, each with a preload. */
export async function savingData(page: Page): Promise<void> {
  await page.addInitScript({
    content: "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
  });
}

const DEMO_PASSWORD = 'berlin-demo-2026';

/** Stores what a sign-in would store, before the first navigation: `{ token, user }`. */
export async function keepSession(page: Page, left: Record<string, string | object>): Promise<void> {
  const items = Object.entries(left).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  // Only once per tab: the window's name survives signing out, which clears the storage.
  await runBefore(
    page,
    `if (window.name !== 'signed in') {
      window.name = 'signed in';
      for (const [key, value] of ${JSON.stringify(items)}) localStorage.setItem(key, value);
    }`,
  );
}

/** Signs the browser in as the demo user of a role; call it before the first navigation. */
export async function signInAs(
  page: Page,
  role: 'JobSeeker' | 'Freelancer' | 'B2B',
): Promise<{ first_name: string }> {
  const response = await page.request.post('/public/api/v0/login', {
    data: { email: `${role.toLowerCase()}@demo.example`, password: DEMO_PASSWORD },
  });
  expect(response.status()).toBe(200);
  const { token, user } = (await response.json()) as { token: string; user: { first_name: string } };
  await keepSession(page, { token, user });
  return user;
}

/** Chromium's console message about a failed request, in the form `watch` reports it, in Firefox too. */
export const refused = (path: string, status: string) =>
  `Failed to load resource: the server responded with a status of ${status} ${path}`;

/** Reports failed requests as Chromium's console does: in Firefox only the developer tools know of them. */
function watchRefusals(page: Page, origin: string, complaints: string[]): void {
  page.on('response', (response) => {
    const status = `${response.status()} (${response.statusText()})`;
    if (response.status() >= 400) complaints.push(refused(response.url().replace(origin, ''), status));
  });
}

/** Collects what a page must not produce: console messages, errors, requests to other hosts. */
export function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    // The text of a failed load lacks the address; the message's location has it.
    const isResource = text.startsWith('Failed to load resource');
    complaints.push(isResource ? `${text} ${message.location().url.replace(origin, '')}` : text);
  });
  if (isFirefox(page)) watchRefusals(page, origin, complaints);
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) complaints.push(`request to another host: ${url}`);
  });
  return complaints;
}

export async function expectNoSideScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

/**
 * Waits in the page until no animation or transition runs, for ten seconds at most, and answers how many still do:
 * each call of a page costs as much as the look itself.
 */
const STILL = `(async () => {
  const moving = () => document.getAnimations().filter((animation) => {
    const { endTime } = animation.effect.getComputedTiming();
    return animation.playState === 'running' && typeof endTime === 'number' && endTime < Infinity;
  }).length;
  for (const end = performance.now() + 10_000; moving() > 0 && performance.now() < end; )
    await new Promise((done) => setTimeout(done, 20));
  return moving();
})()`;

/** Waits until no animation or transition runs. */
export async function expectStill(page: Page): Promise<void> {
  expect(await page.evaluate<number>(STILL), 'animations that still run').toBe(0);
}

const AXE = [
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  path.join(import.meta.dirname, 'contrast.js'),
]
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

/** Hands axe to the browser once for a walk over many addresses, instead of sending its 560 kB to each. */
export async function withAxeEverywhere(page: Page): Promise<void> {
  await page.addInitScript({ content: AXE });
}

/** The looks whose contrast was found good on any page (`contrast.js`). A page has the first of them. */
const goodLooks: string[] = [];

/**
 * Waits until a page is still, since elements that are fading in have too little contrast. Injects axe once per page,
 * since parsing it takes as long as most checks. Resolves to the good looks a page lacks.
 */
async function readyForAxe(page: Page): Promise<string[]> {
  const [moving, seen] = await page.evaluate<[number, number]>(
    `${STILL}.then((moving) => [moving, 'axe' in window ? axe.seenLooks() : -1])`,
  );
  expect(moving, 'animations that still run').toBe(0);
  if (seen < 0) await page.evaluate(AXE);
  return goodLooks.slice(Math.max(0, seen));
}

/** Where the gate counts the screens that axe has checked (`scripts/test/accessibility-check.mjs`). */
const { SCREENS } = process.env;

/** Notes a screen by its language, its address without ids and searches, and whether a dialog was open. */
function noteScreen(page: Page, within: string): void {
  if (!SCREENS) return;
  const { pathname, searchParams } = new URL(page.url());
  const { language, path: address } = splitLanguage(pathname);
  const tab = address === '/admin-dashboard' ? searchParams.get('tab') : '';
  const screen = `${address} ${tab} ${within}`
    .replace(/\/(career|projects)\/\S+/, '/$1/')
    .replace(/[0-9a-f]{24}/g, '');
  fs.mkdirSync(SCREENS, { recursive: true });
  fs.appendFileSync(path.join(SCREENS, String(process.pid)), `${language} ${screen}\n`);
}

interface Asked {
  /** Whether to check the contrast of colours, which takes most of axe's time and is the same at every width. */
  contrast?: boolean;
  /** The element to which the check is restricted. */
  within?: string;
}

export async function expectAccessible(page: Page, { contrast = true, within }: Asked = {}): Promise<void> {
  // The tab of Firefox ESR 153 crashes in axe, above dialogs in most runs. What axe checks is the same in every browser.
  if (isFirefox(page)) return expectStill(page);
  const lacking = await readyForAxe(page);
  // Axe describes every element that it checks, unless told which descriptions are needed: half of its time.
  const options = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    rules: { 'color-contrast': { enabled: contrast } },
  };
  const asked = [within ?? 'html', options, lacking].map((each) => JSON.stringify(each));
  const { found, looks } = await page.evaluate<{ found: string[]; looks: string[] }>(
    `axe.runWithLooks(${asked.join()})`,
  );
  goodLooks.push(...looks);
  expect(found).toEqual([]);
  noteScreen(page, within ?? '');
}

/** Presses Tab repeatedly: every focused element must show a focus ring. */
export async function expectFocusRings(page: Page, stops: number): Promise<void> {
  const names = new Set<string>();
  const bare: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const [name, style] = await page.evaluate<[string, string]>(
      '[document.activeElement.outerHTML.slice(0, 150), getComputedStyle(document.activeElement).outlineStyle]',
    );
    names.add(name);
    if (style === 'none' && !name.startsWith('<body')) bare.push(name);
  }
  expect(bare, 'focused without a ring').toEqual([]);
  expect(names.size, 'stops of the keyboard').toBeGreaterThan(stops / 2);
}
