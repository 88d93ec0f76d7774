import { setTimeout as later } from 'node:timers/promises';
import { Client } from '../client.mjs';
import { withCluster } from '../cluster.mjs';
import { gatherPeople } from '../people.mjs';
import { until } from '../processes.mjs';
import { contact, createJob, ownCv, upload } from '../requests.mjs';

const WRITERS = 4;
/** Alternates kills of instances and of the store, evenly over the writes. */
const KILLS = 6;
/**
 * In the short form the store is killed right after the instance: the transaction of a killed process would block the
 * test server for a minute.
 */
const KILLS_SHORT = 2;
/** Milliseconds between a failure and the next write. */
const PAUSE = 200;
const MARK = /mark-\d+-\d+/;
const UPLOADS = 2;

/**
 * Kills instances and the store with SIGKILL while writes run, until `writes` were acknowledged. Every write carries a
 * unique mark: acknowledged marks must exist once, others at most once, and the CV of every uploader must be complete
 * and not older than the last acknowledged one.
 */
export async function kill(place, report, { length: writes, isTimed }) {
  await withCluster(place, 'kill', {}, async (cluster) => {
    const people = await cluster.withStore((db) => gatherPeople(db, 20));
    const client = new Client(cluster.base);
    const acknowledged = new Set();
    const sent = new Set();
    const uploads = people.freelancers
      .slice(0, UPLOADS)
      .map((person) => ({ person, sent: 0, acknowledged: 0 }));
    let failures = 0;
    let isOver = false;
    const isDone = () => isOver || acknowledged.size >= writes;
    const reached = (count) =>
      until(`${count} writes`, () => isOver || cluster.store.isBroken || acknowledged.size >= count, {
        within: 600_000,
      });

    const write = async (writer, number) => {
      const mark = `mark-${writer}-${number}`;
      sent.add(mark);
      const isJob = number % 4 === 0;
      const request = isJob ? createJob(people.admin, mark) : contact(mark);
      const { status } = await client.send(request);
      if (status === 201) return acknowledged.add(mark);
      failures++;
      return later(PAUSE);
    };
    const writer = async (_, number) => {
      for (let each = 0; !isDone(); each++) await write(number, each);
    };
    const uploader = async (one) => {
      while (!isDone()) {
        const number = ++one.sent;
        const { status } = await client.send(await upload(one.person, `upload ${number} end`, 300_000));
        if (status === 200) one.acknowledged = number;
        else await later(PAUSE);
      }
    };
    const killer = async () => {
      const kills = isTimed ? KILLS : KILLS_SHORT;
      for (let each = 0; each < kills; each++) {
        await reached(((isTimed ? each + 1 : 1) * writes) / (kills + 1));
        await (each % 2 === 0 ? killInstance(cluster, each / 2) : killStore(cluster));
      }
      await reached(writes);
      if (cluster.store.isBroken) throw new Error('The store broke');
    };
    try {
      const all = [...Array.from({ length: WRITERS }, writer), ...uploads.map(uploader)];
      await Promise.all([...all, killer().finally(() => (isOver = true))]);
      await settled(cluster);
      await verify(cluster, client, report, { acknowledged, sent, failures, uploads });
    } finally {
      await client.close();
    }
  });
}

async function killInstance({ instances }, number) {
  const instance = instances[number % instances.length];
  await instance.stop('SIGKILL');
  await instance.start();
}

async function killStore({ store }) {
  await store.kill();
  await store.start();
}

async function settled(cluster) {
  for (const instance of cluster.instances) await cluster.seenByProxy(instance);
}

/** Counts how often each mark is among the values. */
function countsOf(texts) {
  const counts = new Map();
  for (const text of texts) {
    const mark = MARK.exec(text)?.[0];
    if (mark) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return counts;
}

async function verify(cluster, client, report, { acknowledged, sent, failures, uploads }) {
  const stored = await cluster.withStore(async (db) => {
    const texts = async (name, field) =>
      (await db.collection(name).find({}).toArray()).map((document) => String(document[field]));
    return [
      await texts('messages', 'content'),
      await texts('conversations', 'lastMessage'),
      await texts('jobs', 'title'),
    ];
  });
  const [messages, conversations, jobs] = stored.map(countsOf);
  const counts = new Map([...messages, ...jobs]);
  const lost = [...acknowledged].filter((mark) => !counts.has(mark));
  const twice = [...counts].filter(([, count]) => count > 1).map(([mark]) => mark);
  const halves = [...messages.keys()].filter((mark) => conversations.get(mark) !== 1);
  const strangers = [...conversations.keys()].filter((mark) => !messages.has(mark));
  const say = (...row) => report.check('kill', ...row);
  say('acknowledged writes that are lost', few(lost), lost.length === 0, 'none');
  say('writes that are there twice', few(twice), twice.length === 0, 'none');
  say(
    'messages of which one half is missing',
    few([...halves, ...strangers]),
    halves.length + strangers.length === 0,
    'none',
  );
  const wrong = [];
  for (const { person, sent: last, acknowledged: least } of uploads) {
    const { status, body } = await client.send(ownCv(person), { read: true });
    const found = Number(/upload (\d+) end/.exec(body ?? '')?.[1] ?? 0);
    const isWhole = status === 200 && body.endsWith('%%EOF\n');
    // A person whose first upload was never acknowledged has no CV, or that of the demo data.
    if (least > 0 && (!isWhole || found < least || found > last))
      wrong.push(`${person.email}: ${status}, ${found} of ${least}`);
  }
  say('CVs that are lost or torn', few(wrong), wrong.length === 0, 'none');
  const unanswered = [...sent].filter((mark) => !acknowledged.has(mark));
  const kept = unanswered.filter((mark) => counts.has(mark)).length;
  report.tell(
    'kill',
    'writes',
    `${acknowledged.size} acknowledged, ${failures} not (${kept} of them are there)`,
  );
  report.tell(
    'kill',
    'uploads',
    uploads.reduce((sum, one) => sum + one.acknowledged, 0),
  );
}

const few = (marks) => (marks.length === 0 ? 0 : `${marks.length}: ${marks.slice(0, 5).join(', ')}`);
