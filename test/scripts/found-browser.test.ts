import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Found {
  file: string;
  version: string;
}
type Find = (env: Record<string, string>, say: (line: string) => void) => Promise<Found | null>;
const { findChromium, findFirefox } = jest.requireActual<{ findChromium: Find; findFirefox: Find }>(
  '../../scripts/test/browser.mjs',
);

describe('the browser to test in', () => {
  let folder: string;
  let said: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browsers-'));
    said = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function program(name: string, script: string, mode = 0o755): string {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, mode);
    return file;
  }
  const chromium = (name: string, version = '150.0.1.2', mode?: number) =>
    program(name, `echo "Chromium ${version} built on Debian"`, mode);
  const find = (env: Record<string, string> = {}) =>
    findChromium({ PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'cache'), ...env }, (line) =>
      said.push(line),
    );

  it('is the one that CHROMIUM names, before those on the PATH', async () => {
    chromium('chromium');
    const file = chromium('mine', '151.0.0.1');
    expect(await find({ CHROMIUM: file })).toEqual({ file, version: '151.0.0.1' });
    expect(said).toEqual([]);
  });

  it('is the headless shell on the PATH before a whole browser, in whichever folder of it', async () => {
    chromium('chromium');
    const file = chromium('chromium-headless-shell');
    expect(await find({ PATH: `/nowhere:${folder}` })).toEqual({ file, version: '150.0.1.2' });
  });

  it('is one that starts: a broken one is named in a line, with the reason', async () => {
    const broken = program('lame', 'echo "error while loading shared libraries: libnss3.so" >&2; exit 127');
    const file = chromium('google-chrome');
    expect(await find({ CHROMIUM: broken })).toEqual({ file, version: '150.0.1.2' });
    expect(said).toEqual([
      `No browser by CHROMIUM: ${broken}: error while loading shared libraries: libnss3.so (\`sudo npx playwright install-deps chromium-headless-shell\` installs them)`,
    ]);
  });

  it('is a Firefox where one is needed: that of FIREFOX, then Debian’s before others on the PATH', async () => {
    chromium('chromium');
    const env = { PATH: folder };
    const say = (line: string) => said.push(line);
    expect(await findFirefox(env, say)).toBeNull();
    expect(said).toEqual(['No Firefox by the PATH: none of firefox-esr, firefox']);
    program('firefox', 'echo "Mozilla Firefox 150.0"');
    const debian = program('firefox-esr', 'echo "Mozilla Firefox 153.8.0esr"');
    expect(await findFirefox(env, say)).toEqual({ file: debian, version: '153.8.0' });
    const mine = program('mine', 'echo "Mozilla Firefox 154.0.1"');
    expect(await findFirefox({ ...env, FIREFOX: mine }, say)).toEqual({ file: mine, version: '154.0.1' });
  });

  it('is none when none of them starts, and each way that failed has one line', async () => {
    chromium('chromium', '1.2', 0o644);
    program('chromium-browser', 'echo "Install it with snap"');
    expect(await find({ CHROMIUM: '/nowhere/chromium' })).toBeNull();
    expect(said).toEqual([
      'No browser by CHROMIUM: /nowhere/chromium: spawnSync /nowhere/chromium ENOENT',
      `No browser by the PATH: ${join(folder, 'chromium-browser')}: it ends with 0`,
      "No browser by Playwright's cache: empty",
    ]);
  });
});
