import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startApp, type TestApp } from '../../../../test/support/app/app.ts';

const HOSTS = { publicUrl: 'https://www.firm.test', adminUrl: 'https://desk.firm.test' };
const FILES = [
  'index.html',
  'about/index.html',
  'confirm-email/index.html',
  'spa.html',
  'admin-spa.html',
  'assets/app-abc.js',
];

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  for (const name of FILES) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '<html>');
  }
  app = await startApp({ siteFolder: folder, settings: HOSTS });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

interface Sent {
  method?: string;
  authorization?: string;
}

/** Sends a request for one of the two hosts to the server, as a proxy does. */
function at(host: 'www' | 'desk', path: string, { method = 'GET', authorization }: Sent = {}) {
  const headers = {
    host: `${host}.firm.test`,
    'content-type': 'application/json',
    ...(authorization && { authorization }),
  };
  return new Promise<{ status?: number; location?: string; text: string; robots: unknown }>(
    (resolve, reject) => {
      const sent = request(app.url + path, { method, headers }, (answer) => {
        const { statusCode: status, headers: got } = answer;
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status, location: got.location, text, robots: got['x-robots-tag'] }),
        );
      });
      sent.on('error', reject);
      sent.end(method === 'POST' ? '{}' : undefined);
    },
  );
}

describe('with a host of its own for the administration', () => {
  it.each([
    ['www', '/admin_sign_in', `${HOSTS.adminUrl}/admin_sign_in`],
    ['www', '/de/admin-dashboard?tab=jobs', `${HOSTS.adminUrl}/de/admin-dashboard?tab=jobs`],
    ['www', '/confirm-email?for=admin', `${HOSTS.adminUrl}/confirm-email?for=admin`],
    ['desk', '/', '/admin_sign_in'],
    ['desk', '/de', '/de/admin_sign_in'],
    ['desk', '/about?a=1', `${HOSTS.publicUrl}/about?a=1`],
    ['desk', '/dashboard/jobs', `${HOSTS.publicUrl}/dashboard/jobs`],
    [
      'desk',
      '/career/sap-656f2a9e1c9d440000a1b2c3',
      `${HOSTS.publicUrl}/career/sap-656f2a9e1c9d440000a1b2c3`,
    ],
  ] as const)('%s redirects %s to %s', async (host, path, place) => {
    expect(await at(host, path)).toMatchObject({ status: 302, location: place });
  });

  it('each host serves its own pages, and both what pages load', async () => {
    for (const [host, path] of [
      ['desk', '/admin-dashboard'],
      ['desk', '/confirm-email?for=admin'],
      ['desk', '/assets/app-abc.js'],
      ['desk', '/public/api/v0/ping'],
      ['www', '/about'],
      ['www', '/confirm-email'],
      ['www', '/assets/app-abc.js'],
    ] as const)
      expect([path, (await at(host, path)).status]).toEqual([path, 200]);
    expect(await at('desk', '/robots.txt')).toMatchObject({ text: 'User-agent: *\nDisallow: /\n' });
    expect((await at('desk', '/admin_sign_in')).robots).toBe('noindex');
    expect((await at('www', '/about')).robots).toBeUndefined();
  });

  it('the public host does not know the administration’s API, except for programs with a key', async () => {
    const status = async (...sent: Parameters<typeof at>) => (await at(...sent)).status;
    expect(await status('desk', '/api/admin/jobs')).toBe(401);
    expect(await status('www', '/api/admin/jobs')).toBe(404);
    expect(await status('www', '/api/%61dmin/jobs')).toBe(404);
    expect(await status('www', '/api/admin/jobs', { authorization: 'Bearer cpk_unknown' })).toBe(401);
    expect(await status('desk', '/public/api/v0/admin/login', { method: 'POST' })).toBe(400);
    expect(await status('www', '/public/api/v0/admin/login', { method: 'POST' })).toBe(404);
  });
});
