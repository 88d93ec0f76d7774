import path from 'node:path';
import mongoose from 'mongoose';
import { sqliteDriver } from '@consulting/mongoose-sqlite';
import { searchable, textsOf } from './varied.mjs';

const BATCH = 1_000;
const { ObjectId } = mongoose.Types;

/** Opens the store of a stopped server: that of `mongodbUri`, else the embedded one in `folder`. */
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

/** The fields that differ between the copies of a kind of document. */
const VARIED = {
  jobs: ({ title, location }) => ({
    ...{ title, location, state: 'open', closesAt: null, closes_at: null },
    search: `${title} ${location} full-time hybrid`,
  }),
  projects: ({ title, location, skills, role }, i) => ({
    ...{ title, location, state: 'open', hidden: false, closesAt: null, closes_at: null },
    ...{ technologies: skills, category: [skills[1], role] },
    search: `${title} ${location} remote`,
    ...(i % 2 === 0 && { b2bId: null, ofCompany: false }),
  }),
  consultants: ({ name, skills, role, address }) => ({
    ...{ name, skills, position: role, email: address('consultant') },
  }),
  employees: ({ name, skills, role, company, address }) => ({
    ...{ name, skills: skills.join(', '), position: role, companyName: company, email: address('employee') },
  }),
  users: ({ first, last, skills, company, address }, i, { role }) => ({
    ...{ first_name: first, last_name: last, company_name: role === 'B2B' ? company : '', skills },
    ...addressOf(address(role)),
  }),
  conversations: ({ name, title, address }) => ({ name, lastMessage: title, email: address('talk') }),
  audit: ({ title }) => ({ action: 'job.created', label: title, targetKind: 'job' }),
  messages: ({ title }) => ({ content: title }),
};

/**
 * Inserts copies of the demo documents with ids and texts of their own, until each collection holds `count`, with all
 * public ones open. Resolves to the id of the recipient of the messages.
 */
export async function fill(db, count) {
  const [talk] = await db
    .collection('conversations')
    .find({ kind: 'user' })
    .sort({ _id: 1 })
    .limit(1)
    .toArray();
  const parts = [
    ...['jobs', 'projects', 'consultants', 'employees', 'conversations', 'audit'].map((name) => [name, {}]),
    ['users', { role: 'Freelancer' }],
    ['users', { role: 'B2B' }],
    ['messages', { conversationId: talk._id }],
  ];
  for (const [name, filter] of parts) {
    const collection = db.collection(name);
    const [model] = await collection.find(filter).sort({ _id: 1 }).limit(1).toArray();
    const from = await collection.countDocuments(filter);
    const copied = await collection.countDocuments({ ...filter, isCopy: true });
    const left = Math.max(0, count - from);
    for (let at = 0; at < left; at += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, left - at) }, (_, i) => copied + at + i);
      await insert(
        collection,
        numbers.map((i) => copyOf(model, name, i, VARIED[name])),
      );
    }
  }
  await fillApplications(db, count);
  return talk._id;
}

/** `isCopy` is used to count the existing copies. */
function copyOf(model, name, i, varied) {
  const copy = { ...model, _id: new ObjectId(), isCopy: true, ...varied(textsOf(i), i, model) };
  return model.words ? searchable(copy, name) : copy;
}

const addressOf = (email) => ({ email, emailKey: email.toLowerCase() });

/** Each freelancer applies to a project of their own, an hour after the one before. */
async function fillApplications(db, count) {
  const collection = db.collection('applications');
  const [model] = await collection.find({ kind: 'project', status: 'pending' }).limit(1).toArray();
  const from = await collection.countDocuments({ kind: 'project' });
  const all = (name, filter, ...fields) =>
    db
      .collection(name)
      .find(filter, { projection: Object.fromEntries(fields.map((field) => [field, 1])) })
      .toArray();
  const projects = await all('projects', { ofCompany: false }, 'title');
  const known = new Set((await collection.distinct('applicantId', { kind: 'project' })).map(String));
  const people = (await all('users', { role: 'Freelancer' }, 'first_name', 'last_name', 'email'))
    .filter(({ _id }) => !known.has(String(_id)))
    .slice(0, Math.max(0, count - from));
  for (let at = 0; at < people.length; at += BATCH) {
    const copies = people.slice(at, at + BATCH).map(({ _id, first_name, last_name, email }, i) => {
      const project = projects[(from + at + i) % projects.length];
      const copy = {
        ...model,
        _id: new ObjectId(),
        applicantId: _id,
        targetId: project._id,
        ...{ person: `${first_name} ${last_name}`, email, title: project.title },
        appliedAt: new Date(Date.now() - (at + i) * 3_600_000),
      };
      return searchable(copy, 'applications');
    });
    await insert(collection, copies);
  }
}
