import mongoose from 'mongoose';
import { freshDatabaseUri, onMongodb } from '../../../../../test/support/app/database.ts';
import { MongodbReader } from './mongodb-reader.ts';
import { valuesOf } from './store-reader.ts';

onMongodb('a MongoDB database that is read at one moment', () => {
  let client: InstanceType<typeof mongoose.mongo.MongoClient>;
  const jobs = () => client.db().collection('jobs');

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(freshDatabaseUri('mongodb'), { monitorCommands: true });
    await jobs().insertOne({ title: 'kept' });
  });
  afterAll(async () => {
    await client.db().dropDatabase();
    await client.close();
  });

  it('is read although a process was killed within a transaction, without what that had changed', async () => {
    const killed = client.startSession();
    killed.startTransaction();
    await jobs().insertOne({ title: 'never committed' }, { session: killed });
    // If a server allows one transaction at a time, the first try to read fails.
    const refused = new Promise((resolve) => client.once('commandFailed', resolve));
    const opening = MongodbReader.open(client);
    await Promise.race([refused, opening]);
    await killed.abortTransaction();
    await killed.endSession();
    const reader = await opening;
    const titles: string[] = [];
    for await (const { title } of valuesOf<{ title: string }>(reader, 'jobs')) titles.push(title);
    await reader.close();
    expect(titles).toEqual(['kept']);
  });
});
