import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns how many screens axe has checked in each language. The workers of the browser tests write a line for each check
 * into files of `folder`: `de /dashboard/jobs`.
 */
export function screensIn(folder) {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const lines = names.flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').split('\n'));
  const screens = {};
  for (const line of new Set(lines.filter(Boolean))) {
    const [language] = line.split(' ');
    screens[language] = (screens[language] ?? 0) + 1;
  }
  return screens;
}

/**
 * Writes what the accessibility statement says of the last check, for the developer to commit. Only a run of the gate
 * (`GATE=1`) in which all tests have passed writes; its own build is not made again and shows the check before. Returns whether
 * it has written.
 */
export function writeCheck(file, { env, passed, date, axe, chromium, screens }) {
  const isWhole = ['en', 'de'].every((language) => screens[language] > 0);
  if (env.GATE !== '1' || !passed || !isWhole) return false;
  const { en, de } = screens;
  change(file, { date: dayOf(date), axe, chromium, screens: { en, de } });
  return true;
}

/**
 * Writes in which Firefox the tests have passed. Only the gate writes, after the part that runs them. What somebody has looked
 * at in WebKit is entered by hand, with docs/browsers.md.
 */
export function writeFirefox(file, { env, passed, date, version }) {
  if (env.GATE !== '1' || !passed) return false;
  change(file, { firefox: { version, date: dayOf(date) } });
  return true;
}

const dayOf = (date) => date.toISOString().slice(0, 10);

/** Keeps what another part of the check has written. */
function change(file, values) {
  const before = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  fs.writeFileSync(file, `${JSON.stringify({ ...before, ...values }, null, 2)}\n`);
}
