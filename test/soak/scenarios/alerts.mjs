import mongoose from 'mongoose';
import { fill, insert } from '../../lib/fill.mjs';
import { withCluster } from '../cluster.mjs';
import { MailServer } from '../mail-server.mjs';
import { until } from '../processes.mjs';

const { ObjectId } = mongoose.Types;
/** New projects, in so many parts with a sweep after each. */
const ENTRIES = 300;
const WAVES = 3;
/** Instances that are killed in the middle of each sweep. */
const KILLS = 2;
/** The sweep in which the mail server takes nothing. */
const REFUSED_WAVE = 1;
const PLACE = 'Alertheim';
const COPY = /^Freelancer\d+@/;
/** Long enough for a machine with other load. */
const PATIENT = { every: 200, within: 1_800_000 };

/**
 * Kills the instance that sends alerts in the middle of its sweep, again and again, while a mail server refuses mails for
 * some time. Each of `people` must be told of every new project once, however many of their searches find it.
 */
export async function alerts(place, report, { length: people }) {
  const mails = new MailServer();
  const port = place.port + 18;
  await mails.start(port);
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_ALLOW_PLAIN: 'true' };
  try {
    await withCluster(place, 'alerts', settings, (cluster) =>
      cluster.withStore(async (db) => {
        const readers = await saveSearches(db, people);
        let kills = 0;
        const begun = performance.now();
        for (let wave = 0; wave < WAVES; wave++) {
          mails.isRefusing = wave === REFUSED_WAVE;
          await openProjects(db, ENTRIES / WAVES);
          kills += await sweepWithKills(cluster, db, readers.length);
        }
        report.tell('alerts', 'seconds of all sweeps', Math.round((performance.now() - begun) / 1_000));
        mails.isRefusing = false;
        await delivered(db);
        report.tell(
          'alerts',
          'mails taken, and refused for the time being',
          `${mails.taken.length}, ${mails.refused}`,
        );
        report.check('alerts', 'instances killed in the middle of a sweep', kills, kills > 0, 'some');
        await verify(db, report, { readers, mails });
      }),
    );
  } finally {
    mails.stop();
  }
}

/** Two searches for each freelancer, of which the second finds what the first does. Resolves to their accounts. */
async function saveSearches(db, people) {
  await fill(db, people + 10);
  const readers = await db.collection('users').find({ email: COPY }).sort({ _id: 1 }).limit(people).toArray();
  const now = new Date();
  const saved = readers.flatMap(({ _id }) =>
    [`location=${PLACE}`, ''].map((query, slot) => ({
      ...{ _id: new ObjectId(), ownerKind: 'user', ownerId: _id, slot, kind: 'project', query },
      ...{ name: 'Alerts', cadence: 'daily', from: now, since: now, seenAt: now, nextAt: new Date(9e12) },
      ...{ consent: { textVersion: '1', at: now }, createdAt: now },
    })),
  );
  await insert(db.collection('savedSearches'), saved);
  return readers;
}

async function openProjects(db, count) {
  const [model] = await db.collection('projects').find({ isCopy: true }).limit(1).toArray();
  const now = new Date();
  const opened = Array.from({ length: count }, () => ({
    ...{ ...model, _id: new ObjectId(), location: PLACE, isNew: true },
    ...{ createdAt: now, changedAt: now, openedAt: now, arrivedAt: now },
  }));
  await insert(db.collection('projects'), opened);
}

/** Makes all searches due and kills the sweeping instance on the way. Resolves to the number of kills that hit a sweep. */
async function sweepWithKills(cluster, db, people) {
  const [searches, leases] = [db.collection('savedSearches'), db.collection('leases')];
  const due = new Date();
  await searches.updateMany({ name: 'Alerts' }, { $set: { nextAt: due } });
  await leases.updateOne({ _id: 'alerts.send' }, { $set: { dueAt: due } });
  const left = () => searches.countDocuments({ nextAt: { $lte: due } });
  let kills = 0;
  for (let each = 1; each <= KILLS; each++) {
    const most = 2 * people * (1 - each / (KILLS + 1));
    await until('a part is told', async () => (await left()) <= most, { ...PATIENT, every: 20 });
    const { holder } = await leases.findOne({ _id: 'alerts.send' });
    const killed = cluster.instances.find(({ pid }) => holder.includes(`/${pid}/`));
    await killed?.stop('SIGKILL');
    if (killed && (await left()) > 0) kills += 1;
    await killed?.start();
  }
  await until('everybody is told', async () => (await left()) === 0, PATIENT);
  return kills;
}

/** Mails that were refused are due again at once. */
async function delivered(db) {
  const outbox = db.collection('outbox');
  const alerts = { 'mail.kind': 'alert' };
  await until(
    'the mails are delivered',
    async () => {
      await outbox.updateMany(
        { ...alerts, state: 'waiting', attempts: { $gt: 0 } },
        { $set: { nextAt: new Date() } },
      );
      return (await outbox.countDocuments(alerts)) === 0;
    },
    { ...PATIENT, every: 2_000 },
  );
}

async function verify(db, report, { readers, mails }) {
  let [told, different] = [0, 0];
  // For one person after the other: all of them are longer than an answer of a store may be.
  for (const { _id: personId } of readers) {
    const entries = await db.collection('told').find({ personId }).toArray();
    told += entries.length;
    different += new Set(entries.map(({ targetId }) => String(targetId))).size;
  }
  const wanted = readers.length * ENTRIES;
  const say = (what, found, right) => report.check('alerts', what, found, found === right, right);
  say('entries noted as told', told, wanted);
  say('different ones', different, wanted);
  // A process that dies between the server's yes and its note sends the same mail again, with the same id.
  const byId = new Map(mails.taken.map((mail) => [mail['message-id'], mail]));
  report.tell('alerts', 'mails that came twice with the same id', mails.taken.length - byId.size);
  const counts = new Map(readers.map(({ email }) => [email.toLowerCase(), 0]));
  for (const { to, subject } of byId.values()) {
    const address = to.replace(/[<>]/g, '').toLowerCase();
    counts.set(address, (counts.get(address) ?? 0) + Number.parseInt(subject, 10));
  }
  const few = [...counts.values()].filter((count) => count < ENTRIES).length;
  const many = [...counts.values()].filter((count) => count > ENTRIES).length;
  say('people whose mails leave an entry out', few, 0);
  say('people whose mails tell of one twice, and strangers', many, 0);
}
