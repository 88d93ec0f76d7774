import os from 'node:os';
import { defineConfig } from '@playwright/test';

// The built site on the real API and the embedded store, with demo data, in the browsers that `npm test` found.
const PORT = Number(process.env['BROWSER_TEST_PORT'] ?? 4173);

const CHROMIUM = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page is open for seconds: optimizing its code costs more than it saves, a fifth of the renderers' work.
      '--js-flags=--no-opt --no-maglev',
    ],
  },
};

/** An unpatched Firefox, which Playwright drives over WebDriver BiDi: the channel decides that. */
const FIREFOX = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: process.env['FIREFOX'] ?? '',
    firefoxUserPrefs: {
      // BiDi cannot emulate it for a context.
      'ui.prefersReducedMotion': 1,
      // All tabs are of one site, and one process for them costs less than one for each.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
    },
  },
};

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  // One more than cores: tests wait for mails, timers and each other's writes.
  workers: os.availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '.cache/browser-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // Each frame of a movement costs as much as a click; `journey` and `dialogs` see the site in motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', use: CHROMIUM },
    // Only where FIREFOX names one, so that a run by hand needs no second browser.
    ...(process.env['FIREFOX'] ? [{ name: 'firefox', use: FIREFOX }] : []),
  ],
  webServer: {
    command: 'node test/browser/support/serve.mjs',
    url: `http://localhost:${PORT}/health/ready`,
    timeout: 30_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PORT) },
  },
});
