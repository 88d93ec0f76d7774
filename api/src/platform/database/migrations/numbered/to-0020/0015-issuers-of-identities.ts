import { dropIndex } from '../../drop-index.ts';
import type { Migration } from '../../migration.ts';
import { createIndexes } from '../../steps.ts';

/**
 * Identities are keyed by issuer and subject. Those that exist come from the issuer that is configured. Processes of the
 * previous version write none, and the new index keeps theirs apart as the old one did.
 */
export const issuersOfIdentities: Migration = {
  number: 15,
  name: 'The identities of a sign-in provider belong to its issuer',
  run: async (store, _connection, { oidcIssuer }) => {
    const linked = { 'providers.linkedIn': { $exists: true }, 'providers.linkedInIssuer': null };
    const issuer = new URL(oidcIssuer).href;
    await store.collection('users').updateMany(linked, { $set: { 'providers.linkedInIssuer': issuer } });
    const key = { 'providers.linkedIn': 1, 'providers.linkedInIssuer': 1 } as const;
    await createIndexes({ users: [{ key, unique: true, sparse: true }] })(store);
    await dropIndex(store, 'users', 'providers.linkedIn_1');
  },
};
