import mongoose from 'mongoose';
import { engines, openTestDatabase } from '../../../../../../../test/support/app/database.ts';
import { makersOfWebhooks } from './0014-makers-of-webhooks.ts';

const { ObjectId } = mongoose.Types;

it.each(engines())(
  'webhooks get the administrator who added them from the audit log on %s',
  async (engine) => {
    const db = await openTestDatabase(engine);
    const [known, named, unknown, byOperator] = Array.from({ length: 4 }, () => new ObjectId());
    const [maker, other] = [new ObjectId(), new ObjectId()];
    const webhooks = db.connection.collection('webhooks');
    const audit = db.connection.collection('audit');
    await webhooks.insertMany([
      { _id: known },
      { _id: named, addressBy: other },
      { _id: unknown },
      { _id: byOperator },
    ]);
    const entry = (action: string, target: object, actorKind: string, actorId: unknown) =>
      audit.insertOne({ action, targetId: String(target), actorKind, actorId: String(actorId) });
    await entry('webhook.edited', known!, 'admin', other);
    await entry('webhook.created', known!, 'admin', maker);
    await entry('webhook.created', named!, 'admin', maker);
    await entry('webhook.created', byOperator!, 'system', 'system');
    for (let run = 0; run < 2; run++)
      await makersOfWebhooks.run(db.connection.db!, db.connection, { oidcIssuer: '', auegPermit: null });
    const after = await webhooks.find().toArray();
    const makerOf = (id?: object) => after.find(({ _id }) => String(_id) === String(id))?.['addressBy'];
    expect([makerOf(known), makerOf(named)].map(String)).toEqual([String(maker), String(other)]);
    expect([makerOf(unknown), makerOf(byOperator)]).toEqual([undefined, undefined]);
    await db.close();
  },
);
