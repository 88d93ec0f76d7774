import { fill } from '../lib/fill.mjs';
import { signIn, signInOne } from '../lib/sessions.mjs';

/** The server of the tests has only unique indexes: what it reads by anything else it reads whole. */
const MANY = 60;
/** Copies, who all have a password and have written nothing yet. */
const COPY = /^Freelancer\d+@/;
/** What everybody sees and can apply for, whatever day it is. */
const OPEN = { state: 'open', hidden: { $ne: true }, closesAt: null };

const idsOf = async (db, name, filter) =>
  (
    await db
      .collection(name)
      .find(filter, { projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => String(_id));

/**
 * Fills the demo store further and signs people in: freelancers (`id`, `email`, `headers`), an administrator's headers,
 * and what they deal with. `count`: so many freelancers, with those of the demo data, who are not among them.
 */
export async function gatherPeople(db, count = MANY) {
  await fill(db, count);
  // A copy names the file of its model, which is counted as one person's: the first to replace it takes it from all.
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
