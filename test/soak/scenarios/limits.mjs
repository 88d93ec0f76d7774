import { LIMITS } from '@consulting/contracts';
import { Client, stranger } from '../client.mjs';
import { withCluster } from '../cluster.mjs';
import { gatherPeople } from '../people.mjs';
import { contact, sendMessage, signInAs } from '../requests.mjs';

/** The product's limits: contact messages from one address and from all within an hour, wrong passwords. */
const PER_ADDRESS = 10;
const FOR_ALL = 300;
const WRONG_PASSWORDS = 5;
/** Concurrent requests, several for each allowed one. */
const AT_ONCE = 24;

/**
 * Sends more than allowed at once to three instances, in `rounds` rounds with a new address and account each: exactly
 * the allowed number succeeds. With more than one round it also checks the limit of all addresses together.
 */
export async function limits(place, report, { length: rounds }) {
  await withCluster(place, 'limits', { RATE_LIMIT_SCALE: '1' }, async (cluster) => {
    const people = await cluster.withStore((db) => gatherPeople(db, 20));
    const clients = cluster.instances.map(({ base }) => new Client(base));
    /** Sends all at once, to each instance in turn. Resolves to the number of answers per status. */
    const atOnce = async (count, requestOf) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, i) => clients[i % clients.length].send(requestOf(i))),
      );
      return countsOf(answers);
    };
    const exact = (what, found, got, allowed, refused, sent) =>
      report.check(
        'limits',
        what,
        said(found),
        (found[got] ?? 0) === allowed && (found[refused] ?? 0) === sent - allowed,
        `${allowed} × ${got}, ${sent - allowed} × ${refused}`,
      );
    try {
      let accepted = 0;
      for (let round = 1; round <= rounds; round++) {
        const address = stranger();
        const fromOne = await atOnce(AT_ONCE, (i) => contact(`Message ${i}`, address));
        accepted += fromOne[201] ?? 0;
        exact(`round ${round}: contact messages of one address`, fromOne, 201, PER_ADDRESS, 429, AT_ONCE);
        const talker = people.freelancers.at(-round);
        const messages = await atOnce(AT_ONCE, (i) => sendMessage(talker, `Message ${i}`));
        exact(`round ${round}: messages of one user`, messages, 201, LIMITS.userMessages, 403, AT_ONCE);
        const { email } = people.freelancers.at(-round);
        // The budget of requests for one account from one network is 20: up to there only the wrong tries refuse.
        const tries = 15;
        const wrong = await atOnce(tries, () => signInAs(email, 'not the password', address));
        exact(
          `round ${round}: wrong passwords for one account from one network`,
          wrong,
          401,
          WRONG_PASSWORDS,
          429,
          tries,
        );
        const right = await atOnce(1, () => signInAs(email, undefined, address));
        exact(`round ${round}: the right password then`, right, 429, 1, 200, 1);
        const elsewhere = await atOnce(1, () => signInAs(email));
        exact(`round ${round}: the right password from another network`, elsewhere, 200, 1, 429, 1);
      }
      accepted += await keptOverRestart(cluster, report);
      if (rounds > 1) {
        const most = FOR_ALL - accepted;
        let found = 0;
        for (let sent = 0; sent < most + AT_ONCE; sent += AT_ONCE)
          found += (await atOnce(AT_ONCE, (i) => contact(`Message ${i} of many`)))[201] ?? 0;
        report.check(
          'limits',
          'contact messages of all addresses',
          accepted + found,
          found === most,
          FOR_ALL,
        );
      }
    } finally {
      await Promise.all(clients.map((client) => client.close()));
    }
  });
}

/** Checks that a used-up budget also applies to a newly started instance. Resolves to how many were accepted. */
async function keptOverRestart(cluster, report) {
  const [first, second] = cluster.instances;
  const address = stranger();
  const send = async ({ base }, number) => {
    const client = new Client(base);
    const { status } = await client.send(contact(`Message ${number}`, address));
    await client.close();
    return status;
  };
  const before = [];
  for (let number = 0; number < PER_ADDRESS; number++) before.push(await send(second, number));
  await first.stop();
  await first.start();
  const after = await send(first, PER_ADDRESS);
  const isAllowed = before.every((status) => status === 201);
  report.check(
    'limits',
    'the next one, at an instance that has just started',
    after,
    isAllowed && after === 429,
    429,
  );
  return [...before, after].filter((status) => status === 201).length;
}

function countsOf(answers) {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const said = (counts) =>
  Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
