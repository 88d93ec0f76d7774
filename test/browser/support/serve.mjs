// Starts the built product for the browser tests: a fresh embedded store with demo data, emails written to files below
// DATA_DIR, and rate limits that a test run does not reach.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const data = path.join(root, '.cache', 'browser-data');
fs.rmSync(data, { recursive: true, force: true });
Object.assign(process.env, {
  DATA_DIR: data,
  PUBLIC_URL: `http://localhost:${process.env.PORT}`,
  RATE_LIMIT_SCALE: '1000',
  SEED_DEMO: 'true',
  ADMIN_REGISTRATION: 'first',
  LOG_LEVEL: 'warn',
  CONTACT_TO: 'desk@muster.example',
  // Not the default, so that the pages' text about it comes from here.
  KEEP_CONTACT_MESSAGES_MONTHS: '18',
  ACCESSIBILITY_AUTHORITY: 'Amt für Prüfungen, Teststraße 1, 10115 Berlin',
});
delete process.env.MONGODB_URI;
delete process.env.SMTP_URL;
await import(path.join(root, 'api/dist/server.js'));
