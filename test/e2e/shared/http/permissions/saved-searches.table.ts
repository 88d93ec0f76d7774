import { admins, op, users, type Entry } from './entry.ts';
import type { World } from './world.ts';

/** A search of the caller's; another user's if the caller is not signed in as such. */
const own: Entry['given'] = async (world, caller) => ({ id: await world.savedSearchOf(caller) });
const anothers = async (world: World) => ({ id: await world.savedSearchOf(await world.user('B2B')) });
const ownOfAdmin: Entry['given'] = async (world, caller) => ({
  id: await world.savedSearchOf(caller, '/api/admin'),
});
const anothersOfAdmin = async (world: World) => ({
  id: await world.savedSearchOf(await world.newAdmin(), '/api/admin'),
});
const ofUser = { given: own, another: anothers, ids: { id: [200, 404, 404, 400] } } as const;
const ofAdmin = { ...ofUser, given: ownOfAdmin, another: anothersOfAdmin } as const;
const search = { name: 'EWM', query: 'q=ewm' };

/** Operations on saved searches, of users and of administrators. */
export const SAVED_SEARCHES_TABLE: Entry[] = [
  op('DELETE /api/admin/saved-searches/{id}', admins(200), ofAdmin),
  op('DELETE /private/api/saved-searches/{id}', users(200), ofUser),
  op('GET /api/admin/saved-searches', admins(200)),
  op('GET /private/api/saved-searches', users(200)),
  op('PATCH /api/admin/saved-searches/{id}', admins(200), { ...ofAdmin, body: { name: 'Other' } }),
  op('PATCH /private/api/saved-searches/{id}', users(200), { ...ofUser, body: { name: 'Other' } }),
  op('POST /api/admin/saved-searches', admins(201), { body: { ...search, kind: 'person' } }),
  // Each role has lists of its own.
  op('POST /private/api/saved-searches', users(403, 201), { body: { ...search, kind: 'project' } }),
  op('POST /api/admin/saved-searches/{id}/seen', admins(200), ofAdmin),
  op('POST /private/api/saved-searches/{id}/seen', users(200), ofUser),
];
