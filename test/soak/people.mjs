import { fill } from '../lib/fill.mjs';
import { signIn, signInOne } from '../lib/sessions.mjs';

const MANY = 120;

const idsOf = async (db, name, filter) =>
  (
    await db
      .collection(name)
      .find(filter, { projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => String(_id));

/**
 * Fills the demo store further and signs people in: freelancers (`id`, `email`, `headers`), an administrator's headers,
 * and what they deal with. `count`: so many freelancers.
 */
export async function gatherPeople(db, count = MANY) {
  await fill(db, count);
  const users = await db
    .collection('users')
    .find({ role: 'Freelancer' })
    .sort({ _id: 1 })
    .limit(count)
    .toArray();
  const tokens = await signIn(db, 'user', users);
  return {
    freelancers: users.map(({ _id, email }, i) => ({ id: String(_id), email, headers: tokens[i] })),
    admin: await signInOne(db, 'admin', 'admins', {}),
    projects: await idsOf(db, 'projects', { ofCompany: false }),
    jobs: await idsOf(db, 'jobs', {}),
  };
}
