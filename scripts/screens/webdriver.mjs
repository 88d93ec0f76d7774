import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/engines.mjs';

const HOW_TO_GET_IT = '`apt-get install webkit2gtk-driver xvfb`';

/** The browser of WebKitGTK that its driver starts; Debian puts it beside the libraries of the architecture. */
const BROWSER = fs
  .readdirSync('/usr/lib')
  .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
  .find((file) => fs.existsSync(file));

/** A window is at least as wide as its toolbar, which is wider than a phone unless its buttons lie side by side. */
const NARROW = 'window * { min-width: 0; padding: 0; margin: 0; border: 0; }';

/** How the standard names the reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts the driver on a display that nobody sees. Returns its address and a function that ends both. */
async function startDriver() {
  const port = await freePort();
  const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  fs.mkdirSync(path.join(settings, 'gtk-3.0'));
  fs.writeFileSync(path.join(settings, 'gtk-3.0', 'gtk.css'), NARROW);
  const screen = ['-a', '-s', '-screen 0 2000x2000x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, because `xvfb-run` leaves its display behind when only itself is ended.
    detached: true,
    env: {
      ...process.env,
      ...{ XDG_CONFIG_HOME: settings, LANGUAGE: 'en_GB', LC_ALL: 'C.UTF-8', TZ: 'Europe/Berlin' },
    },
  });
  const failed = new Promise((_, reject) => driver.once('error', reject));
  const stop = () => {
    process.kill(-driver.pid, 'SIGTERM');
    fs.rmSync(settings, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  const answers = async () => {
    for (let tries = 0; tries < 100; tries++) {
      if (
        await fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    stop();
    throw new Error(`WebKitWebDriver does not answer: ${HOW_TO_GET_IT}`);
  };
  await Promise.race([answers(), failed]);
  return { address, stop };
}

/** Sends a command of WebDriver (https://www.w3.org/TR/webdriver2) and resolves to its value. */
async function command(method, address, body) {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
}

/** A tab of WebKitGTK's MiniBrowser (see `browsers.mjs`), driven by the commands of the standard. */
export async function webkit() {
  if (!BROWSER) throw new Error(`WebKitGTK is needed: ${HOW_TO_GET_IT}`);
  const { address, stop } = await startDriver();
  const options = { binary: BROWSER, args: ['--automation'] };
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  const { sessionId, capabilities } = await command('POST', `${address}/session`, wanted).catch((error) => {
    stop();
    throw error;
  });
  const session = `${address}/session/${sessionId}`;
  const post = (path, body) => command('POST', `${session}/${path}`, body);
  const run = (script) => post('execute/sync', { script: `return ${script}`, args: [] });
  return {
    version: capabilities.browserVersion,
    async resize(width, height) {
      await post('window/rect', { width, height });
      const got = await run('innerWidth');
      if (got !== width) throw new Error(`The window is ${got} px wide instead of ${width}.`);
    },
    open: (url) => post('url', { url }),
    run,
    async press(xpath) {
      const found = await post('element', { using: 'xpath', value: xpath });
      await post(`element/${found[ELEMENT]}/click`, {});
    },
    picture: async () => Buffer.from(await command('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await command('DELETE', session).catch(() => undefined);
      stop();
    },
  };
}
