import path from 'node:path';
import mongoose from 'mongoose';
import { sqliteDriver } from '@consulting/mongoose-sqlite';

const BATCH = 1_000;
const { ObjectId } = mongoose.Types;

/** The store of a stopped server: the one of `mongodbUri`, else the embedded one in `folder`. */
export async function openStore(folder, mongodbUri) {
  const instance = new mongoose.Mongoose();
  if (!mongodbUri) instance.setDriver(sqliteDriver());
  const uri = mongodbUri ?? `sqlite:${path.join(folder, 'platform.sqlite')}`;
  return instance.createConnection(uri).asPromise();
}

export async function insert(collection, documents) {
  for (let at = 0; at < documents.length; at += BATCH)
    await collection.insertMany(documents.slice(at, at + BATCH));
}

/**
 * Copies of the demo documents with ids of their own, until each collection holds `count`; the id of who got the
 * messages.
 */
export async function fill(db, count) {
  const [talk] = await db
    .collection('conversations')
    .find({ kind: 'user' })
    .sort({ _id: 1 })
    .limit(1)
    .toArray();
  const parts = [
    ...['jobs', 'projects', 'consultants', 'employees', 'conversations'].map((name) => [name, {}]),
    ['users', { role: 'Freelancer' }],
    ['users', { role: 'B2B' }],
    ['messages', { conversationId: talk._id }],
  ];
  for (const [name, filter] of parts) {
    const collection = db.collection(name);
    const [model] = await collection.find(filter).limit(1).toArray();
    const from = await collection.countDocuments(filter);
    const copies = Array.from({ length: Math.max(0, count - from) }, (_, i) => ({
      ...model,
      _id: new ObjectId(),
      ...(name === 'users' && addressOf(`${filter.role}${from + i}@mail.example`)),
      ...(name === 'jobs' && { location: `City ${i % 10}` }),
      ...(name === 'projects' && i % 2 === 0 && { b2bId: null, ofCompany: false }),
    }));
    await insert(collection, copies);
  }
  await fillApplications(db, count);
  return talk._id;
}

const addressOf = (email) => ({ email, emailKey: email.toLowerCase() });

/** Each freelancer applies to a project of its own, an hour after the other. */
async function fillApplications(db, count) {
  const collection = db.collection('applications');
  const [model] = await collection.find({ kind: 'project', status: 'pending' }).limit(1).toArray();
  const from = await collection.countDocuments({ kind: 'project' });
  const ids = (name, filter) =>
    db
      .collection(name)
      .find(filter, { projection: { _id: 1 } })
      .toArray();
  const projects = await ids('projects', { ofCompany: false });
  const known = new Set((await collection.distinct('applicantId', { kind: 'project' })).map(String));
  const people = (await ids('users', { role: 'Freelancer' }))
    .filter(({ _id }) => !known.has(String(_id)))
    .slice(0, Math.max(0, count - from));
  const copies = people.map((person, i) => ({
    ...model,
    _id: new ObjectId(),
    applicantId: person._id,
    targetId: projects[(from + i) % projects.length]._id,
    appliedAt: new Date(Date.now() - i * 3_600_000),
  }));
  await insert(collection, copies);
}
