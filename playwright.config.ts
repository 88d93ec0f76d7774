import os from 'node:os';
import { defineConfig } from '@playwright/test';

// The built site on the real API and the embedded store, with demo data, in the Chromium that `npm test` found.
const PORT = Number(process.env['BROWSER_TEST_PORT'] ?? 4173);
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

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
    launchOptions: {
      executablePath,
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
  },
  webServer: {
    command: 'node test/browser/support/serve.mjs',
    url: `http://localhost:${PORT}/health/ready`,
    timeout: 30_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PORT) },
  },
});
