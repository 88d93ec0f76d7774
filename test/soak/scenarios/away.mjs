import { setTimeout as later } from 'node:timers/promises';
import { Client } from '../client.mjs';
import { withCluster } from '../cluster.mjs';
import { gatherPeople } from '../people.mjs';
import { until } from '../processes.mjs';
import { seconds } from '../report.mjs';
import { contact, pollsOf, signInAs } from '../requests.mjs';

/** Milliseconds: until the product answers 503, and until it works again. */
const REFUSED_WITHIN = 3_000;
const BACK_WITHIN = 5_000;
const ROUND_EVERY = 1_000;
/** Milliseconds for which a cached list may be trusted. */
const BELIEVED = 2_000;

const WAYS = {
  'stopped (SIGSTOP)': [(store) => store.freeze(), (store) => store.thaw()],
  'killed (SIGKILL)': [(store) => store.kill(), (store) => store.start()],
};

/** Makes the store unavailable for some seconds, in two ways; every instance is asked directly, without the proxy. */
export async function away(place, report, { length: forSeconds }) {
  await withCluster(place, 'away', {}, async (cluster) => {
    const people = await cluster.withStore((db) => gatherPeople(db, 20));
    const clients = cluster.instances.map(({ base }) => new Client(base, { patience: 20_000 }));
    const requests = requestsOf(people);
    try {
      // Warms up, and opens every connection.
      for (let round = 0; round < 3; round++) await askAll(clients, requests);
      for (const [way, [leave, come]] of Object.entries(WAYS)) {
        const say = (what, ...row) => report.check('away', `${way}: ${what}`, ...row);
        await leave(cluster.store);
        const answers = await watch(clients, requests, forSeconds);
        tellAnswers(answers, say);
        await come(cluster.store);
        const returned = performance.now();
        const back = await Promise.all(clients.map((client) => workingAgain(client, requests, returned)));
        const slowest = Math.max(...back);
        say('works again', seconds(slowest), slowest <= BACK_WITHIN, `within ${BACK_WITHIN / 1_000} s`);
        const alive = cluster.instances.filter(({ isRunning }) => isRunning).length;
        say('instances that still run', alive, alive === cluster.instances.length, cluster.instances.length);
      }
    } finally {
      await Promise.all(clients.map((client) => client.close()));
    }
  });
}

/** The requests, and the allowed answers while the store is away. */
function requestsOf({ freelancers: [someone] }) {
  const [, poll] = pollsOf(someone);
  return [
    { kind: 'own profile', request: { path: '/private/api/me', headers: someone.headers }, ok: [200] },
    { kind: 'poll', request: poll, ok: [200] },
    { kind: 'kept list', request: { path: '/public/api/v0/jobs' }, ok: [200], isKept: true },
    { kind: 'contact message', makes: (mark) => contact(mark), ok: [201] },
    { kind: 'sign-in', makes: () => signInAs(someone.email), ok: [200] },
    { kind: 'ready', request: { path: '/health/ready' }, ok: [200] },
    { kind: 'live', request: { path: '/health/live' }, ok: [200], needsNoStore: true },
    { kind: 'a page', request: { path: '/' }, ok: [200], needsNoStore: true },
  ];
}

let round = 0;
const askAll = (clients, requests) =>
  Promise.all(
    clients.flatMap((client) =>
      requests.map(async ({ kind, request, makes, ...how }) => {
        const at = performance.now();
        const answer = await client.send(request ?? makes(`away ${round++}`));
        return { kind, at, ...how, ...answer };
      }),
    ),
  );

/** Sends a round of requests each second. Resolves to all answers. */
async function watch(clients, requests, forSeconds) {
  const begun = performance.now();
  const rounds = [];
  while (performance.now() - begun < forSeconds * 1_000) {
    rounds.push(askAll(clients, requests));
    await later(ROUND_EVERY);
  }
  const answers = (await Promise.all(rounds)).flat();
  return answers.map((answer) => ({ ...answer, at: answer.at - begun }));
}

function tellAnswers(answers, say) {
  const isRight = ({ status, ok, isKept, needsNoStore, at }) => {
    if (needsNoStore) return ok.includes(status);
    return status === 503 || (isKept && at < BELIEVED && ok.includes(status));
  };
  const wrong = answers.filter((answer) => !isRight(answer));
  say('answers other than 503', countsOf(wrong), wrong.length === 0, 'none');
  const slowest = answers.reduce((one, other) => (one.took > other.took ? one : other));
  const found = `${seconds(slowest.took)} (${slowest.kind}), p50 ${seconds(medianOf(answers))}`;
  say('slowest answer', found, slowest.took <= REFUSED_WITHIN, `within ${REFUSED_WITHIN / 1_000} s`);
}

const medianOf = (answers) =>
  answers.map(({ took }) => took).sort((one, other) => one - other)[Math.floor(answers.length / 2)];

function countsOf(answers) {
  const counts = new Map();
  for (const { kind, status, error } of answers) {
    const name = `${kind} ${status || error}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ') || 0;
}

/** Resolves to the milliseconds after `since` until all requests succeed. */
async function workingAgain(client, requests, since) {
  await until('it works again', async () => {
    const answers = await askAll([client], requests);
    return answers.every(({ status, ok }) => ok.includes(status));
  });
  return performance.now() - since;
}
