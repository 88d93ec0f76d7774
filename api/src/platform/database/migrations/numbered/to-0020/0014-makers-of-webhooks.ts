import mongoose from 'mongoose';
import type { Migration } from '../../migration.ts';

const { ObjectId } = mongoose.Types;

/** Writes who added each webhook, as the audit log says: they are put on hold with that administrator's account. */
export const makersOfWebhooks: Migration = {
  number: 14,
  name: 'Webhooks name the administrator who added them',
  async run(store) {
    const webhooks = store.collection('webhooks');
    for await (const { _id } of webhooks.find({ addressBy: null }, { projection: { _id: 1 } })) {
      const added = { action: 'webhook.created', targetId: String(_id), actorKind: 'admin' };
      const entry = await store.collection('audit').findOne(added);
      const id = String(entry?.['actorId']);
      if (!ObjectId.isValid(id)) continue;
      await webhooks.updateOne({ _id, addressBy: null }, { $set: { addressBy: new ObjectId(id) } });
    }
  },
};
