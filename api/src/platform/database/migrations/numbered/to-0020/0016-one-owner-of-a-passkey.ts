import type { Migration, Store } from '../../migration.ts';
import { createIndexes } from '../../steps.ts';

interface Factors {
  _id: { toHexString(): string };
  passkeys: { id: string; since: Date }[];
  credentials?: string[];
}

/** A credential id that several accounts registered stays with the first: no authenticator makes the same one twice. */
export const oneOwnerOfAPasskey: Migration = {
  number: 16,
  name: 'A passkey belongs to one account',
  run: async (store) => {
    await removeSecond(store);
    await claim(store);
    const index = { key: { credentials: 1 }, unique: true, sparse: true } as const;
    await createIndexes({ signinfactors: [index] })(store);
  },
};

async function removeSecond(store: Store): Promise<void> {
  const factors = store.collection<Factors>('signinfactors');
  const first = new Map<string, { owner: unknown; since: Date }>();
  const second: { owner: unknown; id: string }[] = [];
  for await (const { _id: owner, passkeys } of factors.find({ 'passkeys.0': { $exists: true } }))
    for (const { id, since } of passkeys) {
      const before = first.get(id);
      if (!before || since < before.since) first.set(id, { owner, since });
      if (before) second.push({ id, owner: since < before.since ? before.owner : owner });
    }
  for (const { owner, id } of second)
    await factors.updateOne({ _id: owner as never }, { $pull: { passkeys: { id } } });
}

/** Writes the list that the index is over; processes of the version before add none to it. */
async function claim(store: Store): Promise<void> {
  const factors = store.collection<Factors>('signinfactors');
  for await (const { _id, passkeys } of factors.find({ 'passkeys.0': { $exists: true } })) {
    const credentials = [_id.toHexString(), ...passkeys.map(({ id }) => id)];
    await factors.updateOne({ _id: _id as never }, { $set: { credentials } });
  }
}
