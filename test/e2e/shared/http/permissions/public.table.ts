import { anyone, either, NO_PASSKEY, op, optional, type Entry } from './entry.ts';

const NEW_PASSWORD = 'weg zum bahnhof 17';
const person = { first_name: 'Ada', last_name: 'Berg', company_name: 'Firma', password: NEW_PASSWORD };
const GUEST = { first_name: 'Ada', last_name: 'Berg', email: 'ada@firma.test' };

/** Operations that anyone may call, sorted by operation. */
export const PUBLIC_TABLE: Entry[] = [
  op('GET /.well-known/security.txt', anyone(200)),
  // Without a built site there is no page to fill; the page has its own tests.
  op('GET /career/{slugAndId}', anyone(404), { given: () => ({ slugAndId: 'sap-basis' }) }),
  op('GET /de/career/{slugAndId}', anyone(404), { given: () => ({ slugAndId: 'sap-basis' }) }),
  op('GET /de/projects/{slugAndId}', anyone(404), { given: () => ({ slugAndId: 'roll-out' }) }),
  op('GET /projects/{slugAndId}', anyone(404), { given: () => ({ slugAndId: 'roll-out' }) }),
  op('GET /availability/{token}', anyone(404), { given: () => ({ token: 'unknown' }) }),
  op('GET /de/availability/{token}', anyone(404), { given: () => ({ token: 'unknown' }) }),
  op('GET /de/pool/{token}', anyone(404), { given: () => ({ token: 'unknown' }) }),
  op('GET /pool/{token}', anyone(404), { given: () => ({ token: 'unknown' }) }),
  op('POST /pool/{token}', anyone(404), { given: () => ({ token: 'unknown' }), body: { answer: 'yes' } }),
  op('GET /de/proposal/{token}', anyone(404), { given: () => ({ token: 'unknown' }) }),
  op('GET /proposal/{token}', anyone(404), { given: () => ({ token: 'unknown' }) }),
  op('POST /de/proposal/{token}', anyone(404), {
    given: () => ({ token: 'unknown' }),
    body: { answer: 'agree' },
  }),
  op('POST /proposal/{token}', anyone(404), {
    given: () => ({ token: 'unknown' }),
    body: { answer: 'agree' },
  }),
  op('GET /de/unsubscribe/{token}', anyone(404), { given: () => ({ token: 'unknown' }) }),
  op('GET /unsubscribe/{token}', anyone(404), { given: () => ({ token: 'unknown' }) }),
  op('GET /feed.xml', anyone(200)),
  op('GET /de/feed.xml', anyone(200)),
  op('GET /de/projects.xml', anyone(200)),
  op('GET /jobs.xml', anyone(200)),
  op('GET /projects.xml', anyone(200)),
  op('GET /docs/changes', anyone(200)),
  op('GET /docs/changes.atom', anyone(200)),
  op('GET /health/live', anyone(200)),
  op('GET /health/ready', anyone(200)),
  // Previews of real files have a suite of their own.
  op('GET /preview/{token}/{file}', anyone(404), {
    given: () => ({ token: 'unknown', file: 'CV.pdf' }),
  }),
  op('GET /private/api/projects/all', optional(200)),
  op('GET /public/api/v0/career-site', anyone(200), {
    given: () => ({ language: 'de' }),
    inQuery: ['language'],
  }),
  op('GET /public/api/v0/home-search', optional(200)),
  op('GET /public/api/v0/jobs', anyone(200)),
  op('GET /public/api/v0/jobs/locations', anyone(200)),
  op('GET /public/api/v0/jobs/{id}', anyone(200), {
    given: async (world) => ({ id: await world.job() }),
    ids: { id: [200, null, 404, 400] },
  }),
  // Not configured here.
  op('GET /public/api/v0/linkedIn/callback', anyone(302)),
  op('GET /public/api/v0/linkedIn/login', anyone(503)),
  op('GET /public/api/v0/ping', anyone(200)),
  // Nobody's: portraits have a suite of their own.
  op('GET /public/api/v0/portraits/{id}/{file}', anyone(404), {
    given: () => ({ id: 'f'.repeat(24), file: '352.webp' }),
  }),
  op('GET /public/api/v0/projects/categories', anyone(200)),
  op('GET /public/api/v0/projects/locations', anyone(200)),
  op('GET /public/api/v0/projects/{id}', optional(200), {
    given: async (world) => ({ id: await world.adminProject() }),
    ids: { id: [200, null, 404, 400] },
  }),
  op('GET /public/api/v0/verify-email', anyone(400)),
  op('GET /public/api/v0/vocabulary', anyone(200)),
  op('GET /robots.txt', anyone(200)),
  op('GET /share/job/{file}', anyone(200), {
    given: async (world) => ({ file: `${await world.job()}.png` }),
  }),
  op('GET /share/project/{file}', anyone(200), {
    given: async (world) => ({ file: `${await world.adminProject()}.png` }),
  }),
  op('GET /sitemap.xml', anyone(200)),
  op('GET /sitemap-{name}', anyone(200), { given: () => Promise.resolve({ name: 'pages.xml' }) }),
  op('POST /availability/{token}', anyone(404), { given: () => ({ token: 'unknown' }) }),
  op('POST /unsubscribe/{token}', anyone(200), { given: () => ({ token: 'unknown' }) }),
  op('POST /private/api/notifications/userNotification', either(201), {
    given: async (world, { id, role }) => ({ userId: role ? id : (await world.user('B2B')).id }),
    another: async (world) => ({ userId: (await world.user('B2B')).id }),
    inBody: ['userId'],
    body: { message: 'Remember the interview' },
    ids: { userId: [201, 403, 403, 403] },
  }),
  // Open for the first administrator only, and one exists.
  op('POST /public/api/v0/admin/register', anyone(403), {
    body: { email: 'new@firma.example', phone: '+49 30 1', password: NEW_PASSWORD },
  }),
  op('POST /public/api/v0/admin/login', anyone(401), {
    body: { email: 'a@firma.example', password: 'wrong' },
  }),
  op('POST /public/api/v0/admin/login/passkey', anyone(401), { body: { credential: NO_PASSKEY } }),
  op('POST /public/api/v0/admin/login/passkey/options', anyone(200)),
  op('POST /public/api/v0/admin/forgot-password', anyone(200), { body: { email: 'a@firma.example' } }),
  op('POST /public/api/v0/admin/reset-password', anyone(400), {
    body: { token: 'unknown', password: NEW_PASSWORD },
  }),
  op('POST /public/api/v0/apply/confirm', anyone(400), { body: { token: 'unknown' } }),
  op('POST /public/api/v0/apply/discard', anyone(400), { body: { token: 'unknown' } }),
  op('POST /public/api/v0/apply/opened', anyone(400), { body: { token: 'unknown' } }),
  // Without a CV.
  op('POST /public/api/v0/jobs/{id}/apply', anyone(400), {
    given: async (world) => ({ id: await world.job() }),
    body: GUEST,
  }),
  op('POST /public/api/v0/projects/{id}/apply', anyone(400), {
    given: async (world) => ({ id: await world.adminProject() }),
    body: GUEST,
  }),
  op('POST /public/api/v0/confirm-email', anyone(400), { body: { token: 'unknown' } }),
  op('POST /public/api/v0/undo-email-change', anyone(400), { body: { token: 'unknown' } }),
  op('POST /public/api/v0/contact-admin', anyone(201), {
    body: { name: 'Ada', email: 'ada@firma.test', message: 'Hello' },
  }),
  op('POST /public/api/v0/forgot-password', anyone(200), { body: { email: 'a@firma.example' } }),
  op('POST /public/api/v0/login', anyone(401), { body: { email: 'a@firma.example', password: 'wrong' } }),
  op('POST /public/api/v0/login/passkey', anyone(401), { body: { credential: NO_PASSKEY } }),
  op('POST /public/api/v0/login/passkey/options', anyone(200)),
  op('POST /public/api/v0/register', anyone(201), { body: { ...person, email: 'ada@firma.example' } }),
  op('POST /public/api/v0/resend-verification', anyone(200), { body: { email: 'a@firma.example' } }),
  op('POST /public/api/v0/reset-password', anyone(400), {
    body: { token: 'unknown', password: NEW_PASSWORD },
  }),
  op('POST /public/api/v0/session/exchange', anyone(401), { body: { token: 'unknown' } }),
];
