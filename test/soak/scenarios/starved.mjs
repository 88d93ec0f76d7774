import { setTimeout as later } from 'node:timers/promises';
import { startProcess } from '../../lib/server.mjs';
import { withCluster } from '../cluster.mjs';
import { gatherPeople } from '../people.mjs';
import { Record } from '../record.mjs';
import { seconds } from '../report.mjs';
import { Traffic } from '../traffic.mjs';

/** Processes that do nothing but use the processors, which makes a load of twenty. */
const SPINNING = 20;
const SPIN = 'for (;;);';
/** Requests per second of all instances together: few, because they get a small part of the processors. */
const MOST_PER_SECOND = 20;
/** Requests to each instance that may be open: like people, who ask again when they have an answer. */
const AT_ONCE = 10;

/**
 * Starves the machine: every process of the product, and the store, waits for a processor most of the time. The store
 * is slow but there, so no request may be answered 503. Every instance is asked directly: the proxy repeats requests.
 */
export async function starved(place, report, { length: forSeconds, perSecond }) {
  await withCluster(place, 'starved', {}, async (cluster) => {
    const people = await cluster.withStore((db) => gatherPeople(db));
    const record = new Record();
    const rate = Math.min(perSecond, MOST_PER_SECOND) / cluster.instances.length;
    const spinning = Array.from({ length: SPINNING }, () => startProcess('-e', [SPIN]));
    const traffics = cluster.instances.map(({ base }, i, { length }) => {
      const freelancers = people.freelancers.filter((_, number) => number % length === i);
      return new Traffic(base, { ...people, freelancers }, record, rate, AT_ONCE);
    });
    try {
      await later(forSeconds * 1_000);
    } finally {
      await Promise.all(traffics.map((traffic) => traffic.stop()));
      await Promise.all(spinning.map(({ stop }) => stop('SIGKILL')));
    }
    const say = (...row) => report.check('starved', ...row);
    say('requests answered 503', record.unavailable, record.unavailable === 0, 'none');
    say(
      'other failed requests',
      record.failed - record.unavailable,
      record.failed === record.unavailable,
      'none',
    );
    const { all } = record.latencies();
    report.tell('starved', 'requests', `${record.all} in ${forSeconds} s`);
    report.tell(
      'starved',
      'latency',
      `p50 ${seconds(all.p50)}, p99 ${seconds(all.p99)}, slowest ${seconds(all.slowest)}`,
    );
    record.examples.forEach((example) => report.tell('starved', 'example', example));
  });
}
