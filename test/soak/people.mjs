import { fill } from '../lib/fill.mjs';
import { signIn, signInOne } from '../lib/sessions.mjs';

/** The test server uses only unique indexes: every other read scans the collection. */
const MANY = 60;
/** Copied users, who all have a password and have written nothing yet. */
const COPY = /^Freelancer\d+@/;
/** Public postings that can be applied for on any day. */
const OPEN = { state: 'open', hidden: { $ne: true }, closesAt: null };

const idsOf = async (db, name, filter) =>
  (
    await db
      .collection(name)
      .find(filter, { projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => String(_id));

/**
 * Fills the demo store further and signs people in. Resolves to freelancers (`id`, `email`, `headers`), an
 * administrator's headers, and the things they work on. `count`: the number of freelancers including those of the demo
 * data, who are not returned.
 */
export async function gatherPeople(db, count = MANY) {
  await fill(db, count);
  // A copy refers to the file of its original, which counts one use: the first to replace it removes it for all.
  await db.collection('users').updateMany({ email: COPY }, { $set: { cv: null, certificate: null } });
  const users = await db.collection('users').find({ email: COPY }).sort({ _id: 1 }).toArray();
  const tokens = await signIn(db, 'user', users);
  return {
    freelancers: users.map(({ _id, email }, i) => ({ id: String(_id), email, headers: tokens[i] })),
    admin: await signInOne(db, 'admin', 'admins', {}),
    projects: await idsOf(db, 'projects', OPEN),
    jobs: await idsOf(db, 'jobs', OPEN),
  };
}
