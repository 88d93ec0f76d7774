// The speed of the screens on a phone, on the built site with demo data: from the press on Sign in to the first data of
// the dashboard and to all of it, from the press on each tab or section to all of its data (first and second visit),
// and the longest task of each screen, an opened entry, and each public page. Medians of three runs. `--write` writes
// the table into docs/speed.md. Arguments limit the run: "job seeker", "pages". The milliseconds are this machine's.
//
// Times are measured like Lighthouse's mobile: a processor four times slower, a round trip of 150 ms, 1.6 Mbit/s.
// Tasks are bounded at full processor speed, where none may take 50 ms; those at a quarter of it are only shown,
// because phones differ more in speed than the measured values. Fails above the bounds.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tableOf, writeTable } from '../../scripts/lib/speed-document.mjs';
import { median } from '../lib/load.mjs';
import { launch, phone } from './lib/phone.mjs';
import { startServer } from '../lib/server.mjs';

const PORT = 4397;
const RUNS = 3;
/** Milliseconds. */
const MOST = { first: 1_000, whole: 1_500, visit: 1_000, again: 400, task: 50 };
const PASSWORD = 'berlin-demo-2026';

const PEOPLE = {
  'job seeker': { email: 'jobseeker@demo.example', tabs: '.tabs' },
  freelancer: { email: 'freelancer@demo.example', tabs: '.tabs' },
  company: { email: 'b2b@demo.example', tabs: '.tabs' },
  administrator: { email: 'admin@demo.example', tabs: '.side', door: '/admin_sign_in' },
};
const FIRST = 'sign-in, first data';
const WHOLE = 'sign-in, all data';
/** Selects the link that opens an entry of a list. */
const ENTRY = '.work tbody a, .tab-section :is(tbody a, h3 a, .acc button)';
const ACCOUNT_PAGES = [
  ...['/sign_in', '/admin_sign_in', '/verify-email', '/forgot-password', '/reset-password'],
  ...['/confirm-email', '/undo-email-change', '/nowhere'],
];

/** All values by row and column. */
const taken = new Map();
function take(row, column, value) {
  const columns = taken.get(row) ?? taken.set(row, {}).get(row);
  (columns[column] ??= []).push(value);
}

/** Presses a link or button and waits until `states` are on the screen. */
async function press(page, target, ...states) {
  await page.evaluate((names) => window.screens.watch(...names), states);
  await target.tap();
  const times = await page.waitForFunction(() => window.screens.times(), null, { timeout: 30_000 });
  return times.jsonValue();
}

const longest = (page, since) => page.evaluate((from) => window.screens.longest(from ?? undefined), since);

/** Signs a person in and opens each tab, twice at a phone's speed. */
async function go(browser, base, name, { email, tabs, door = '/sign_in' }, of) {
  const { page, close } = await phone(browser, base, of);
  await page.goto(door);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await pause(of.typing);
  const row = (screen) => `${name}: ${screen}`;
  const keep = async (screen, visit, time) => {
    if (of.slow) take(row(screen), visit, time);
    await pause(of.looking);
    take(row(screen), of.task, await longest(page));
  };
  const { first, whole } = await press(page, page.locator('form button[type=submit]'), 'first', 'whole');
  if (of.slow) take(row(FIRST), 'first visit', first);
  await keep(WHOLE, 'first visit', whole);
  const links = await page.locator(`${tabs} a`).all();
  const [shown, ...others] = await Promise.all(links.map((link) => link.getAttribute('href')));
  const visits = of.slow ? ['first visit', 'second visit'] : ['first visit'];
  for (const visit of visits)
    for (const href of [...others, shown]) {
      await page.evaluate((wanted) => (window.screens.wanted = wanted), href);
      const { tab } = await press(page, page.locator(`${tabs} a[href="${href}"]`), 'tab');
      const screen = href.replace(/.*[/=]/, '');
      await keep(screen, href === shown ? 'second visit' : visit, tab);
      const entry = page.locator(ENTRY).first();
      if (visit === 'second visit' || href === shown || !(await entry.isVisible())) continue;
      await entry.tap();
      await pause(2 * of.looking);
      take(row(`${screen}, an entry`), of.task, await longest(page));
    }
  await close();
}

async function publicPages(base) {
  const addressesIn = async (file) => {
    const sitemap = await (await fetch(`${base}/sitemap-${file}.xml`)).text();
    return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url).pathname);
  };
  const [job] = await addressesIn('jobs-1');
  return [...(await addressesIn('pages')), job, ...ACCOUNT_PAGES];
}

async function longestOfPage(browser, base, address, of) {
  const { page, close } = await phone(browser, base, of);
  await page.goto(address);
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await pause(of.looking);
  const task = await longest(page, 0);
  await close();
  if (task >= MOST.task) console.error(`${address}: ${task} ms`);
  return task;
}

/** `typing`: the least time to type a password; `looking`: the time at a screen before the next press. */
const SLOW = { cpu: 4, slow: true, typing: 2_500, looking: 500, task: 'longest task, 4x slower' };
const FAST = { cpu: 1, slow: false, typing: 500, looking: 250, task: 'longest task' };
const COLUMNS = ['first visit', 'second visit', FAST.task, SLOW.task];

const only = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-screens-'));
const server = await startServer(folder, PORT);
const browser = await launch();
try {
  const pages = await publicPages(server.base);
  for (let run = 0; run < RUNS; run++) {
    for (const [name, person] of Object.entries(PEOPLE)) {
      if (only.length > 0 && !only.includes(name)) continue;
      await go(browser, server.base, name, person, SLOW);
      await go(browser, server.base, name, person, FAST);
    }
    if (only.length > 0 && !only.includes('pages')) continue;
    const tasks = [];
    for (const page of pages) tasks.push(await longestOfPage(browser, server.base, page, FAST));
    take(`each of ${pages.length} public pages`, FAST.task, Math.max(...tasks));
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Tells whether a median is above its bound. */
function isSlow(row, column, value) {
  if (column === FAST.task) return value >= MOST.task;
  if (column === 'second visit') return value > MOST.again;
  if (column !== 'first visit') return false;
  return value > (row.endsWith(FIRST) ? MOST.first : row.endsWith(WHOLE) ? MOST.whole : MOST.visit);
}

const NOTE = `From the press on what opens a screen until it shows its data, in Chromium as on a phone (390 px wide, a processor
four times slower, 150 ms to the server and back, 1.6 Mbit/s down), and the longest task of the browser, for which an
unslowed processor has to stay below ${MOST.task} ms. Median of ${RUNS} runs, production build on the real API with demo data
(\`node test/bench/screens.bench.mjs --write\`). The milliseconds are those of the machine that took them.`;

/** Returns a row of the table, the medians; those above their bounds are bold and fail the run. */
function rowOf(row, columns) {
  const cells = COLUMNS.map((column) => {
    if (!columns[column]) return [`${column}, ms`, ''];
    const value = Math.round(median(columns[column]));
    // The browser reports no task below 50 ms.
    const shown = column.startsWith('longest') && value === 0 ? '< 50' : String(value);
    if (!isSlow(row, column, value)) return [`${column}, ms`, shown];
    process.exitCode = 1;
    return [`${column}, ms`, `**${shown}**`];
  });
  return { screen: row, ...Object.fromEntries(cells) };
}

const table = tableOf([...taken].map(([row, columns]) => rowOf(row, columns)));
console.log(`\n${table}`);
if (process.argv.includes('--write') && only.length === 0) await writeTable('screens', NOTE, table);
