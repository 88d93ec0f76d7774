import type { ClientSession, Connection, Types } from 'mongoose';
import { dropIndex } from '../../drop-index.ts';
import type { Migration, Store } from '../../migration.ts';

/** The fields that are read of documents of earlier versions. */
interface OldApplication {
  _id: Types.ObjectId;
  kind: 'job' | 'project' | 'consultant';
  targetId: Types.ObjectId;
  applicantId: Types.ObjectId;
  status: string;
  appliedAt: Date;
  decidedAt: Date | null;
  note?: string;
}

interface OldFile {
  key: string;
  uploadedAt: Date;
}

interface OldUser {
  first_name: string;
  last_name: string;
  company_name?: string;
  email: string;
  cv?: OldFile | null;
  certificate?: OldFile | null;
}

const TARGETS = {
  job: ['jobs', 'title'],
  project: ['projects', 'title'],
  consultant: ['consultants', 'name'],
};

/** Indexes that no query uses any more, and the one that prevented a new application after a withdrawal. */
const OLD_INDEXES = [
  ['applications', 'kind_1_targetId_1_applicantId_1'],
  ['applications', 'kind_1_status_1'],
  ['projects', 'hidden_1_createdAt_-1__id_-1'],
  ['projects', 'hidden_1_category_1_createdAt_-1__id_-1'],
] as const;

/** Adds a state to jobs and projects, history, note and files to applications, and a reference count to files. */
export const placementLoop: Migration = {
  number: 1,
  name: 'Applications, jobs and projects get the fields of the placement loop',
  async run(store, connection) {
    const open = { state: 'open', closes_at: null, closesAt: null };
    await store.collection('jobs').updateMany({ state: { $exists: false } }, { $set: open });
    await projects(store, open);
    const files = store.collection('files');
    await files.updateMany({ uses: { $exists: false }, state: 'attached' }, { $set: { uses: 1 } });
    await files.updateMany({ uses: { $exists: false } }, { $set: { uses: 0 } });
    await store.collection('users').updateMany({ blocked: { $exists: false } }, { $set: { blocked: false } });
    const old = store.collection<OldApplication>('applications').find({ history: { $exists: false } });
    for await (const application of old) await complete(store, connection, application);
    for (const [collection, name] of OLD_INDEXES) await dropIndex(store, collection, name);
  },
};

/** Adds the search text of projects, which was the title before. */
async function projects(store: Store, open: object): Promise<void> {
  const collection = store.collection<{ title: string }>('projects');
  for await (const { _id, title } of collection.find({ search: { $exists: false } }))
    await collection.updateOne({ _id }, { $set: { search: title } });
  await collection.updateMany({ state: { $exists: false } }, { $set: open });
}

/** Runs in one transaction, so that no file counts a reference that does not exist. */
async function complete(store: Store, connection: Connection, application: OldApplication): Promise<void> {
  const { _id, kind, status, appliedAt, decidedAt, note = '' } = application;
  const [collection = '', field = ''] = TARGETS[kind];
  const target = await store.collection(collection).findOne({ _id: application.targetId });
  const sent = { at: appliedAt, status: 'pending', by: 'applicant', note };
  const step = { at: decidedAt, status, by: 'firm', note: '' };
  const users = store.collection<OldUser>('users');
  const applications = store.collection('applications');
  await connection.transaction(async (session) => {
    const user = await users.findOne({ _id: application.applicantId }, { session });
    // First, so that no reference is counted twice when another process has done this application.
    const todo = { _id, history: { $exists: false } };
    const { matchedCount } = await applications.updateOne(todo, { $set: { history: [] } }, { session });
    if (matchedCount === 0) return;
    const mayHave = kind === 'consultant' ? null : user;
    const files = {
      cv: await frozen(store, mayHave?.cv, appliedAt, session),
      certificate: await frozen(store, mayHave?.certificate, appliedAt, session),
    };
    const change = {
      withdrawn: null,
      // An application that was decided on was seen.
      seenAt: decidedAt,
      note,
      decisionNote: '',
      files,
      looks: [],
      history: decidedAt ? [sent, step] : [sent],
      person: user ? `${user.first_name} ${user.last_name} ${user.company_name ?? ''}` : '',
      email: user?.email ?? '',
      title: String(target?.[field] ?? ''),
    };
    await applications.updateOne({ _id }, { $set: change }, { session });
  });
}

/** Returns the profile's document if it is older than the application, and adds a reference to it. */
async function frozen(
  store: Store,
  file: OldFile | null | undefined,
  sentAt: Date,
  session: ClientSession,
): Promise<OldFile | null> {
  if (!file || file.uploadedAt > sentAt) return null;
  const files = store.collection<{ _id: string; uses: number }>('files');
  const isThere = { _id: file.key, state: 'attached' };
  const { matchedCount } = await files.updateOne(isThere, { $inc: { uses: 1 } }, { session });
  return matchedCount === 1 ? file : null;
}
