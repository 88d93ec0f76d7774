import { createHmac } from 'node:crypto';
import mongoose from 'mongoose';
import { insert } from './fill.mjs';
import { SECRETS } from './server.mjs';

const HOUR = 3_600_000;
const base64 = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(audience, claims) {
  const content = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`;
  return `${content}.${createHmac('sha256', SECRETS[audience]).update(content).digest('base64url')}`;
}

/** Signs in `subjects` (documents of users or administrators) by writing sessions. Resolves to their headers. */
export async function signIn(db, audience, subjects) {
  const now = Date.now();
  const sessions = subjects.map(({ _id, sessionEpoch = 0 }) => ({
    _id: new mongoose.Types.ObjectId(),
    audience,
    subjectId: _id,
    epoch: sessionEpoch,
    openedAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + HOUR / 2),
    device: 'Benchmark',
  }));
  await insert(db.collection('sessions'), sessions);
  return sessions.map(({ _id, subjectId }) => {
    const [iat, exp] = [now, now + 12 * HOUR].map((at) => Math.floor(at / 1000));
    const claims = { sub: String(subjectId), sid: String(_id), iat, exp };
    const token = sign(audience, { ...claims, aud: audience, iss: 'consulting-platform' });
    return { authorization: `Bearer ${token}` };
  });
}

/** Signs in the oldest account of a collection that matches the filter. */
export async function signInOne(db, audience, collection, filter) {
  const found = await db.collection(collection).find(filter).sort({ _id: 1 }).limit(1).toArray();
  return (await signIn(db, audience, found))[0];
}
