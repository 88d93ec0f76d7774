// The processor time of a request on the embedded store, beside two floors in the same run (lib/floors.mjs): E, Fastify
// sending a ready body, and F, Fastify sending twenty rows from memory. Fails above the bounds. mongodb.bench.mjs
// measures the same on a MongoDB.
import { conditional } from '../lib/load.mjs';
import { ADMIN_JOBS, E, F, measureBesideFloors, withFilledServer } from './lib/beside-floors.mjs';

const PUBLIC_JOBS = '/public/api/v0/jobs?limit=20';

await withFilledServer(undefined, async ({ server, floors, admin, user }) =>
  measureBesideFloors({
    [E]: { server: floors, path: '/kept' },
    'public jobs, 20 rows, kept': { server, path: PUBLIC_JOBS, floor: E, most: 4 },
    'the same, 304': { ...(await conditional(server, PUBLIC_JOBS)), floor: E, most: 4 },
    'home page, HTML': { server, path: '/', floor: E, most: 4 },
    [F]: { server: floors, path: '/rows' },
    '/api/admin/me, 304': { ...(await conditional(server, '/api/admin/me', admin)), floor: F, most: 8 },
    '/private/api/me, 304': { ...(await conditional(server, '/private/api/me', user)), floor: F, most: 8 },
    [ADMIN_JOBS]: { server, path: ADMIN_JOBS, headers: admin, floor: F, most: 25 },
  }),
);
