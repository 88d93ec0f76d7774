import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailQueue } from '../../../../api/src/platform/mail/mail-queue.ts';
import { ScheduledRunFigures } from '../../../../api/src/platform/metrics/scheduled-run-figures.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { backupRecordOf } from '../../../support/app/stored.ts';
import { suiteEngine } from '../../../support/app/database.ts';
import { figure, scrape, until } from '../../../support/checks/metrics.ts';
import { freePort } from '../../../support/app/server-process.ts';

let metricsPort: number;
let site: string;
let app: TestApp;
beforeAll(async () => {
  metricsPort = await freePort();
  site = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(site, 'index.html'), '<p>home</p>');
  app = await startApp({
    settings: { metricsPort },
    siteFolder: site,
    mailer: { send: () => Promise.reject(new Error('away')) },
  });
});
afterAll(async () => {
  await app.close();
  await rm(site, { recursive: true });
});

const printed = () => scrape(metricsPort);
const requests = (method: string, route: string, status: number) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
/** Polls a metric until it has the expected value. Resolves to its last value. */
const figureOf = async (series: string, wanted: number) =>
  figure(await until(printed, (text) => figure(text, series) === wanted), series);

describe('the figures', () => {
  it('are served on a port of their own alone', async () => {
    await app.request.get('/metrics').expect(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    const text = await printed();
    expect(text).toContain('process_cpu_user_seconds_total');
    expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(text).toMatch(/^app_build_info\{version="[\d.]+",build="sources",node="v\d+\.[\d.]+"\} 1$/m);
    expect(figure(text, 'process_memory_limit_bytes')).toBeGreaterThan(100_000_000);
    expect(figure(text, 'data_disk_bytes{kind="free"}')).toBeGreaterThan(0);
  });

  it('count requests by the template of their route, those answered before routing too', async () => {
    await app.request.get('/public/api/v0/ping').expect(200);
    const { headers } = await app.request.get('/public/api/v0/jobs?q=one').expect(200);
    await app.request.get('/public/api/v0/jobs?q=one').expect(200);
    await app.request
      .get('/public/api/v0/jobs?q=one')
      .set('if-none-match', headers['etag'] ?? '')
      .expect(304);
    await app.request.get('/public/api/v0/jobs/64b7f0000000000000000000').expect(404);
    expect(await figureOf(requests('GET', '/public/api/v0/ping', 200), 1)).toBe(1);
    expect(await figureOf(requests('GET', '/public/api/v0/jobs', 200), 2)).toBe(2);
    expect(await figureOf(requests('GET', '/public/api/v0/jobs', 304), 1)).toBe(1);
    expect(await figureOf(requests('GET', '/public/api/v0/jobs/:id', 404), 1)).toBe(1);
    expect(await printed()).not.toContain('64b7f');
  });

  it('give every address that leads nowhere one label, whatever its text and its method', async () => {
    const before = figure(await printed(), requests('GET', 'unmatched', 404)) ?? 0;
    const hostile = ['/public/api/v0/wp-login.php', '/api/%2e%2e/etc', '/private/"}{', '/api/admin/%00'];
    for (const path of hostile) await fetch(`${app.url}${path}`);
    await fetch(`${app.url}/public/api/v0/nothing`, { method: 'PROPFIND' });
    await fetch(`${app.url}/no/such/page`);
    expect(await figureOf(requests('GET', 'unmatched', 404), before + hostile.length + 1)).toBe(
      before + hostile.length + 1,
    );
    const text = await printed();
    expect(text).not.toMatch(/wp-login|etc|PROPFIND|such/);
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    for (const route of routes) expect(route).toMatch(/^(unmatched|\/[\w./:*-]*)$/);
  });

  it('have buckets that add up', async () => {
    await app.request.get('/public/api/v0/ping').expect(200);
    const of = (le: string) =>
      `http_request_duration_seconds_bucket{le="${le}",method="GET",route="/public/api/v0/ping",status="200"}`;
    const text = await printed();
    const counts = ['0.005', '0.05', '1', '10', '+Inf'].map((le) => figure(text, of(le)) ?? NaN);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(figure(text, requests('GET', '/public/api/v0/ping', 200)));
  });

  it('count passwords that were wrong, and lockouts, of users and administrators apart', async () => {
    const checks = (audience: string, outcome: string) =>
      `password_checks_total{audience="${audience}",outcome="${outcome}"}`;
    expect(figure(await printed(), checks('admin', 'wrong'))).toBe(0);
    for (const path of ['/public/api/v0/login', '/public/api/v0/admin/login'])
      await app.request.post(path).send({ email: 'nobody@example.com', password: 'wrong wrong' }).expect(401);
    expect(await figureOf(checks('user', 'wrong'), 1)).toBe(1);
    expect(await figureOf(checks('admin', 'wrong'), 1)).toBe(1);
    expect(await figureOf(checks('admin', 'locked'), 0)).toBe(0);
  });

  it('tell of emails that wait, for how long, and of tries that failed', async () => {
    const mail = {
      to: 'a@b.test',
      language: 'en' as const,
      subject: 's',
      paragraphs: [],
      kind: 'contact' as const,
    };
    await app.app.get(MailQueue, { strict: false }).enqueue(mail);
    app.clock.advance(90_000);
    expect(await figureOf('outbox_mails{state="waiting"}', 1)).toBe(1);
    expect(await figureOf('outbox_mails{state="failed"}', 0)).toBe(0);
    expect(figure(await printed(), 'outbox_oldest_waiting_age_seconds')).toBe(90);
    await app.mails();
    expect(
      figure(await printed(), 'mail_send_duration_seconds_count{outcome="failed"}'),
    ).toBeGreaterThanOrEqual(1);
    expect(figure(await printed(), 'mail_send_duration_seconds_count{outcome="delivered"}')).toBe(0);
  });

  it('tell of the store: its connections, or its files', async () => {
    const text = await printed();
    expect(figure(text, 'store_up')).toBe(1);
    // No backup was made, and none is expected outside production.
    expect(text).not.toMatch(/^backup_(last|expected)/m);
    expect(figure(text, 'backup_max_age_seconds')).toBe(0);
    const [most, idle] = ['store_pool_max_connections', 'store_pool_connections{state="idle"}'].map(
      (series) => figure(text, series),
    );
    if (suiteEngine() === 'mongodb') {
      expect(most).toBeGreaterThan(0);
      expect(idle).toBeGreaterThan(0);
      expect(await figureOf('store_pool_connections{state="pending"}', 0)).toBe(0);
      expect(await figureOf('store_pool_waiting_requests', 0)).toBe(0);
    } else {
      expect([most, idle]).toEqual([0, 0]);
      expect(figure(text, 'store_waiting_writes')).toBe(0);
    }
  });

  it('tell of scheduled runs: how they ended, when one last succeeded, and when the next must', async () => {
    const runs = app.app.get(ScheduledRunFigures, { strict: false });
    runs.expect('sweep', 60);
    const success = 'scheduled_run_last_success_timestamp_seconds{name="sweep"}';
    const expected = figure(await printed(), success) ?? NaN;
    runs.observe('sweep', 'failed', 2);
    runs.observe('sweep', 'done', 3);
    const text = await printed();
    expect(figure(text, 'scheduled_runs_total{name="sweep",outcome="failed"}')).toBe(1);
    expect(figure(text, 'scheduled_runs_total{name="sweep",outcome="done"}')).toBe(1);
    expect(figure(text, 'scheduled_run_last_duration_seconds{name="sweep"}')).toBe(3);
    expect(figure(text, 'scheduled_run_interval_seconds{name="sweep"}')).toBe(60);
    expect(figure(text, success)).toBeGreaterThanOrEqual(expected);
  });

  it('tell of the last backup, and end with the process', async () => {
    const port = await freePort();
    const other = await startApp({ settings: { metricsPort: port, backupMaxAgeHours: 26 } });
    const at = new Date('2026-11-21T02:30:00Z');
    await backupRecordOf(other).write({ at, bytes: { documents: 5000, files: 120 } });
    const text = await scrape(port);
    expect(figure(text, 'store_up')).toBe(1);
    expect(figure(text, 'backup_last_success_timestamp_seconds')).toBe(at.getTime() / 1000);
    expect(figure(text, 'backup_last_bytes{part="files"}')).toBe(120);
    expect(figure(text, 'backup_expected_since_timestamp_seconds')).toBe(other.clock.now().getTime() / 1000);
    expect(figure(text, 'backup_max_age_seconds')).toBe(26 * 3600);
    await other.close();
    await expect(scrape(port)).rejects.toThrow();
  });
});
