import { once } from 'node:events';
import { get } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Gauge, Registry } from 'prom-client';
import { freePort } from '../../../../test/support/app/server-process.ts';
import { CERTIFICATE, KEY } from '../../../../test/support/stand-ins/certificate.ts';
import { MetricsServer } from './metrics-server.ts';

let port: number;
let server: MetricsServer;
beforeAll(async () => {
  const registry = new Registry();
  new Gauge({ name: 'works', help: 'Always 1', registers: [registry] }).set(1);
  server = new MetricsServer(registry, { cert: CERTIFICATE, key: KEY });
  await server.listen((port = await freePort()), '127.0.0.1');
});
afterAll(() => server.close());

async function scrape(ca?: string): Promise<string> {
  const [response] = await once(get({ host: '127.0.0.1', port, path: '/metrics', ca }), 'response');
  return text(response as IncomingMessage);
}

describe('metrics with a certificate', () => {
  it('are served to a scraper that trusts it', async () => {
    expect(await scrape(CERTIFICATE)).toContain('works 1');
  });

  it('are refused by a scraper that does not know it', async () => {
    await expect(scrape()).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  });

  it('are not served in clear', async () => {
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });
});
