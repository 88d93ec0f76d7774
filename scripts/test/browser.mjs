import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run, tool } from '../lib/run.mjs';

/** The build that Playwright downloads, and the name of Debian's package. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const PLAYWRIGHT = tool('@playwright/test/cli.js');

/** How to get a browser by hand, for those whose machine refused every other way. */
export const HOW_TO_GET_ONE =
  '`npx playwright install --with-deps chromium-headless-shell` or `apt-get install chromium`, or CHROMIUM with the path of one';
export const HOW_TO_GET_FIREFOX = '`apt-get install firefox-esr`, or FIREFOX with the path of one';

/**
 * The browsers of the tests: the variable that names the program, how programs are called (the preferred one first), Debian's
 * package, what a program says when asked for its version, and how a missing library is installed.
 */
const CHROMIUM = {
  name: 'browser',
  variable: 'CHROMIUM',
  // The headless shell takes a quarter less time per page.
  programs: [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debian: HEADLESS_SHELL,
  version: /Chrom\D*(\d+(?:\.\d+)+)/,
  libraries: '`sudo npx playwright install-deps chromium-headless-shell` installs them',
};
const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX',
  programs: ['firefox-esr', 'firefox'],
  debian: 'firefox-esr',
  version: /Firefox (\d+(?:\.\d+)+)/,
  libraries: '`sudo npx playwright install-deps firefox` installs them',
};

/** Returns the path of a program on the PATH of an environment, or undefined. */
export function onPath(name, env = process.env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Starts a browser to ask for its version, as one without its libraries is of no use. Returns `{ version }`, or
 * `{ reason }` in one line.
 */
function tried(file, { version: pattern, libraries }) {
  const { error, status, stdout, stderr } = spawnSync(file, ['--version'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  const version = pattern.exec(stdout ?? '')?.[1];
  if (status === 0 && version) return { version };
  const [line] = `${error?.message ?? ''}\n${stderr ?? ''}`.split('\n').filter((each) => each.trim());
  const reason = line?.trim().replace(`${file}: `, '') ?? `it ends with ${status}`;
  return { reason: /shared libraries/.test(reason) ? `${reason} (${libraries})` : reason };
}

/** Returns the path of the headless shell that Playwright has downloaded, or undefined. */
function ofPlaywright(env) {
  try {
    const args = [PLAYWRIGHT, 'install', '--dry-run', HEADLESS_SHELL];
    const said = execFileSync(process.execPath, args, { encoding: 'utf8', env });
    const folder = /Install location:\s+(.+)/.exec(said)?.[1];
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const name = files.find((file) => /(^|[\\/])(chrome-)?headless[_-]shell(\.exe)?$/.test(file));
    return name && path.join(folder, name);
  } catch {
    return undefined;
  }
}

/** Returns why this user may not install Debian's packages, or the words that begin a command which does. */
function debian(env) {
  const aptGet = onPath('apt-get', env);
  if (!aptGet) return { reason: 'there is no apt-get' };
  if (process.getuid?.() === 0) return { command: [aptGet] };
  const sudo = onPath('sudo', env);
  if (sudo && spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore', env }).status === 0)
    return { command: [sudo, '-n', aptGet] };
  return { reason: 'apt-get needs root' };
}

/** Runs a command and returns null, or why it failed in one line. `onLine` gets what it writes to its output. */
async function reasonOf(program, args, env, onLine = () => undefined) {
  const errors = [];
  const lines = (chunk) =>
    stripVTControlCharacters(String(chunk))
      .split(/[\r\n]+/)
      .map((line) => line.trim());
  const code = await run(program, args, {
    env,
    onOutput: (chunk) => lines(chunk).filter(Boolean).forEach(onLine),
    onError: (chunk) => errors.push(...lines(chunk).filter(Boolean)),
  });
  if (code === 0) return null;
  return errors.find((line) => /^(E|Error): /.test(line)) ?? errors.at(-1) ?? `it ends with ${code}`;
}

async function installPackage(name, env, say) {
  const { reason, command } = debian(env);
  if (!command) return reason;
  say(`Installing Debian's package ${name} ...`);
  const [program, ...args] = command;
  const silent = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  // Without lists of packages apt-get knows none; with old ones it may look for versions that are gone.
  await reasonOf(program, [...args, 'update', '-qq'], silent);
  const install = [...args, 'install', '-y', '-qq', '--no-install-recommends', name];
  return reasonOf(program, install, silent);
}

/** Shows how much has arrived. Playwright tries five times, and says the same at each try. */
function download(env, say) {
  const said = new Set();
  return reasonOf(process.execPath, [PLAYWRIGHT, 'install', HEADLESS_SHELL], env, (line) => {
    if (/^Downloading|%/.test(line) && !said.has(line)) say(line);
    said.add(line);
  });
}

/*
 * The ways to a browser. Each is asked with a browser, the environment and `say`, and answers `{ file }` or `{ reason }`.
 */

const VARIABLE = [({ variable }) => variable, ({ variable }, env) => ({ file: env[variable] })];
const PATH = [
  () => 'the PATH',
  ({ programs }, env) => {
    const file = programs.map((name) => onPath(name, env)).find(Boolean);
    return file ? { file } : { reason: `none of ${programs.join(', ')}` };
  },
];
const CACHE = [
  () => "Playwright's cache",
  (_, env) => {
    const file = ofPlaywright(env);
    return file ? { file } : { reason: 'empty' };
  },
];
const DOWNLOAD = [
  () => 'playwright install',
  async (_, env, say) => {
    const reason = await download(env, say);
    // It also wants FFmpeg for videos, which no test makes.
    const file = ofPlaywright(env);
    return file ? { file } : { reason };
  },
];
const DEBIAN = [
  () => "Debian's package",
  async ({ debian: name }, env, say) => {
    const reason = await installPackage(name, env, say);
    return reason ? { reason } : { file: onPath(name, env) ?? `/usr/bin/${name}` };
  },
];

/** Goes the ways in their order, and returns the first browser that starts, or null. */
async function along(ways, browser, env, say) {
  for (const [named, way] of ways) {
    const { file, reason } = await way(browser, env, say);
    const { version, reason: broken } = file ? tried(file, browser) : { reason };
    if (version) return { file, version };
    // The variable is not set on most machines.
    if (file || reason) say(`No ${browser.name} by ${named(browser)}: ${file ? `${file}: ` : ''}${broken}`);
  }
  return null;
}

/**
 * Returns the Chromium to test in, `{ file, version }`: CHROMIUM, one on the PATH, or Playwright's; null when none of
 * them starts. `say` gets a line for each way that failed.
 */
export const findChromium = (env = process.env, say = console.log) =>
  along([VARIABLE, PATH, CACHE], CHROMIUM, env, say);

/** Gets a Chromium where `findChromium` has found none: Playwright's download, then Debian's package. */
export const getChromium = (env = process.env, say = console.log) =>
  along([DOWNLOAD, DEBIAN], CHROMIUM, env, say);

/** Returns the Firefox to test in, as `findChromium` does. Playwright has only one that it has changed. */
export const findFirefox = (env = process.env, say = console.log) =>
  along([VARIABLE, PATH], FIREFOX, env, say);

/** Gets a Firefox where `findFirefox` has found none: Debian's package. */
export const getFirefox = (env = process.env, say = console.log) => along([DEBIAN], FIREFOX, env, say);

/** Returns the path of `findChromium`'s browser, for tools that cannot do without. */
export async function chromiumPath() {
  const found = await findChromium();
  if (!found) throw new Error(`Chromium is needed: get one by ${HOW_TO_GET_ONE}`);
  return found.file;
}
